"""The quiz in line mode: for a screen reader, a pipe, a console that can show little."""

from __future__ import annotations

import re
from io import BytesIO, StringIO, TextIOWrapper

import pytest

from tests.asking import WORDS, follow, in_turn, quiz, scenario, winner
from tutor.drill.scenario import Scenario
from tutor.line.quiz import run
from tutor.line.talk import LINE
from tutor.memory import Help
from tutor.session import Quiz, Reply
from tutor.words.words import Words


class Terminal(StringIO):
    """A source that is a terminal."""

    def isatty(self) -> bool:
        return True


def said(typed: str, *questions: Scenario, lang: str = "en", count: int | None = None) -> str:
    """What a run of these questions (else of one, again and again) says to typed lines."""
    asked = Quiz(in_turn(*questions), WORDS[lang, "french"]) if questions else quiz(follow(), lang)
    asked.count = count
    out = StringIO()
    status = run(
        asked,
        StringIO(typed),
        out,
        languages=lambda: ("en", "ro"),
        words_in=lambda lang, pack: WORDS[lang, pack],
    )
    assert status == 0
    return out.getvalue()


def test_a_question_is_told_as_sentences_without_boxes_and_the_cards_are_numbered() -> None:
    assert said("") == (
        "Welcome to Cruce! Answer with numbers or names. h gives a hint, w tells the rule, ? helps, q stops.\n"
        "\n"
        "Question 1.\n"
        "Traditional rules, four players, no iber.\n"
        "Trump is spades.\n"
        "West led the king of hearts.\n"
        "North played the jack of hearts.\n"
        "It is your turn.\n"
        "Your cards: 1 nine of hearts, 2 ten of hearts, 3 ace of hearts, 4 jack of diamonds, 5 king of clubs,"
        " 6 nine of spades.\n"
        "Which cards may you play?\n"
        "Give the numbers of all that are right, with spaces between them.\n"
        "\n"
        "No question answered this time. Come back soon!\n"
    )


def test_the_choice_is_echoed_and_the_next_question_follows_by_itself() -> None:
    told = said("1 2 3\n", follow(), winner())
    assert "\nYou chose the nine of hearts, the ten of hearts and the ace of hearts.\nRight!\n" in told
    assert told.index("Right!") < told.index("Question 2.")
    assert told.endswith("One question answered, and it was right.\n")


@pytest.mark.parametrize("end", ["", "1 2", "1 2 3\nxyzzy\n", "w\n"])
def test_the_end_of_the_input_leaves_politely_at_any_moment(end: str) -> None:
    told = said(end)
    assert told.splitlines()[-1] in (
        "No question answered this time. Come back soon!",
        "One question answered, and it was right.",
        "One question answered. The next one will go better.",
    )


def test_an_answer_without_a_line_break_at_the_end_counts() -> None:
    assert "One question answered, and it was right." in said("1 2 3")


def test_q_stops() -> None:
    told = said("q\n1 2 3\n")
    assert told.endswith("\nNo question answered this time. Come back soon!\n")


def test_q_stops_in_capitals_too_where_no_queen_is_to_choose() -> None:
    assert "Question 2" not in said("Q\n1 2 3\n")
    order = scenario("{kind: rank-order, cards: Kh Qh 9h Th}")
    assert "Those are" not in said("Q\n", order)
    assert "1 of 4" in said("Q\n", order).replace("one of", "1 of")


@pytest.mark.parametrize("break_", ["\n", "\r\n"])
def test_lines_may_end_as_on_any_machine(break_: str) -> None:
    lines = ["w", "", "1 2 3", "q"]
    assert said(break_.join(lines)) == said("\n".join(lines))


def test_w_tells_the_rule_with_its_number_and_leaves_the_question_open() -> None:
    told = said("w\n1 2 3\n")
    assert "\nP2, " in told
    assert told.index("\nP2, ") < told.index("Right!")


def test_w_is_the_rule_and_capital_w_is_west() -> None:
    assert "P11, " in said("w\nq\n", winner())
    told = said("W\nq\n", winner(), follow())
    assert "P11, " not in told
    assert "You named West." in told


def test_a_question_mark_helps() -> None:
    told = said("?\n")
    for command in ("h gives", "w tells", "s skips", "r repeats", "l changes", "q stops"):
        assert command in told


def test_a_question_mark_tells_what_is_owed_first() -> None:
    told = said("?\n")
    owed = "Hearts were led and you hold hearts, so you owe a heart, and any heart will do."
    assert 0 < told.index(owed) < told.index("q stops.\n", told.index(owed))


def test_h_climbs_one_rung_a_time_and_the_answer_counts() -> None:
    told = said("h\nh\nh\nh\n1 2 3\n")
    nudge, rule, answer = "Look for hearts", "\nP2, Follow suit", "These may be played: the nine of hearts"
    assert told.index(nudge) < told.index(rule) < told.index(answer) < told.index("Right!")
    assert [told.count(text) for text in (nudge, rule, answer)] == [1, 1, 2]


