"""The client for programs that wait."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any, ParamSpec, Self, TypeVar, cast
from urllib.parse import quote

import httpx

from ._errors import WinnowError, response_error
from ._events import (
    MAX_BROKEN_STREAMS,
    PATIENCE_SECONDS,
    POLL_SECONDS,
    RECONNECT_SECONDS,
    BatchEvent,
    EventReader,
    counts_of,
    is_temporary,
)
from ._flow import Outcome, Request, Sleep, Step, send, settle, unreachable
from ._models import Batch
from ._operations import OPERATIONS, Operations
from ._request import request_of

T = TypeVar("T")
P = ParamSpec("P")
Page = TypeVar("Page")


class Winnow(Operations):
    """A client for the API of a Winnow. Every method raises ``WinnowError``."""

    def __init__(
        self,
        url: str,
        key: str | None = None,
        *,
        timeout: float = 60.0,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        headers = {} if key is None else {"x-api-key": key}
        # Redirects are not followed: they would get the key.
        self._http = httpx.Client(
            base_url=url.rstrip("/"), headers=headers, timeout=timeout, transport=transport, follow_redirects=False
        )
        self._sleep = sleep
        self._met: list[bool] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def _perform(self, step: Step) -> Outcome:
        if isinstance(step, Sleep):
            self._sleep(step.seconds)
            return None
        method, path, headers, parts, body = step
        try:
            return self._http.request(method, path, headers=headers, files=cast(Any, parts), json=body)
        except httpx.TransportError as error:
            return error

    def _drive(self, flow: Generator[Step, Outcome, T]) -> T:
        outcome: Outcome = None
        while True:
            try:
                step = flow.send(outcome)
            except StopIteration as end:
                return cast(T, end.value)
            outcome = self._perform(step)

    def _settle(self, operation: str, fields: dict[str, object], accept: str, idempotency_key: str | None) -> object:
        with ExitStack() as opened:
            request = request_of(OPERATIONS[operation], fields, accept, idempotency_key, opened)
            return self._drive(settle(request, self._met))

    def _call(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        return self._settle(operation, fields, "application/json", idempotency_key)

    def _call_page(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        return self._settle(operation, fields, "text/html", idempotency_key)

    def pages(self, method: Callable[P, Page], *args: P.args, **fields: P.kwargs) -> Iterator[Page]:
        """Every page of a list: ``for page in winnow.pages(winnow.list_jobs, limit=50)``."""
        while True:
            page = method(*args, **fields)
            yield page
            cursor = cast("dict[str, object]", page).get("next_cursor")
            if cursor is None:
                return
            fields["cursor"] = cursor

    def rank_batch_csv(self, *, batch_id: str, provisional: bool = False) -> str:
        """The ranking of a batch as CSV."""
        query = "format=csv&provisional=true" if provisional else "format=csv"
        request = Request("GET", f"/v1/batch/{quote(batch_id, safe='')}/rank?{query}", {"accept": "text/csv"})
        return self._drive(send(request, self._met)).text

    def _events(self, batch_id: str, reader: EventReader) -> Iterator[BatchEvent]:
        """The events of one connection."""
        path = f"/v1/batch/{quote(batch_id, safe='')}/events"
        try:
            with self._http.stream("GET", path, headers=reader.open(), timeout=None) as response:
                if not response.is_success:
                    response.read()
                    raise response_error(response)
                for line in response.iter_lines():
                    event = reader.read(line)
                    if event is not None:
                        yield event
        except httpx.TransportError as error:
            raise unreachable(error) from error

    def watch_batch(self, *, batch_id: str) -> Iterator[BatchEvent]:
        """Follows a batch until it has ended; the last event is ``ended``.

        Goes on after the last event when the connection breaks, and polls where events do not get through.
        """
        reader = EventReader()
        while reader.broken < MAX_BROKEN_STREAMS:
            if reader.broken > 0:
                self._sleep(RECONNECT_SECONDS * reader.broken)
            try:
                for event in self._events(batch_id, reader):
                    yield event
                    if event.kind == "ended":
                        return
            except WinnowError as error:
                if not is_temporary(error):
                    raise
        yield from self._poll(batch_id)

    def _poll(self, batch_id: str) -> Iterator[BatchEvent]:
        waited = 0.0
        while True:
            try:
                event = counts_of(self.read_batch(batch_id=batch_id))
                waited = 0.0
                yield event
                if event.kind == "ended":
                    return
            except WinnowError as error:
                if not is_temporary(error) or waited > PATIENCE_SECONDS:
                    raise
            waited += POLL_SECONDS
            self._sleep(POLL_SECONDS)

    def wait_for_batch(self, *, batch_id: str) -> Batch:
        """Waits until a batch has ended, and returns it."""
        for event in self.watch_batch(batch_id=batch_id):
            if event.kind == "ended" and event.batch is not None:
                return event.batch
        raise WinnowError("UNEXPECTED_RESPONSE", "The batch did not end.")
