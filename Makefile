# `make run` starts the program; `make help` lists the rest.
# Written for GNU make 3.81 and newer (macOS ships that one).

PYTHON ?= python3
ARGS ?=
TESTS ?=

VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
# constraints.txt is renewed by hand: uv pip compile --universal --python-version 3.11 --no-header --no-annotate \
#   --no-emit-index-url --no-emit-find-links --upgrade --extra dev pyproject.toml -o constraints.txt
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check

# Without compiled files every start costs some 300 ms more.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run test check check-all play-all pictures bench wheel clean
.NOTPARALLEL:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: $(VENV)/.run ## start the program; ARGS="quiz --plain --lang ro" passes arguments
	@$(BIN)/cruce-tutor $(ARGS)

test: $(VENV)/.dev ## run the tests; TESTS="tests/rules -k trump" picks some
	$(BIN)/python -m pytest -n 2 --dist worksteal $(TESTS)

check: $(VENV)/.dev ## format, lint, types, room order, content, translations, coverage
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/cruce-tutor check $(wildcard lessons) scenarios
	$(BIN)/cruce-tutor words check
	$(BIN)/cruce-tutor coverage
	$(BIN)/cruce-tutor play-all --quick

play-all: $(VENV)/.dev ## walk through every lesson and question, in every language: some minutes
	$(BIN)/cruce-tutor play-all

check-all: check ## check, then every test, the exhaustive ones too
	$(BIN)/python -m pytest -n 2 --dist worksteal -m '' $(TESTS)

pictures: $(VENV)/.dev ## draw docs/*.svg anew, from the real screens
	$(BIN)/python -m tests.screens.pictures

bench: $(BENCH)/.ready ## measure against other programs, in an environment of its own
	$(BENCH)/bin/python tests/bench/run.py $(ARGS)

wheel: $(VENV)/.dev ## build dist/, the wheel out of the source archive
	$(BIN)/python -m build --no-isolation --outdir dist .

clean: ## remove all that was built or installed here
	rm -rf $(VENV) $(BENCH) dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Two stamps for one environment: a first question should not wait for the developers' tools.
$(VENV)/.run: pyproject.toml constraints.txt
	$(call ensure_venv,$(VENV))
	@echo 'Installing Cruce Tutor into $(VENV), once ...'
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt -e .
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt
	$(call ensure_venv,$(VENV))
	@echo 'Installing Cruce Tutor and its tools into $(VENV), once ...'
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt -e '.[dev]'
	@touch $(VENV)/.run $@

$(BENCH)/.ready: tests/bench/requirements.txt pyproject.toml constraints.txt
	$(call ensure_venv,$(BENCH))
	@echo 'Installing the programs to compare with into $(BENCH), once ...'
	@$(BENCH)/bin/python $(PIP_INSTALL) -c constraints.txt -e .
# Without our constraints: some rivals ask for older versions of what only our tools use.
	@$(BENCH)/bin/python $(PIP_INSTALL) -r tests/bench/requirements.txt
	@touch $@

# $(call ensure_venv,DIR): pip is asked for because a half-made environment has a python, but no pip.
define ensure_venv
	@$(1)/bin/python -m pip --version >/dev/null 2>&1 || { \
	  $(PYTHON) -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	    && $(PYTHON) -m venv --clear $(1); \
	} || { \
	  echo 'Cruce Tutor needs Python 3.11 or newer with its venv module (on Debian and Ubuntu: apt install python3-venv); install it and run make again, or name another one: make PYTHON=python3.12 ...' >&2; \
	  exit 1; \
	}
endef