def test_hints_are_repeated_with_the_question_in_whatever_language() -> None:
    told = said("h\nr\nl\n")
    assert told.count("Look for hearts") == 2
    assert told.count("Caută inimă roșie") == 1


def test_s_puts_another_question_in_its_place_and_counts_nothing() -> None:
    logged: list[str] = []
    asked = Quiz(
        in_turn(follow(), winner(), follow()),
        WORDS["en", "french"],
        log=lambda quiz, reply: logged.append(quiz.scenario.question.kind),
    )
    out = StringIO()
    asked.count = 2
    run(asked, StringIO("s\n2\n1 2 3\n"), out)
    assert logged == ["trick-winner", "legal-plays"]
    assert out.getvalue().count("Question 1 of 2.") == 2
    assert "2 questions answered, 2 of them right." in out.getvalue()


def test_where_a_suit_is_asked_for_small_letters_are_suits_and_capital_ones_commands() -> None:
    suits = scenario("trump", bid='"N:2"', trick='"N:Kh E:9h"')
    assert "You said hearts.\nRight!" in said("h\n", suits, follow())
    assert "You said spades." in said("s\n", suits, follow())
    hinted = said("H\n?\nh\n", suits, follow())
    assert hinted.index("Nobody named the trump here.") < hinted.index("Right!")
    assert "type H for a hint" in hinted
    assert "Question 1.\n" in said("S\n", suits, follow()).partition("Which suit is trump?")[2]


def test_ww_tells_everything_about_the_last_answer_until_the_next_one_is_given() -> None:
    told = said("4\nww\nxyzzy\nww\n2\nww\n", follow(), winner(), follow())
    first, second = told.split("Question 2.")
    assert "P2, Follow suit" not in first
    assert second.partition("Question 3.")[0].count("P2, Follow suit") == 2
    assert second.partition("Question 3.")[2].count("P11, ") == 1


def test_there_is_no_last_answer_before_the_first_one() -> None:
    assert "You have not answered anything yet." in said("ww\n1 2 3\n")


def test_a_change_of_language_or_pack_is_named_in_one_sentence() -> None:
    told = said("l\nl\np\n")
    for change in ("De acum, în română.", "From now on in English.", "From now on with Hungarian cards."):
        assert f"\n{change}\n\n" in told
    assert "q stops.\n" not in told.partition("Question 1.")[2]


def test_after_the_last_question_no_other_is_promised() -> None:
    promise = "will tell them apart"
    several = scenario("trick-winner", trump="c", trick='"W:Kh N:9h E:Jc S:Ah"')
    assert promise in said("1 2\n4\n", several, follow(), winner(), count=2)
    told = said("4\n", several, follow(), count=1)
    assert "ideas would lead to this answer." in told
    assert promise not in told


def test_r_repeats_the_question() -> None:
    assert said("r\n").count("Which cards may you play?") == 2


def test_l_asks_the_same_question_in_the_next_language_and_counts_the_answer_once() -> None:
    told = said("l\n1 2 3\nl\n")
    assert told.index("Which cards may you play?") < told.index("Ce cărți poți juca?")
    assert "Întrebarea 1." in told
    assert "\nCorect!\n" in told
    assert told.endswith("One question answered, and it was right.\n")


def test_p_changes_the_pack_and_keeps_the_place() -> None:
    told = said("p\n1 2 3\n")
    assert "1 nine of hearts, 2 ten of hearts, 3 ace of hearts, 4 under of bells" in told
    assert "Right!" in told


def test_a_blank_line_is_a_kind_prompt() -> None:
    assert "\nNothing is chosen yet: press or type a number. Take your time.\n" in said("\n   \n1 2 3\n")


def test_the_same_lines_give_the_same_transcript() -> None:
    lines = "1\n2 3\nxyzzy\nl\nw\n1 2 3\n"
    assert said(lines) == said(lines)


def test_after_so_many_answers_it_ends_and_every_question_says_which_it_is() -> None:
    told = said("1 2 3\n1 2\n1\n", count=2)
    assert "Question 1 of 2." in told
    assert "Question 2 of 2." in told
    assert told.endswith("2 questions answered, 1 of them right. Come back soon!\n")


def test_five_right_in_a_row_are_offered_more_and_five_wrong_more_help() -> None:
    right, wrong = "1 2 3\n", "4\n"
    assert said(right * 4).count("Five in a row!") == 0
    assert said(right * 4 + wrong + right * 4).count("Five in a row!") == 0
    assert said(right * 11).count("Five in a row!") == 2
    assert "cruce-tutor lesson" in said(right * 5)
    assert said(wrong * 4).count("Those were hard.") == 0
    assert said(wrong * 6).count("Those were hard.") == 1
    assert "Au fost grele." in said(wrong * 5, lang="ro")


