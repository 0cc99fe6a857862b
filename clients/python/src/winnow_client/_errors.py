"""The one error of the client."""

from __future__ import annotations

import json
from typing import cast

import httpx

from ._models import API_ERROR_CODES, ErrorBody

#: Codes of the API, and of failures that never reached it.
ERROR_CODES = (*API_ERROR_CODES, "UNREACHABLE", "UNEXPECTED_RESPONSE", "INVALID_SIGNATURE")


class WinnowError(Exception):
    """Everything that a client raises about the service; ``code`` is one of ``ERROR_CODES``."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int | None = None,
        body: ErrorBody | None = None,
        retry_after: int | None = None,
        location: str | None = None,
    ) -> None:
        super().__init__(message)
        detail = None if body is None else body["detail"]
        self.code = code
        #: HTTP status; ``None`` when there was no response.
        self.status = status
        #: Why a file cannot be read, such as ``encrypted``.
        self.reason: str | None = None if detail is None else detail.get("reason")
        #: What to do next, as the API says.
        self.suggestion: str | None = None if detail is None else detail["suggestion"]
        self.request_id: str | None = None if detail is None else detail.get("request_id")
        #: Invalid fields of the request.
        self.fields = [] if detail is None else detail.get("fields", [])
        #: Seconds after which a retry makes sense.
        self.retry_after = retry_after
        #: Target of a redirect, which is never followed: it would get the key.
        self.location = location
        #: The response as it came.
        self.body = body


def retry_after_of(response: httpx.Response) -> int | None:
    """Seconds in ``Retry-After``; ``None`` when there are none, or a date."""
    text = response.headers.get("retry-after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def error_body_in(text: str) -> ErrorBody | None:
    """The error body in a text; ``None`` when something else responded, such as a proxy."""
    try:
        body = json.loads(text)
    except ValueError:
        return None
    detail = body.get("detail") if isinstance(body, dict) else None
    if isinstance(detail, dict) and {"error", "message", "suggestion"} <= detail.keys():
        return cast(ErrorBody, body)
    return None


def error_of(body: ErrorBody, retry_after: int | None = None) -> WinnowError:
    """The error for an error body, whose code may be one of a later release."""
    code = body["detail"]["error"]
    return WinnowError(
        code if code in ERROR_CODES else "UNEXPECTED_RESPONSE",
        body["detail"]["message"],
        status=body.get("status"),
        body=body,
        retry_after=retry_after,
    )


def response_error(response: httpx.Response) -> WinnowError:
    """The error for an unsuccessful response, whose body has been read."""
    body = error_body_in(response.text)
    if body is not None:
        return error_of(body, retry_after_of(response))
    return WinnowError(
        "UNEXPECTED_RESPONSE",
        f"The server answered with status {response.status_code}.",
        status=response.status_code,
        location=response.headers.get("location"),
    )
