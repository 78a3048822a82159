"""The ladder of hints, what is owed, and the depths of why: of every kind of question, in every language."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from tests.asking import WORDS, follow, in_turn, quiz, scenario, winner
from tests.drill.cases import CASES
from tests.test_lesson import LESSONS, right, wrong
from tutor.content.reader import read
from tutor.drill.answers import Bids, Cards, Number, Order, Stands, WhichSuit, Who
from tutor.drill.hints import nudge
from tutor.drill.nudges import Nudge
from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.memory import Help
from tutor.rules.auction import Open
from tutor.rules.notation import Bid
from tutor.rules.reasons import Authored, Reason
from tutor.session import Quiz, Reply
from tutor.session.asked import Act, Find, Helping
from tutor.session.hints import LADDER, Hint, help_of, hint_lines, next_hint, owed_hint, told_up_to
from tutor.session.lesson import LessonRun
from tutor.words.files import language_codes, text_ids
from tutor.words.words import Words

ROOT = Path(__file__).parents[1]
LANGS = pytest.mark.parametrize("lang", language_codes())


@cache
def words_in(lang: str) -> Words:
    return Words(lang, "french")


@cache
def asked() -> tuple[Scenario, ...]:
    """The questions of the rules' own cases, those that are shipped, and two that neither has."""
    ruled = [case for case in CASES if case.kind not in ("true-false", "choice")]
    cases = [Scenario(id="case", position=case.at, question=case.question) for case in ruled]
    shipped = read([ROOT / "scenarios"], text_ids=text_ids()).scenarios
    unbid = scenario("first-leader", "no-bidding", dealer="W")
    claim = next(one for one in shipped if one.question.kind == "true-false")
    false_rule = replace(claim, id="false-rule", rules_taught=("F9",))
    return (*cases, *shipped, unbid, false_rule)


def answer_parts(question: Scenario, words: Words) -> Iterator[str]:
    """What would give the answer away, as patterns: the answer in words, and any card, suit, seat or number in it."""
    answer = question.solution.answer
    if question.question.kind not in ("may-play", "true-false"):  # yes and no are in many a sentence
        yield re.escape(words.answer(question.question, answer))
    match answer:
        case Cards(cards) | Order(cards):
            yield from (rf"{words.card(card)}\w*" for card in cards)
        case WhichSuit(suit):
            yield words.suit(suit)
        case Who(seat) | Stands(Bid(seat) | Open(seat)):
            yield words.seat(seat)
        case Number(number):
            yield str(number)
        case Bids(_, bids):
            yield from (words.say("bid", amount=bid) for bid in bids)


# -- the nudge ---------------------------------------------------------------------------------------------------------


def test_every_kind_of_question_and_every_reason_is_asked_here() -> None:
    assert {one.question.kind for one in asked()} == set(KINDS)
    deciding = {type(reason) for one in asked() for reason in one.solution.reasons}
    assert deciding == set(get_args(Reason)) | {Authored}


def test_every_nudge_is_told_somewhere() -> None:
    told = {type(nudge(one.position, one.question, one.solution)) for one in asked()}
    assert told == set(get_args(Nudge))


@LANGS
def test_a_nudge_never_tells_the_answer(lang: str) -> None:
    words = words_in(lang)
    for one in asked():
        (told,) = hint_lines(Hint.NUDGE, one, words)
        for part in answer_parts(one, words):
            assert not re.search(rf"\b{part}\b", told, re.IGNORECASE), (
                one.id,
                one.question.kind,
                told,
                part,
            )


@LANGS
def test_nudges_have_words_of_their_own_in_every_language(lang: str) -> None:
    words, english = words_in(lang), words_in("en")
    for one in asked():
        (told,) = hint_lines(Hint.NUDGE, one, words)
        assert told
        assert lang == "en" or told != hint_lines(Hint.NUDGE, one, english)[0]


@LANGS
def test_rule_and_answer_are_told_of_every_question(lang: str) -> None:
    words = words_in(lang)
    for one in asked():
        (rule,) = hint_lines(Hint.RULE, one, words)
        assert re.match(r"[A-Z]\d+, ", rule), rule
        answer = hint_lines(Hint.ANSWER, one, words)
        assert answer[0] == words.right(one.question, one.solution.answer)
        assert len(answer) > 1
        assert all(hint_lines(Hint.OWED, one, words))