def test_after_five_wrong_answers_the_nudge_comes_with_the_question_and_after_a_right_one_no_longer() -> None:
    nudge = "Hearts were led. Look for hearts among the cards in hand."
    told = said("4\n" * 5 + "1 2 3\n" + "1 2 3\n")
    assert nudge not in told.partition("Question 6.")[0]
    assert told.count(nudge) == 1
    assert told.index("Question 6.") < told.index(nudge) < told.index("Question 7.")


def test_very_long_lines_are_one_unclear_answer_each() -> None:
    told = said("x" * (3 * LINE) + "\n1 2 3\n" + "1 " * LINE)
    assert told.count("is not something I understand here") == 2
    assert "Right!" in told
    assert len(told) < 5000


def test_control_signs_are_not_said_back() -> None:
    assert "\x1b" not in said("\x1b[31mred\x1b[0m\n\x00\x07\n")


@pytest.mark.parametrize(
    "data", [b"\xff\xfe1 2\n", b"\xc3(\n\x80\x80\n", bytes(range(128, 256)), "ş".encode("iso8859-2")]
)
def test_bytes_that_are_no_text_are_an_unclear_answer(data: bytes) -> None:
    source = TextIOWrapper(BytesIO(data + b"\n1 2 3\n"), encoding="utf-8", errors="replace")
    out = StringIO()
    assert run(quiz(follow()), source, out) == 0
    assert "Right!" in out.getvalue()


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2", "cp1252", "cp437"])
def test_a_console_without_unicode_gets_the_nearest_signs(encoding: str) -> None:
    raw = BytesIO()
    out = TextIOWrapper(raw, encoding=encoding)
    run(quiz(follow(), "ro"), StringIO("\n1 2\n"), out)
    told = raw.getvalue().decode(encoding)
    assert "Intrebarea 1." in told or "Întrebarea 1." in told
    assert "?" not in re.sub(r"Ce c\w+ po\w+ juca\?|\? ajut", "", told)


def test_at_a_terminal_there_is_a_prompt_and_in_a_pipe_there_is_none() -> None:
    out = StringIO()
    run(quiz(follow()), Terminal("1 2 3\n"), out)
    assert "\n> You chose" in out.getvalue()
    assert "\n> " not in said("1 2 3\n")


def test_an_interruption_is_told_the_summary_and_passed_on() -> None:
    class Interrupted(StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    out = StringIO()
    with pytest.raises(KeyboardInterrupt):
        run(quiz(follow()), Interrupted(), out)
    assert out.getvalue().endswith("\nNo question answered this time. Come back soon!\n")


def test_the_languages_go_round_those_that_are_given() -> None:
    made: list[tuple[str, str]] = []

    def words_in(lang: str, pack: str) -> Words:
        made.append((lang, pack))
        return WORDS[lang, pack]

    run(quiz(follow()), StringIO("l\nl\n"), StringIO(), languages=lambda: ("en", "ro"), words_in=words_in)
    assert made == [("ro", "french"), ("en", "french")]


def test_statements_to_choose_from_stand_in_lines_of_their_own() -> None:
    texts = "{choices: [{en: The ten beats the king.}, {en: The king beats the ten.}], correct: [1]}"
    told = said("1\n", scenario("{kind: choice, " + texts[1:], "traditional-4-classic"), follow())
    assert "\n1 The ten beats the king.\n2 The king beats the ten.\n" in told
    assert "Right!" in told


def test_the_plays_of_a_round_are_listed_trick_by_trick() -> None:
    from random import Random

    from tutor.generate import random_question
    from tutor.rules.ruleset import PRESETS

    told = said("none\n", random_question(Random(1), PRESETS["traditional-4-classic"], "find-revoke"), follow())
    assert "\n1 none\nTrick 1: 2 " in told
    assert "\nTrick 2: 6 " in told


def test_fields_are_told_by_their_labels() -> None:
    told = said("6 0 0\n", scenario("deal"), follow())
    assert (
        "\nCards each\nCards later\nCards left over\nGive 3 answers in this order, with spaces between them.\n" in told
    )
    assert "Right!" in told


def test_who_asks_for_the_rule_first_was_helped_and_who_asks_afterwards_was_not() -> None:
    told: list[tuple[bool, Help]] = []

    def log(quiz: Quiz, reply: Reply) -> None:
        told.append((reply.verdict.right, quiz.help))

    asked = Quiz(in_turn(follow(), winner(), follow()), WORDS["en", "french"], log=log)
    asked.count = 3
    run(asked, StringIO("w\nxyzzy\n1 2 3\n1\nr\n1 2 3\n"), StringIO())
    assert told[0] == (True, Help.RULE)
    assert [helped for _, helped in told[1:]] == [Help.NONE, Help.NONE]
