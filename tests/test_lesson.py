"""A learner at a lesson: forward, back, wrong and right, and taken up again."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest

from tutor.content.lessons import shipped_lessons
from tutor.drill.answers import Answer, Bids, Chosen, Json
from tutor.drill.lesson import STEP_KINDS, Lesson
from tutor.drill.panes import answer_of
from tutor.session.asked import Act, Again, Asked, Find
from tutor.session.lesson import END, Answered, LessonRun, StepView
from tutor.session.task import Reply, Unclear
from tutor.words.files import text_ids
from tutor.words.words import Words

LESSONS = {lesson.id: lesson for lesson in shipped_lessons(text_ids())}
EACH = pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.id)
Give = Callable[[LessonRun, Asked], None]


def learner(lesson: Lesson, lang: str = "en", **settings: object) -> LessonRun:
    return LessonRun(lesson, words_in(lang), **settings)  # type: ignore[arg-type]


@cache
def words_in(lang: str) -> Words:
    return Words(lang, "french")


def seen(run: LessonRun) -> StepView:
    """What there is to see now."""
    return run.view


def values_of(asked: Asked, answer: Answer) -> list[str]:
    """An answer as a front end hands it back."""
    entries = asked.entries
    found: Json = answer.json
    if isinstance(answer, Chosen):
        return [" ".join(map(str, answer.places))]
    if isinstance(found, dict):
        inner = found.get("scores", found)
        assert isinstance(inner, dict)
        parts = [*inner.values(), *([found["round"]] if inner is not found else [])]
        return [str(value) for value in parts]
    if isinstance(found, list):
        return [" ".join(map(str, found)) or ("none" if isinstance(answer, Bids) else "")]
    assert len(entries) == 1
    return [str(found).lower() if isinstance(found, bool) else str(found)]


def right(asked: Asked) -> list[str]:
    """What answers rightly."""
    match asked:
        case Act():
            return [str(next(iter(asked.scenario.position.duty.hand)))]
        case Find():
            return [str(asked.pupil.wrong[0])]
        case _:
            return values_of(asked, asked.scenario.solution.answer)


def wrong(asked: Asked) -> list[str] | None:
    """What answers wrongly; None where nothing is wrong."""
    match asked:
        case Act():
            lawful = asked.scenario.position.duty.hand
            return next(([str(card)] for card in asked.cards if card not in lawful), None)
        case Find():
            return next(([str(card)] for card in asked.cards if card not in asked.pupil.wrong), None)
    expected = asked.scenario.solution.answer
    entry = asked.entries[0]
    if not entry.options:
        return [field.options[0].code if field.options else "7" for field in asked.entries]
    if entry.ordered:
        return [" ".join(reversed(values_of(asked, expected)[0].split()))]
    for option in entry.options:
        values = [option.code] * len(asked.entries)
        if answer_of(asked.scenario.position, asked.scenario.question, values) != expected:
            return values
    return [" ".join(option.code for option in entry.options)]


def walk(run: LessonRun, give: Give) -> list[StepView]:
    """To the end, and every view on the way."""
    views = []
    for _ in range(500):
        views.append(run.view)
        if run.finished:
            return views
        if run.open:
            asked = run.asked
            assert asked is not None
            give(run, asked)
            views.append(run.view)
        assert run.next()
    raise AssertionError("a lesson has an end")


def rightly(run: LessonRun, asked: Asked) -> None:
    reply = run.choose(right(asked))
    assert isinstance(reply, Reply), reply
    assert reply.verdict.right, (run.step.id, reply.lines)


def wrongly(run: LessonRun, asked: Asked) -> None:
    """A wrong answer where there is one; an act is then done rightly."""
    values = wrong(asked)
    if values is not None:
        reply = run.choose(values)
        assert isinstance(reply, Reply), reply
        assert not reply.verdict.right, (run.step.id, reply.lines)
        assert reply.because
    if run.open:
        assert values is None or isinstance(asked, Act | Again)
        rightly(run, asked)


@EACH
def test_always_right(lesson: Lesson) -> None:
    log: list[Answered] = []
    run = learner(lesson, log=log.append)
    views = walk(run, rightly)
    kinds = {name for name, kind in STEP_KINDS.items() if any(isinstance(step, kind) for step in lesson.steps)}
    assert {view.kind for view in views} == {*kinds, END}
    assert run.done == {step.id for step in lesson.steps}
    assert all(answered.right for answered in log)
    assert len(log) == sum(len(run.items(step)) for step in lesson.steps)
    assert str(len(log)) in next(run.summary)


@EACH
def test_always_wrong(lesson: Lesson) -> None:
    log: list[Answered] = []
    run = learner(lesson, log=log.append)
    walk(run, wrongly)
    assert len(log) == len({(answered.step, answered.part) for answered in log}), "logged once each"
    assert run.done == (frozenset() if lesson.examines else {step.id for step in lesson.steps})
    free = {step.id for step in lesson.steps for asked in run.items(step) if wrong(asked) is None}
    assert {answered.step for answered in log if answered.right} <= free


@EACH
@pytest.mark.parametrize("lang", ["en", "ro", "de", "hu", "es"])
def test_typed_answers_do_as_well(lesson: Lesson, lang: str) -> None:
    def typed(run: LessonRun, asked: Asked) -> None:
        codes = right(asked)
        names = []
        for entry, value in zip(asked.entries, codes, strict=True):
            keys = {option.code: option.key for option in entry.options}
            names += [keys.get(code, code) for code in value.split()]
        reply = run.type(" ".join(names))
        assert isinstance(reply, Reply), (run.step.id, names, reply)
        assert reply.verdict.right, (run.step.id, names)

    walk(learner(lesson, lang), typed)


@EACH
def test_the_same_seed_asks_the_same(lesson: Lesson) -> None:
    def asked(seed: int) -> list[str]:
        run = learner(lesson, seed=seed)
        return [item.scenario.id for step in run.steps for item in run.items(step)]

    assert asked(7) == asked(7)
    assert asked(7) != asked(8)


@EACH
def test_nothing_is_lost_on_the_way_back(lesson: Lesson) -> None:
    log: list[Answered] = []
    run = learner(lesson, log=log.append)
    forward = [view for view in walk(run, wrongly) if view.task is not None and not view.open]
    logged = len(log)
    back = []
    while run.back():
        if run.view.task is not None:
            back.append(run.view)
    assert [(v.id, v.part, v.reply) for v in reversed(back)] == [(v.id, v.part, v.reply) for v in forward]
    assert not run.back()
    assert len(log) == logged
    while not run.finished:
        assert not run.open
        assert run.next()


def test_an_open_question_is_not_passed_over() -> None:
    run = learner(LESSONS["first-round"])
    assert run.open
    assert not run.next()
    assert isinstance(run.type(""), Unclear)
    assert isinstance(run.choose([""]), Unclear)
    assert isinstance(run.choose(["Ah 9d"]), Unclear)
    assert run.view.number == 1


def test_a_wrong_card_is_explained_and_taken_back() -> None:
    run = learner(LESSONS["first-round"])
    reply = run.type("nine of diamonds")
    assert isinstance(reply, Reply)
    assert not reply.verdict.right
    assert "as if you followed by colour" in " ".join(reply.lines)
    assert run.view.open
    assert run.view.reply == reply
    assert isinstance(run.type("xyzzy"), Unclear)
    assert run.view.reply == reply
    good = run.type("ace of hearts")
    assert isinstance(good, Reply)
    assert good.verdict.right
    assert "You take it with the ace of hearts" in " ".join(good.lines)
    assert not run.open
    assert run.type("nine of diamonds") == good


def test_a_known_text_collapses_when_it_is_seen_again() -> None:
    """In the same visit it is there for whoever goes back to read it; in a later one it is known."""
    run = learner(LESSONS["announcements"])
    assert not seen(run).known
    run.next()
    run.back()
    assert not seen(run).known
    again = seen(LessonRun(run.lesson, run.words, known=run.known))
    assert again.known
    assert again.paragraphs


def test_a_watched_round_goes_on_card_by_card() -> None:
    run = learner(LESSONS["announcements"])
    assert run.goto("in-a-round")
    assert seen(run).plays == ()
    assert seen(run).more
    assert run.next()
    (first,) = seen(run).plays
    assert "announced the pair" in first.lines[0]
    assert "40" in " ".join(first.lines)
    for _ in range(7):
        assert run.next()
    assert not seen(run).more
    assert [seen.ends for seen in seen(run).plays] == [False, False, False, True] * 2
    assert "You take it" in seen(run).plays[3].lines[-1]
    assert run.next()
    assert seen(run).id != "in-a-round"
    assert "in-a-round" in run.done


def test_hearts_too_are_trump_when_it_is_told_who_takes_the_trick() -> None:
    run = learner(LESSONS["iber"])
    run.goto("both")
    reply = run.type("ace of hearts")
    assert isinstance(reply, Reply)
    assert "You take it with the ace of hearts: hearts are trump" in reply.outcome[-1]


def test_the_winner_of_a_watched_trick_draws_first() -> None:
    """P10: and the cards drawn are played later."""
    run = learner(LESSONS["two-and-three"])
    run.goto("until-the-stock-is-gone")
    while seen(run).more:
        assert run.next()
    last = [play.lines for play in seen(run).plays if play.ends]
    assert last[0][-2:] == ("North drew the jack of spades.", "You drew the king of clubs.")
    assert last[1][-2:] == ("You drew the nine of hearts.", "North drew the ten of hearts.")
    assert last[3][-1] == "The stock is empty now."
    assert seen(run).plays[6].lines[0] == "North led the ace of hearts."
    assert [play.position.stock for play in seen(run).plays if play.ends] == [6, 4, 2, 0]


def test_what_binds_all_in_a_trick_is_told_once() -> None:
    run = learner(LESSONS["playing-well"])
    run.goto("signals")
    while seen(run).more:
        run.next()
    first, second = (seen(run).plays[begin : begin + 4] for begin in (0, 4))
    assert ["must be a spade" in " ".join(play.lines) for play in first] == [False, True, False, False]
    assert ["must be a club" in " ".join(play.lines) for play in second] == [False, True, False, False]
    assert "North holds no clubs" in " ".join(second[2].lines)


def test_a_pupils_cards_are_not_called_the_learners() -> None:
    run = learner(LESSONS["playing-well"])
    run.goto("pupil")
    task = seen(run).task
    assert task is not None
    assert "Your friend’s cards: queen of diamonds, king of diamonds, ten of clubs, jack of spades." in task.table
    assert not any(line.startswith(("Your cards", "It is your turn")) for line in task.table)


@pytest.mark.parametrize(
    ("slips", "said"),
    [
        (0, "Everything right at the first try"),
        (1, "Well done!"),
        (8, "What slipped comes again in practice."),
        (99, "It’s a hard one"),
    ],
)
def test_a_lesson_ends_as_it_went(slips: int, said: str) -> None:
    run = learner(LESSONS["playing-well"])

    def give(run: LessonRun, asked: Asked) -> None:
        nonlocal slips
        (wrongly if slips > 0 else rightly)(run, asked)
        slips -= 1

    walk(run, give)
    (end,) = run.summary
    assert said in end


def test_a_step_is_reached_by_its_id_or_number() -> None:
    run = learner(LESSONS["first-round"])
    assert run.goto(3)
    assert run.view.id == "ten-or-king"
    assert run.goto("pupil")
    assert run.view.number == 13
    assert not run.goto(15)
    assert not run.goto(0)
    assert not run.goto("nowhere")
    assert run.view.id == "pupil"


@EACH
def test_the_language_changes_in_the_middle(lesson: Lesson) -> None:
    run = learner(lesson)
    walk(run, wrongly)
    for step in range(1, len(lesson.steps) + 1):
        run.goto(step)
        before, run.words = run.view, words_in("ro")
        after, run.words = run.view, words_in("en")
        assert (after.id, after.part, after.open) == (before.id, before.part, before.open)
        if before.reply is not None:
            assert after.reply is not None
            assert after.reply.verdict == before.reply.verdict
            assert after.reply.lines != before.reply.lines
        assert run.view == before


# -- testing out -----------------------------------------------------------------------------------------------------


@EACH
def test_who_knows_it_may_test_out(lesson: Lesson) -> None:
    run = learner(lesson, test=True)
    views = walk(run, rightly)
    assert {END} < {view.kind for view in views} <= {"ask", "mix", END}
    assert run.passed
    assert run.done == {step.id for step in lesson.steps}


@EACH
def test_who_does_not_know_it_goes_through_it(lesson: Lesson) -> None:
    log: list[Answered] = []
    run = learner(lesson, test=True, log=log.append)
    assert not run.passed
    walk(run, wrongly)
    assert not run.passed
    assert run.done == frozenset()
    assert all(answered.tested for answered in log)


# -- the examination -------------------------------------------------------------------------------------------------

EXAM = LESSONS["examination"]


def test_an_examination_asks_twenty_four_questions_and_teaches_nothing() -> None:
    assert EXAM.examines
    assert [lesson.id for lesson in LESSONS.values() if lesson.examines] == [EXAM.id]
    run = learner(EXAM)
    assert sum(len(run.items(step)) for step in run.steps) == 24


def test_no_section_of_an_examination_asks_twice_about_one_rule() -> None:
    for seed in range(3):
        run = learner(EXAM, seed=seed)
        for step in run.steps:
            rules = [item.scenario.rules_taught for item in run.items(step)]
            assert len(set(rules)) == len(rules), (seed, step.id)


def test_examinations_differ_in_their_rules() -> None:
    asked = [
        {item.scenario.rules_taught for step in run.steps for item in run.items(step)}
        for run in (learner(EXAM, seed=seed) for seed in range(4))
    ]
    assert len(set(map(frozenset, asked))) > 1


def test_four_of_five_pass_an_examination_and_fewer_do_not() -> None:
    for slips, passed in ((4, True), (5, False)):
        run, left = learner(EXAM), [slips]

        def slip(run: LessonRun, asked: Asked, left: list[int] = left) -> None:
            (wrongly if left[0] > 0 else rightly)(run, asked)
            left[0] -= 1

        walk(run, slip)
        assert run.passed is passed
        assert (run.done == {step.id for step in EXAM.steps}) is passed
        told = tuple(run.summary)
        assert str(24 - slips) in told[0]
        assert "cruce-tutor progress --statement" in told[-1]


def test_an_answer_that_was_told_first_does_not_pass_an_examination() -> None:
    run = learner(EXAM)

    def told(run: LessonRun, asked: Asked) -> None:
        for _ in range(3):
            run.hint()
        rightly(run, asked)

    walk(run, told)
    assert not run.passed


def test_a_nudge_does_not_fail_an_examination() -> None:
    run = learner(EXAM)

    def nudged(run: LessonRun, asked: Asked) -> None:
        run.hint()
        rightly(run, asked)

    walk(run, nudged)
    assert run.passed


# -- state -----------------------------------------------------------------------------------------------------------


@EACH
def test_it_is_taken_up_where_it_was_left(lesson: Lesson) -> None:
    for moment in range(0, 60, 7):
        run = learner(lesson, seed=5)
        for turn in range(moment):
            if run.finished:
                break
            if run.open:
                asked = run.asked
                assert asked is not None
                (wrongly if turn % 2 else rightly)(run, asked)
            run.next()
        kept = json.loads(json.dumps(run.state()))
        log: list[Answered] = []
        again = learner(lesson, "ro", log=log.append)
        again.restore(kept)
        again.words = run.words
        assert again.state() == run.state()
        assert again.view == run.view or again.view.known
        assert again.done == run.done
        assert log == []


def test_what_no_longer_fits_is_let_go() -> None:
    run = learner(LESSONS["first-round"])
    run.restore(
        {
            "step": "gone",
            "parts": {"gone": 3, "mixed": 99},
            "answers": {"gone": [[["1"]]], "ten-or-king": [[["XYZ"]], [["E"]]]},
            "read": ["gone"],
        }
    )
    assert run.view.number == 1
    assert run.done == frozenset()
    assert run.goto("mixed")
    assert run.view.part == 1, "the first question that is open"
