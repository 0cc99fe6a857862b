"""What a call does, without doing it: both clients perform these steps, one of them asynchronously."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import NamedTuple, TypeAlias, cast
from urllib.parse import quote

import httpx

from ._errors import WinnowError, error_body_in, error_of, response_error, retry_after_of
from ._files import Part
from ._models import OperationBody

#: Retries when the server asks to wait.
MAX_RETRIES = 3
#: Retries after a broken connection: enough for a server to restart.
MAX_RECONNECTS = 5
#: A claim on an Idempotency-Key whose process died is released after a minute.
MAX_WAITS_FOR_FIRST = 90
#: Nobody waits longer for a call; a daily limit would take hours.
MAX_WAIT_SECONDS = 60
FIRST_BACKOFF_SECONDS = 0.5


class Request(NamedTuple):
    """A request; ``path`` begins with a slash and includes the query."""

    method: str
    path: str
    headers: dict[str, str]
    parts: list[Part] | None = None
    json: object = None


class Sleep(NamedTuple):
    """A wait."""

    seconds: float


Step: TypeAlias = Request | Sleep
Outcome: TypeAlias = httpx.Response | httpx.TransportError | None


def _wait_seconds(response: httpx.Response, retries: int) -> int | None:
    """How long to wait before retrying an unsuccessful response; ``None``: do not retry."""
    seconds = retry_after_of(response)
    body = error_body_in(response.text)
    in_progress = body is not None and body["detail"]["error"] == "IDEMPOTENCY_IN_PROGRESS"
    limit = MAX_WAITS_FOR_FIRST if in_progress else MAX_RETRIES if response.status_code in (429, 503) else 0
    if seconds is None or seconds > MAX_WAIT_SECONDS or retries >= limit:
        return None
    return max(1, seconds)


def unreachable(error: httpx.TransportError) -> WinnowError:
    """The error for a connection that failed."""
    return WinnowError("UNREACHABLE", f"The server cannot be reached: {error or type(error).__name__}")


def send(request: Request, met: list[bool]) -> Generator[Step, Outcome, httpx.Response]:
    """Sends a request that may be repeated, and retries it; ``met`` gets an item once the server has responded."""
    broken = 0
    refused = 0
    while True:
        outcome = yield request
        if isinstance(outcome, httpx.Response):
            met.append(True)
            if outcome.is_success:
                return outcome
            seconds = _wait_seconds(outcome, refused)
            if seconds is None:
                raise response_error(outcome)
            refused += 1
            yield Sleep(seconds)
        else:
            assert outcome is not None
            # A server that was never there will not be a second later.
            absent = isinstance(outcome, (httpx.ConnectError, httpx.ConnectTimeout))
            if (absent and broken == 0 and not met) or broken >= MAX_RECONNECTS:
                raise unreachable(outcome) from outcome
            broken += 1
            yield Sleep(FIRST_BACKOFF_SECONDS * 2 ** (broken - 1))


def _json_of(response: httpx.Response) -> object:
    try:
        return json.loads(response.text) if response.text else None
    except ValueError as error:
        raise WinnowError("UNEXPECTED_RESPONSE", "The answer is not JSON.", status=response.status_code) from error


def _is_page(response: httpx.Response) -> bool:
    return str(response.headers.get("content-type", "")).startswith("text/html")


def settle(request: Request, met: list[bool]) -> Generator[Step, Outcome, object]:
    """The result of a request, or its page; one that was accepted with 202 is polled until it is done."""
    accept = request.headers["accept"]
    wants_page = accept == "text/html"
    response = yield from send(request, met)
    # Creating a batch returns 202, too, but its body is the batch itself.
    first = None if _is_page(response) else _json_of(response)
    if response.status_code != 202 or not isinstance(first, dict) or "done" not in first:
        if wants_page != _is_page(response):
            raise WinnowError("UNEXPECTED_RESPONSE", f"The answer is no {'page' if wants_page else 'JSON'}.")
        return response.text if wants_page else first
    while True:
        if _is_page(response):
            # Once it is done, a page is returned as such.
            return response.text
        operation = cast(OperationBody, _json_of(response))
        if "error" in operation:
            raise error_of(operation["error"])
        if operation["done"]:
            if wants_page:
                raise WinnowError("UNEXPECTED_RESPONSE", "The answer is no page.")
            return operation.get("result")
        yield Sleep(max(1, retry_after_of(response) or 0))
        path = f"/v1/operations/{quote(operation['id'], safe='')}"
        response = yield from send(Request("GET", path, {"accept": accept}), met)