def test_a_nudge_speaks_of_this_very_position() -> None:
    english = words_in("en")
    for question, said in (
        (follow(), "Hearts were led. Look for hearts among the cards in hand."),
        (winner(), "Clubs are trump. Was one played? If not, only hearts count."),
        (scenario("{kind: game-points, total: 101}"), "How often does 33 go into 101?"),
        (scenario("legal-bids", dealer="E", auction='"S:1 W:2"'), "Two is the highest bid so far."),
        (scenario("{kind: rank-order, cards: Kh Th}"), "the ten"),
    ):
        assert said in hint_lines(Hint.NUDGE, question, english)[0]


# -- what is owed ------------------------------------------------------------------------------------------------------


def test_where_a_card_is_due_the_duty_is_owed_and_elsewhere_a_look() -> None:
    assert owed_hint(follow()) is Hint.OWED
    assert owed_hint(scenario("legal-bids", dealer="E", auction='"S:1 W:2"')) is Hint.OWED
    assert owed_hint(winner()) is Hint.NUDGE


def test_who_has_nothing_left_to_say_is_not_told_that_the_bidding_is_over() -> None:
    over = scenario("legal-bids", dealer="E", auction='"S:1 W:2 N:pass E:pass"')
    assert owed_hint(over) is Hint.NUDGE


def test_the_duty_of_an_announcement_is_the_rule_and_not_the_number() -> None:
    pair = scenario("{kind: announcement, card: Kh}", trump="c", hands="{S: Kh Qh 9c}")
    asks = quiz(pair)
    assert asks.owed() == (asks.words.rule("A1"),)
    assert asks.help is Help.RULE
    assert pair.solution.answer == Number(20)


def test_what_is_owed_counts_as_the_rule_only_where_it_tells_the_duty() -> None:
    owing, looking = quiz(follow()), quiz(winner())
    assert owing.owed() == ("Hearts were led and you hold hearts, so you owe a heart, and any heart will do.",)
    assert owing.help is Help.RULE
    assert looking.owed() == looking.hinted
    assert looking.help is Help.NUDGE


# -- the ladder --------------------------------------------------------------------------------------------------------


def test_each_call_climbs_one_rung_and_the_answer_may_be_told_again() -> None:
    climbing = quiz(follow())
    assert climbing.help is Help.NONE
    rungs = [(climbing.hint(), climbing.help) for _ in range(4)]
    assert [rung for _, rung in rungs] == [Help.NUDGE, Help.RULE, Help.ANSWER, Help.ANSWER]
    assert rungs[2][0] == rungs[3][0]
    assert climbing.hinted == (*rungs[0][0], *rungs[1][0], *rungs[2][0])


def test_the_duty_takes_the_place_of_the_nudge_and_the_rule_does_not() -> None:
    assert next_hint([Hint.OWED]) is Hint.RULE
    assert next_hint([Hint.RULE]) is Hint.NUDGE
    assert next_hint([Hint.RULE, Hint.NUDGE]) is Hint.ANSWER
    assert next_hint(LADDER) is Hint.ANSWER


def test_the_highest_rung_is_what_counts() -> None:
    assert help_of([]) is Help.NONE
    assert help_of([Hint.ANSWER, Hint.NUDGE]) is Help.ANSWER
    assert help_of([Hint.OWED, Hint.NUDGE]) is Help.RULE


@pytest.mark.parametrize("climbed", Help)
def test_a_rung_that_was_kept_is_climbed_again(climbed: Help) -> None:
    assert help_of(told_up_to(climbed)) is climbed
    again = quiz(follow())
    again.help = climbed
    assert again.help is climbed
    assert len(again.hinted) >= len(told_up_to(climbed))


def test_hints_speak_the_present_language() -> None:
    climbing = quiz(follow())
    climbing.hint()
    climbing.words = WORDS["ro", "hungarian"]
    assert climbing.hinted == ("S-a cerut roșu. Caută roșu printre cărțile celui la rând.",)
    assert climbing.help is Help.NUDGE


