"""The hand that is only looked at: cards before a seat, lit or pointed at, none of them to be picked."""

from __future__ import annotations

from tutor.screens.faces import boxed, form_in_hand, size_of
from tutor.screens.picture import Item, Picture
from tutor.screens.room import Room
from tutor.screens.scene import LED, Scene


def lay_hand(scene: Scene, picture: Picture, y: int, room: Room) -> None:
    """Lay the hand of a scene from a row on, with air above where there is room, and point at a card asked about."""
    faces = [scene.face(card, "hand") for card in scene.hand]
    asked = [card == scene.asked_card for card in scene.hand]
    if room.lined:
        items: list[Item] = [[(scene.hand_title, "muted"), (" ", "text")]]
        for shown, here in zip(faces, asked, strict=True):
            items.append([(LED, "accent") if here else (" ", "text"), *shown.short])
        picture.flow(0, y, items, gap=0)
        return
    form = form_in_hand(room, len(faces), picture.width)
    wide, high = size_of(form)
    a_row = max(1, (picture.width + 1) // (wide + 1))
    for index, (shown, here) in enumerate(zip(faces, asked, strict=True)):
        down, across = divmod(index, a_row)
        x, top = across * (wide + 1), y + down * (high + 1) + room.roomy
        picture.lay(boxed(shown, form, mark="cursor" if here else ""), x, top)
        if here:
            sign = "▲" * (2 - wide % 2)
            picture.put(x + (wide - len(sign)) // 2, top + high, sign, "accent")
