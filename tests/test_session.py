"""One learner at one quiz: what counts as an answer, what is said of it, and what is none yet."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

from tests.asking import HAND, WORDS, follow, in_turn, quiz, scenario, winner
from tutor.cards import Card
from tutor.content.draw import Wishes, source
from tutor.drill.panes import Count, pane
from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.generate import kinds_for, random_question
from tutor.rules.ruleset import PRESETS
from tutor.session import Entry, Quiz, Reply, Unclear
from tutor.words.files import language_codes, text_ids
from tutor.words.words import Words


def given(question: Scenario, text: str, lang: str = "en", pack: str = "french") -> str:
    """What a typed line comes to, in codes; or the kind word about it behind a question mark."""
    said = quiz(question, lang, pack).type(text)
    return f"? {said.message}" if isinstance(said, Unclear) else str(said.verdict.given)


def message(said: Reply | Unclear) -> str:
    """The kind word about what is no answer."""
    assert isinstance(said, Unclear)
    return said.message


def right(question: Scenario, text: str, lang: str = "en", pack: str = "french") -> bool:
    """Whether a typed line is the right answer."""
    said = quiz(question, lang, pack).type(text)
    return isinstance(said, Reply) and said.verdict.right


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "1 2 3",
        "3 1 2",
        "1,2,3",
        "1; 2 ;3",
        " 1\t2  3 \r\n",
        "1 1 2 3 3",
        "Ah Th 9h",
        "ah th 9h",
        "9H 10H AH",
        "A♥ 10♥ 9♥",
        "♥A ♥10 ♥9",
        "ace of hearts, ten of hearts, nine of hearts",
        "the ace of hearts and the ten of hearts and the nine of hearts",
        "ACE OF HEARTS 2 9h",
        "hearts ace, hearts ten, hearts nine.",
        "a 10 1",
        "X of hearts, A, IX of hearts",
        "１ ２ ３",
        "\ufeff1 2 3",
    ],
)
def test_cards_are_taken_by_number_code_or_name_in_any_order_and_once(text: str) -> None:
    assert given(follow(), text) == "9h Th Ah"


@pytest.mark.parametrize(
    "text",
    [
        "as de roșu, zece de roșu, nouă de roșu",
        "asul de roşu, zecarul de rosu si nouarul de ROȘU",
        "tuz de inimă, zecică de cupă, nouar de inimă roșie",
        unicodedata.normalize("NFD", "as de roșu, zecar de roșu, nouar de roșu"),
        "AR 10R 9R",
        "zece, as și 9 de inimă",
    ],
)
@pytest.mark.parametrize("pack", ["french", "hungarian"])
def test_romanian_names_of_both_packs_are_taken_with_accents_and_without(text: str, pack: str) -> None:
    assert given(follow(), text, "ro", pack) == "9h Th Ah"


@pytest.mark.parametrize(("lang", "pack"), WORDS)
def test_every_name_that_the_words_give_a_card_is_taken(lang: str, pack: str) -> None:
    words = WORDS[lang, pack]
    forms = [form or "" for form in words.catalogue.uses(f"card-{pack}")]
    question = follow()
    for card in map(Card.parse, HAND.split()):
        for form in forms:
            assert given(question, words.card(card, form), lang, pack) == str(card)
            assert given(question, words.card(card, form).upper(), lang, pack) == str(card)


def test_ten_is_the_ten_where_there_is_no_tenth_card() -> None:
    assert given(follow(), "10") == "Th"
    assert given(follow(), "zece", "ro") == "Th"


def test_a_number_is_first_the_number_of_a_choice() -> None:
    eight = scenario("legal-plays", "traditional-2", hands="{S: 9h Th Ah Jd Qd 9s Ts Kc}", stock="8")
    assert given(eight, "8") == "Ts"
    assert given(follow(), "2") == "Th"
    assert given(follow(), "9") == "? “9” could mean any of these: nine of hearts or nine of spades. Which one?"


def test_of_a_name_that_several_cards_have_nothing_is_guessed() -> None:
    assert given(follow(), "nine of spades, nine") == (
        "? “nine” could mean any of these: nine of hearts or nine of spades. Which one?"
    )
    assert "Care?" in given(follow(), "roșu", "ro")


@pytest.mark.parametrize("text", ["xyzzy", "7", "0", "-1", "99999999999999999999", "Kd", "ten of spades", "1.5", "½"])
def test_what_is_not_held_is_no_answer(text: str) -> None:
    assert given(follow(), text).startswith("? “")


@pytest.mark.parametrize("text", ["", "  ", "\n", ",", " ; ,", "\u00a0", "\ufeff"])
def test_nothing_chosen_is_a_kind_prompt(text: str) -> None:
    said = quiz(follow()).type(text)
    assert message(said) == "Nothing is chosen yet: press or type a number. Take your time."


def test_of_one_thing_asked_for_two_are_no_answer() -> None:
    assert given(winner(), "1 2") == "? Only one of these can be the answer. Which one?"
    assert given(winner(), "N n north 2") == "N"


@pytest.mark.parametrize("text", ["4 1 3 2", "9h Kh Th Ah", "9 K 10 A", "nine king ten ace", "nouă", "9 9 K T A"])
def test_an_order_is_taken_as_it_is_given(text: str) -> None:
    order = scenario("{kind: rank-order, cards: Kh Ah Th 9h}")
    lang = "ro" if "ă" in text else "en"
    assert given(order, text, lang) == ("9h Kh Th Ah" if lang == "en" else "? E una din 4. Fiecare își are locul ei.")


def test_an_unfinished_order_is_no_answer() -> None:
    one = quiz(scenario("{kind: rank-order, cards: Kh Ah Th 9h}"))
    assert message(one.type("9 K")) == "Those are 2 of 4. Each of them has its place."
    assert message(one.choose(["9h Kh"])) == "Those are 2 of 4. Each of them has its place."
    assert one.answered == 0


# -- seats, suits, yes and no ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "lang"), [("2", "en"), ("N", "en"), ("n", "en"), ("north", "en"), ("Nord", "ro"), ("NORD.", "ro")]
)
def test_a_seat_is_taken_by_number_code_or_name(text: str, lang: str) -> None:
    assert given(winner(), text, lang) == "N"


@pytest.mark.parametrize(
    ("text", "lang"), [("S", "en"), ("you", "en"), ("me", "en"), ("I", "en"), ("tu", "ro"), ("eu", "ro"), ("Sud", "ro")]
)
def test_the_learner_is_s_and_says_i(text: str, lang: str) -> None:
    assert given(winner(), text, lang) == "S"


def test_west_is_vest_in_romanian() -> None:
    assert {given(winner(), text, "ro") for text in ("Vest", "vest", "V", "W")} == {"W"}


@pytest.mark.parametrize(
    ("text", "lang"),
    [("d", "en"), ("♦", "en"), ("diamonds", "en"), ("bells", "en"), ("caro", "ro"), ("dubă", "ro"), ("dube", "ro")],
)
def test_a_suit_is_taken_in_the_words_of_both_packs(text: str, lang: str) -> None:
    trump = scenario("trump", bid='"N:2"', dealer="E", trick='"N:Kd E:Qd S:9d"')
    assert given(trump, text, lang) == "d"


def test_cruce_is_clubs_too() -> None:
    trump = scenario("trump", bid='"N:2"', dealer="E", trick='"N:Kc E:Qd S:9d"')
    assert right(trump, "cruce", "ro")


@pytest.mark.parametrize("lang", ["en", "ro"])
@pytest.mark.parametrize(
    ("text", "code"),
    [("yes", "true"), ("true", "true"), ("da", "true"), ("no", "false"), ("false", "false"), ("nu", "false")],
)
def test_yes_and_no_are_taken_in_either_language(text: str, code: str, lang: str) -> None:
    may = scenario("{kind: may-play, card: 9s}", trump="s", hands=f"{{S: {HAND}}}", trick='"W:Kh N:Jh"')
    assert given(may, text, lang) == given(may, text.upper(), lang) == code


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["24", " 24 ", "24 p", "24p", "24 points", "24 puncte", "24 de puncte", "+24", "24.", "it’s 24!", "24\r\n"]
)
def test_points_are_a_number_with_or_without_its_unit(text: str) -> None:
    assert given(scenario("card-points", pile="Ah Th 7h Qd", ruleset="international-6"), text) == "24"


@pytest.mark.parametrize("text", ["two dozen", "2 4", "24 25", "2,4", "24.5", "1e1", "0x18", "9999999999", "--24"])
def test_what_is_not_one_number_is_no_answer(text: str) -> None:
    assert given(scenario("card-points", pile="Ah Th Qd"), text).startswith("? “")


def test_an_unanswerably_long_paste_into_a_number_is_told_shortly() -> None:
    said = quiz(scenario("card-points", pile="Ah Th Qd")).type("24\n" * 5000)
    assert isinstance(said, Unclear)
    assert len(said.message) < 120


def test_nothing_is_a_number_too() -> None:
    nines = scenario("card-points", pile="9h 9d")
    assert right(nines, "0")
    assert right(nines, "nothing")
    assert right(nines, "nimic", "ro")
    assert message(quiz(nines).type(" ")) == "A number is still missing. Take your time."


@pytest.mark.parametrize("text", ["40", "40 points", "3"])
def test_where_choices_are_numbers_their_number_is_their_key(text: str) -> None:
    pair = scenario("{kind: announcement, card: Ks}", trump="s", hands="{S: Ah Ks Qs 9d}")
    assert given(pair, text) == ("40" if text.startswith("40") else "? “3” is not among the choices: 0, 20 or 40.")


@pytest.mark.parametrize(
    ("text", "lang"),
    [("pass 4 5 6", "en"), ("6 5 4 pass", "en"), ("pass, four, five or six", "en"), ("pas patru cinci șase", "ro")],
)
def test_bids_are_taken_as_numbers_and_as_players_say_them(text: str, lang: str) -> None:
    bids = scenario("legal-bids", dealer="E", auction='"S:1 W:pass N:3"')
    assert right(bids, text, lang)


def test_a_finished_bidding_leaves_nothing_and_nothing_beside_it() -> None:
    over = scenario("legal-bids", dealer="E", auction='"S:1 W:pass N:3 E:pass"')
    assert right(over, "none")
    assert right(over, "nothing")
    assert right(over, "nimic", "ro")
    assert given(over, "none pass") == "? If the bidding is over, nothing else can be said. Which of the two?"


# -- several fields ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "2 -2",
        "2 −2",
        "+2 -2",
        "2, -2",
        "2 points, -2 points",
        "N-S:2 E-W:-2",
        "E-W:-2 N-S:2",
        "n-s: 2, w-e: −2",
        "N-S 2 E-W -2",
        "NS=2 EW=-2",
        "you and North +2; East and West −2",
        "we 2 e-w -2",
        "2 for N-S, -2 for E-W",
    ],
)
def test_scores_are_taken_by_place_or_by_side(text: str) -> None:
    taken = "{N-S: Ah Th Kh Ad Ac Qc, E-W: 9h Jh Qh Td Kd}"
    score = scenario("round-score", trump="h", taken=taken, announced="{N-S: h}", bid='"W:2"')
    assert given(score, text) == "N-S:2 E-W:-2"


@pytest.mark.parametrize("text", ["2", "2 -2 3", "N-S:2", "N-S:2 N-S:-2", "N-S:2 E-W:x", "two", "2 : -2 : 1"])
def test_scores_of_some_sides_only_are_no_answer(text: str) -> None:
    taken = "{N-S: Ah Th Kh Ad Ac Qc, E-W: 9h Jh Qh Td Kd}"
    score = scenario("round-score", trump="h", taken=taken, bid='"W:2"')
    assert given(score, text).startswith("? ")


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("6 0 0", "en"),
        ("each:6 then:0 left:0", "en"),
        ("6 each, 0 later, 0 left over", "en"),
        ("6 cards, 0 cards, 0 cards", "en"),
        ("fiecare 6, apoi 0, rămân 0", "ro"),
        ("left 0 each 6 then 0", "ro"),
    ],
)
def test_the_numbers_of_a_deal_are_taken_by_place_or_by_name(text: str, lang: str) -> None:
    assert right(scenario("deal"), text, lang)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("-3 0 goes-on", "en"),
        ("-3 0 1", "en"),
        ("−3, 0, goes on", "en"),
        ("N-S:-3 E-W:0 goes-on", "en"),
        ("-3 0 and the round goes on", "en"),
        ("-3 0 runda merge mai departe", "ro"),
    ],
)
def test_scores_and_the_end_of_a_round_are_taken_together(text: str, lang: str) -> None:
    talk = scenario("{kind: accusation, accuser: S, accused: W, for: talk, true_talk: false}", bid='"E:2"')
    assert right(talk, text, lang)


@pytest.mark.parametrize(
    ("text", "lang"), [("2:E", "en"), ("2 E", "en"), ("east 2", "en"), ("2 Est", "ro"), ("8", "en"), ("2 e", "en")]
)
def test_a_play_is_taken_by_trick_and_seat(text: str, lang: str) -> None:
    revoke = random_question(Random(1), PRESETS["traditional-4-classic"], "find-revoke")
    assert quiz(revoke).entries[0].options[7].code == "2:E"
    assert given(revoke, text, lang) == "2:E"


# -- every kind --------------------------------------------------------------------------------------------------------


def typed(question: Scenario, entries: tuple[Entry, ...], answer: str) -> list[str]:
    """The ways to type an answer: in codes, by numbers, by names."""
    if len(entries) > 1 or not entries[0].options:
        values = answer.replace("−", "-").split()
        return [answer, " ".join(value.rpartition(":")[2] for value in values)]
    (entry,) = entries
    codes = answer.split() if entry.many or question.question.kind == "choice" else [answer]
    options = {option.code: option for option in entry.options}
    return [
        answer,
        " ".join(options[code].key for code in codes),
        ", ".join(options[code].name for code in codes),
        " ".join(options[code].name for code in codes),
    ]


LETTERS_THAT_ARE_CODES = ("de", "es")
"""Languages whose cards show letters that are codes of other suits: there a code is asked about."""


def asked_of_every_kind() -> list[Scenario]:
    """A fresh question of every kind at every table, and shipped ones of the kinds that only authors write."""
    rng = Random(20)
    fresh = [random_question(rng, rules, kind) for rules in PRESETS.values() for kind in kinds_for(rules)]
    ids = text_ids()
    for kind in ("true-false", "choice"):
        draw = source(Wishes(seed=1, kind=kind), ids)
        fresh += [draw() for _ in range(4)]
    return fresh


@pytest.mark.parametrize("lang", language_codes())
def test_every_kind_is_answered_right_by_codes_numbers_and_names(lang: str) -> None:
    seen = set()
    words = Words(lang, "hungarian")
    for question in asked_of_every_kind():
        seen.add(question.question.kind)
        entries = Quiz(lambda question=question: question, words).entries  # type: ignore[misc]
        answer = question.solution.answer
        said = words.answer(question.question, answer)
        texts = [*typed(question, entries, str(answer)), said]
        for text in texts:
            reply = Quiz(lambda question=question: question, words).type(text)  # type: ignore[misc]
            if isinstance(reply, Unclear) and text == str(answer) and lang in LETTERS_THAT_ARE_CODES:
                continue
            assert isinstance(reply, Reply), (question.id, text, reply)
            assert reply.verdict.right, (question.id, text)
    assert seen == set(KINDS)


def test_every_wrong_answer_gets_a_verdict_with_reasons_and_never_an_exception() -> None:
    rng = Random(7)
    for question in asked_of_every_kind():
        one = quiz(question)
        values = []
        for part in pane(question.position, question.question).fields:
            if isinstance(part, Count):
                values.append(str(rng.randint(-3, 200)))
            else:
                options = [code for code in part.options if code != "none"] or list(part.options)
                many = rng.sample(options, len(options) if part.ordered else rng.randint(1, len(options)))
                values.append(" ".join(many) if part.many else rng.choice(part.options))
        reply = one.choose(values)
        assert isinstance(reply, Reply), (question.id, values, reply)
        assert all(line.strip() for line in reply.lines)
        one.words = WORDS["ro", "hungarian"]
        assert one.reply.verdict == reply.verdict
        assert one.reply.lines[0] != reply.lines[0]


# -- a run -------------------------------------------------------------------------------------------------------------


def test_a_right_answer_is_echoed_and_confirmed() -> None:
    reply = quiz(follow()).type("1 2 3")
    assert isinstance(reply, Reply)
    assert reply.verdict.right
    assert reply.chosen == "You chose the nine of hearts, the ten of hearts and the ace of hearts."
    assert reply.headline == "Right!"
    assert reply.lines[:2] == (reply.chosen, reply.headline)


def test_a_wrong_answer_is_told_the_right_one_and_the_reason() -> None:
    reply = quiz(follow()).type("1 2")
    assert isinstance(reply, Reply)
    assert reply.verdict.nearly
    assert reply.headline.startswith("Nearly. These may be played: the nine of hearts")
    assert "Hearts were led and you hold hearts, so you owe a heart, and any heart will do." in reply.because


def test_an_answer_counts_once() -> None:
    one = quiz(follow())
    first = one.type("1 2 3")
    assert one.type("4") == one.choose(["Jd"]) == first
    assert (one.answered, one.right) == (1, 1)


def test_what_is_unclear_is_not_counted_and_leaves_the_question_open() -> None:
    one = quiz(follow())
    for text in ("", "xyzzy", "9"):
        assert isinstance(one.type(text), Unclear)
    assert (one.answered, one.given, one.number) == (0, None, 1)
    assert isinstance(one.type("1 2 3"), Reply)


def test_the_language_may_change_before_and_after_the_answer_and_nothing_else_does() -> None:
    one = quiz(follow())
    english = one.task
    one.words = WORDS["ro", "hungarian"]
    romanian = one.task
    assert romanian.scenario is english.scenario
    assert [o.code for e in romanian.entries for o in e.options] == [o.code for e in english.entries for o in e.options]
    assert romanian.prompt == "Ce cărți poți juca?"
    one.type("1 2 3")
    told = one.reply
    one.words = WORDS["en", "french"]
    assert one.reply.verdict == told.verdict
    assert one.reply.headline == "Right!"
    assert (one.answered, one.right) == (1, 1)


def test_there_is_no_reply_before_the_answer() -> None:
    with pytest.raises(RuntimeError):
        _ = quiz(follow()).reply


def test_the_rules_are_told_with_number_and_title() -> None:
    one = quiz(follow())
    assert one.rule_numbers == ("P2",)
    (told,) = one.rules_told
    assert told.startswith("P2, ")
    assert told.endswith(one.words.rule("P2"))


def test_questions_are_numbered_and_summed_up() -> None:
    one = Quiz(in_turn(follow(), winner(), follow()), WORDS["en", "french"])
    one.type("1 2 3")
    one.advance()
    one.type("N")
    one.advance()
    assert (one.number, one.task.number) == (3, 3)
    assert one.summary == "2 questions answered, 2 of them right. Come back soon!"


def test_what_is_said_back_is_short_and_moves_no_cursor() -> None:
    said = quiz(follow()).type("\x1b[2J\x07" + "x" * 300)
    assert isinstance(said, Unclear)
    assert said.message.isprintable()
    assert len(said.message) < 150