def test_help_ends_with_the_answer_and_begins_anew_with_the_next_question() -> None:
    climbing = Quiz(in_turn(follow(), winner()), WORDS["en", "french"])
    climbing.hint()
    climbing.type("1 2 3")
    assert climbing.help is Help.NUDGE
    assert (climbing.hint(), climbing.owed()) == ((), ())
    climbing.ask_why()
    assert climbing.help is Help.NUDGE
    climbing.advance()
    assert (climbing.help, climbing.hinted) == (Help.NONE, ())


def test_the_log_is_told_of_the_help_that_it_took() -> None:
    told: list[Help] = []

    def log(quiz: Quiz, _reply: Reply) -> None:
        told.append(quiz.help)

    climbing = Quiz(in_turn(*[follow()] * 4), WORDS["en", "french"], log=log)
    for hints in range(4):
        for _ in range(hints):
            climbing.hint()
        climbing.type("1 2 3")
        if hints < 3:
            climbing.advance()
    assert told == list(Help)


# -- why ---------------------------------------------------------------------------------------------------------------


def test_before_the_first_answer_there_are_no_depths() -> None:
    assert quiz(follow()).depths == ()


def test_the_depths_of_a_right_answer_are_the_rule_and_the_reason_at_length() -> None:
    done = quiz(follow())
    done.type("1 2 3")
    rule, reason, *_ = done.depths
    assert rule.startswith("P2, Follow suit: ")
    assert reason == "Hearts were led and you hold hearts, so you owe a heart, and any heart will do."


def test_the_depths_of_a_wrong_answer_hold_each_card_with_its_own_reason_and_the_idea_where_it_is_right() -> None:
    erring = quiz(follow())
    reply = erring.type("4 5 6")
    assert isinstance(reply, Reply)
    depths = erring.depths
    hand = erring.scenario.position.hand
    for card in hand:
        name = erring.words.card(card, "the")
        assert any(name.casefold() in line.casefold() for line in depths), name
    beating = quiz(scenario("legal-plays", trump="s", hands="{S: Ah 9h Kc}", trick='"W:Kh"'))
    beating.type("2")
    told = beating.depths
    assert "It looks as if you felt bound to beat. That is iber, which this table has not agreed on." in told
    assert "Where iber is agreed on, your answer would be right." in told


def test_the_depths_stay_until_the_next_answer_and_change_their_language() -> None:
    done = Quiz(in_turn(follow(), winner()), WORDS["en", "french"])
    done.type("4")
    depths = done.depths
    done.advance()
    assert done.depths == depths
    done.words = WORDS["ro", "french"]
    assert done.depths != depths
    assert done.depths[0].startswith("P2, ")
    done.type("2")
    assert done.depths[0].startswith("P11, ")


@LANGS
def test_every_wrong_answer_has_depths_without_a_sentence_twice(lang: str) -> None:
    for one in asked()[:120]:
        if one.question.kind not in ("legal-plays", "legal-bids", "trick-winner", "round-score"):
            continue
        erring = Quiz(lambda one=one: one, words_in(lang))  # type: ignore[misc]
        options = [entry.options[0].code if entry.options else "7" for entry in erring.entries]
        assert isinstance(erring.choose(options), Reply)
        assert erring.depths
        assert len(set(erring.depths)) == len(erring.depths)


# -- answers in a row --------------------------------------------------------------------------------------------------


def test_five_right_are_offered_something_else_and_five_wrong_get_help_unasked() -> None:
    run = quiz(follow())
    asides = []
    for typed in ["1 2 3"] * 5 + ["4"] * 5:
        run.suspects = ()
        run.type(typed)
        asides.append(run.aside)
        run.suspects = ()
        run.advance()
    assert [number for number, aside in enumerate(asides, 1) if aside] == [5, 10]
    assert asides[4] == (run.words.say("streak-right"),)
    assert run.aside == ()
    assert (run.help, run.hinted) == (Help.NUDGE, ("Hearts were led. Look for hearts among the cards in hand.",))
    run.type("1 2 3")
    run.advance()
    assert run.help is Help.NONE


