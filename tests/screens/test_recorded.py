"""What the screens tell of to whoever keeps it: each answer once, and each change of language and pack."""

from __future__ import annotations

import pytest

from tutor.memory import Help
from tutor.session import Quiz, Reply
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .asked import asked
from .playing import app_of, by_keys, quiz_of, settle

ASKED = asked()


@pytest.mark.parametrize("kind", ["legal-plays", "trick-winner"])
async def test_each_answer_is_told_once(kind: str) -> None:
    told: list[bool] = []

    def log(quiz: Quiz, reply: Reply) -> None:
        assert quiz.help is Help.NONE
        told.append(reply.verdict.right)

    quiz = quiz_of(ASKED[kind].scenario)
    quiz.log = log
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await by_keys(pilot, ASKED[kind].wrong)
        assert told == []
        await pilot.press("enter")
        await settle(pilot)
        assert told == [False]
        await pilot.press("l", "p")
        await settle(pilot)
    assert told == [False]


async def test_changes_of_language_and_pack_are_told() -> None:
    told: list[tuple[str, Pack]] = []

    def words_in(lang: str, pack: Pack) -> Words:
        told.append((lang, pack))
        return Words(lang, pack)

    app = app_of(quiz_of(ASKED["legal-plays"].scenario), words_in=words_in)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l", "p")
        await settle(pilot)
    assert told == [("ro", "french"), ("ro", "hungarian")]
