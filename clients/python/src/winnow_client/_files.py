"""Files to send."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, TypeAlias, cast

#: A path, bytes, an open binary file, or any of the last two under a name. Reports and rankings show the name.
FileInput: TypeAlias = str | os.PathLike[str] | bytes | BinaryIO | tuple[str, bytes | BinaryIO]

Part: TypeAlias = tuple[str, tuple[str | None, bytes | BinaryIO | str]]

DEFAULT_NAME = "file"


def _open_file(source: FileInput, opened: ExitStack) -> tuple[str, bytes | BinaryIO]:
    if isinstance(source, tuple):
        return source
    if isinstance(source, bytes):
        return (DEFAULT_NAME, source)
    if isinstance(source, (str, os.PathLike)):
        path = Path(source)
        return (path.name, cast(BinaryIO, opened.enter_context(path.open("rb"))))
    return (os.path.basename(getattr(source, "name", None) or DEFAULT_NAME), source)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def form_parts(fields: dict[str, object], opened: ExitStack) -> list[Part]:
    """The parts of a form, files last: the server can reject a request before it has read them."""
    parts: list[Part] = [
        (name, (None, _text(value))) for name, value in fields.items() if name not in ("file", "files")
    ]
    if "file" in fields:
        parts.append(("file", _open_file(cast(FileInput, fields["file"]), opened)))
    for each in cast("list[FileInput]", fields.get("files", [])):
        parts.append(("files", _open_file(each, opened)))
    return parts