def test_an_answer_that_was_shown_is_none_of_five_in_a_row() -> None:
    run = quiz(follow())
    for _ in range(5):
        for _ in LADDER:
            run.hint()
        run.type("1 2 3")
        assert run.aside == ()
        run.advance()


def test_a_question_that_is_skipped_is_not_counted() -> None:
    run = Quiz(in_turn(follow(), winner()), WORDS["en", "french"])
    run.hint()
    run.skip()
    assert (run.number, run.answered, run.help) == (1, 0, Help.NONE)
    assert run.scenario.question.kind == "trick-winner"


# -- in lessons --------------------------------------------------------------------------------------------------------


@LANGS
@pytest.mark.parametrize("lesson", ["first-round", "follow-trump-discard", "announcements"])
def test_every_question_of_a_lesson_has_its_ladder(lesson: str, lang: str) -> None:
    run = LessonRun(LESSONS[lesson], words_in(lang))
    for _ in range(400):
        if run.finished:
            break
        if run.open:
            item = run.asked
            assert item is not None
            before = run.hint()
            assert before == run.hinted
            run.hint()
            answer = run.hint()
            assert item.help is Help.ANSWER
            assert answer == run.hint()
            run.choose(right(item))
            assert run.hint() == ()
            assert run.depths
        assert run.hinted == ()
        run.next()
    assert run.finished


def test_an_act_is_helped_with_one_card_that_may_be_played_and_why() -> None:
    lesson = LESSONS["follow-trump-discard"]
    run = LessonRun(lesson, words_in("en"))
    act = next(item for step in run.steps for item in run.items(step) if isinstance(item, Act))
    hints = [act.hint() for _ in LADDER]
    lawful = [act.words.card(card, "the") for card in act.scenario.position.duty.hand]
    assert any(hints[2][0] == f"You may play {name}." for name in lawful)
    assert act.owed() == (act.words.reason(act.scenario.position.duty.why, act.scenario.position),)
    bad = wrong(act)
    if bad is not None:
        act.choose(bad)
        assert act.open
        assert act.depths


def test_a_pupils_wrong_card_is_not_named_before_the_last_rung() -> None:
    for lesson in LESSONS.values():
        run = LessonRun(lesson, words_in("en"))
        for item in (item for step in run.steps for item in run.items(step) if isinstance(item, Find | Helping)):
            nudged, _rule, told = (item.hint() for _ in LADDER)
            if isinstance(item, Find):
                names = [item.words.card(card) for card in item.pupil.wrong]
                assert not any(name in line for name in names for line in nudged)
                assert any(name in told[0] for name in names)
                assert not any(
                    f" {word} " in line for word in ("you", "your") for line in told[1:] if "friend" not in line
                )


def test_an_answer_that_was_shown_passes_no_test_and_that_is_kept() -> None:
    run = LessonRun(LESSONS["first-round"], words_in("en"), test=True)
    while not run.finished:
        item = run.asked
        assert item is not None
        for _ in LADDER:
            run.hint()
        run.choose(right(item))
        run.next()
    assert not run.passed
    again = LessonRun(LESSONS["first-round"], words_in("en"), test=True)
    again.restore(run.state())
    assert not again.passed
    assert again.state() == run.state()


def test_hints_are_still_there_when_a_lesson_is_taken_up_again() -> None:
    run = LessonRun(LESSONS["first-round"], words_in("en"))
    told = run.hint()
    again = LessonRun(LESSONS["first-round"], words_in("ro"))
    again.restore(run.state())
    again.words = words_in("en")
    assert again.hinted == told


# -- what is loaded ----------------------------------------------------------------------------------------------------


def test_hints_load_neither_screens_nor_what_only_authors_need() -> None:
    code = (
        "import sys, tutor.line.quiz\n"
        "print(*({'textual', 'yaml', 'jsonschema', 'sqlite3', 'fluent.runtime'} & sys.modules.keys()))"
    )
    done = subprocess.run((sys.executable, "-c", code), cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
