"""How operations are sent, and the value of fields that are not."""

from __future__ import annotations

from typing import Final, NamedTuple, final


class Shape(NamedTuple):
    """How an operation is sent."""

    method: str
    path: str
    in_path: tuple[str, ...]
    in_query: tuple[str, ...]
    body: str
    idempotent: bool


@final
class Unset:
    """The type of a field that is not sent; ``None`` is sent as null."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()
