"""The request for an operation."""

from __future__ import annotations

import re
import uuid
from contextlib import ExitStack
from urllib.parse import quote, urlencode

from ._files import form_parts
from ._flow import Request
from ._shape import Shape, Unset


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def request_of(
    shape: Shape, fields: dict[str, object], accept: str, idempotency_key: str | None, opened: ExitStack
) -> Request:
    """The request for an operation with these fields; files are opened until ``opened`` is closed."""
    given = {name: value for name, value in fields.items() if not isinstance(value, Unset)}

    def fill(match: re.Match[str]) -> str:
        value = given.get(match[1])
        if value in (None, ""):
            raise ValueError(f"{match[1]} is missing.")
        return quote(str(value), safe="")

    path = re.sub(r"\{(\w+)\}", fill, shape.path)
    query = {name: _text(given[name]) for name in shape.in_query if given.get(name) is not None}
    if query:
        path = f"{path}?{urlencode(query)}"
    body = {name: value for name, value in given.items() if name not in (*shape.in_path, *shape.in_query)}
    headers = {"accept": accept}
    if shape.idempotent:
        headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
    if shape.body == "form":
        return Request(shape.method, path, headers, parts=form_parts(body, opened))
    return Request(shape.method, path, headers, json=body if shape.body == "json" else None)
