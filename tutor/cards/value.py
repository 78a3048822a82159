"""A frozen value class that costs little to define.

The rules know some hundred kinds of reason, question and answer. A dataclass compiles half a dozen functions for each,
which is most of what a short run of the program waits for; these share theirs.
"""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """Fields named by annotations, given by place or by name; equal and hashed by class and fields; never changed.

    >>> class Pair(Value):
    ...     first: int
    ...     second: int = 2
    >>> Pair(1), Pair(1) == Pair(1, second=2), Pair.names
    (Pair(first=1, second=2), True, ('first', 'second'))

    Raises: `TypeError` for fields that are missing or unknown, `AttributeError` for a change.
    """

    names: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        notes = cls.__annotations__
        own = [name for name, note in notes.items() if not str(note).startswith("ClassVar")]
        cls.names = (*cls.names, *own)
        cls._defaults = {**cls._defaults, **{name: cls.__dict__[name] for name in own if name in cls.__dict__}}
        cls.__match_args__ = cls.names  # type: ignore[attr-defined, misc]

    def __init__(self, *given: Any, **named: Any) -> None:
        names = self.names
        if len(given) == len(names) and not named:
            self.__dict__.update(zip(names, given, strict=True))
            return
        values = {**self._defaults, **dict(zip(names, given, strict=False)), **named}
        if len(given) > len(names) or values.keys() != set(names) or named.keys() & set(names[: len(given)]):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(names)}")
        self.__dict__.update((name, values[name]) for name in names)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} never changes")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={self.__dict__[name]!r}' for name in self.names)})"
