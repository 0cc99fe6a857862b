"""The client for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
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
from ._operations import OPERATIONS, AsyncOperations
from ._request import request_of

T = TypeVar("T")
P = ParamSpec("P")
Page = TypeVar("Page")


class AsyncWinnow(AsyncOperations):
    """A client for the API of a Winnow. Every method raises ``WinnowError``."""

    def __init__(
        self,
        url: str,
        key: str | None = None,
        *,
        timeout: float = 60.0,
        transport: httpx.AsyncBaseTransport | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        headers = {} if key is None else {"x-api-key": key}
        # Redirects are not followed: they would get the key.
        self._http = httpx.AsyncClient(
            base_url=url.rstrip("/"), headers=headers, timeout=timeout, transport=transport, follow_redirects=False
        )
        self._sleep = sleep
        self._met: list[bool] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connections."""
        await self._http.aclose()

    async def _perform(self, step: Step) -> Outcome:
        if isinstance(step, Sleep):
            await self._sleep(step.seconds)
            return None
        method, path, headers, parts, body = step
        try:
            return await self._http.request(method, path, headers=headers, files=cast(Any, parts), json=body)
        except httpx.TransportError as error:
            return error

    async def _drive(self, flow: Generator[Step, Outcome, T]) -> T:
        outcome: Outcome = None
        while True:
            try:
                step = flow.send(outcome)
            except StopIteration as end:
                return cast(T, end.value)
            outcome = await self._perform(step)

    async def _settle(self, operation: str, fields: dict[str, object], accept: str, idempotency_key: str | None) -> object:
        with ExitStack() as opened:
            request = request_of(OPERATIONS[operation], fields, accept, idempotency_key, opened)
            return await self._drive(settle(request, self._met))

    async def _call(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        return await self._settle(operation, fields, "application/json", idempotency_key)

    async def _call_page(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        return await self._settle(operation, fields, "text/html", idempotency_key)

    async def pages(
        self, method: Callable[P, Awaitable[Page]], *args: P.args, **fields: P.kwargs
    ) -> AsyncIterator[Page]:
        """Every page of a list: ``async for page in winnow.pages(winnow.list_jobs, limit=50)``."""
        while True:
            page = await method(*args, **fields)
            yield page
            cursor = cast("dict[str, object]", page).get("next_cursor")
            if cursor is None:
                return
            fields["cursor"] = cursor

    async def rank_batch_csv(self, *, batch_id: str, provisional: bool = False) -> str:
        """The ranking of a batch as CSV."""
        query = "format=csv&provisional=true" if provisional else "format=csv"
        request = Request("GET", f"/v1/batch/{quote(batch_id, safe='')}/rank?{query}", {"accept": "text/csv"})
        return (await self._drive(send(request, self._met))).text

    async def _events(self, batch_id: str, reader: EventReader) -> AsyncIterator[BatchEvent]:
        """The events of one connection."""
        path = f"/v1/batch/{quote(batch_id, safe='')}/events"
        try:
            async with self._http.stream("GET", path, headers=reader.open(), timeout=None) as response:
                if not response.is_success:
                    await response.aread()
                    raise response_error(response)
                async for line in response.aiter_lines():
                    event = reader.read(line)
                    if event is not None:
                        yield event
        except httpx.TransportError as error:
            raise unreachable(error) from error

    async def watch_batch(self, *, batch_id: str) -> AsyncIterator[BatchEvent]:
        """Follows a batch until it has ended; the last event is ``ended``.

        Goes on after the last event when the connection breaks, and polls where events do not get through.
        """
        reader = EventReader()
        while reader.broken < MAX_BROKEN_STREAMS:
            if reader.broken > 0:
                await self._sleep(RECONNECT_SECONDS * reader.broken)
            try:
                async for event in self._events(batch_id, reader):
                    yield event
                    if event.kind == "ended":
                        return
            except WinnowError as error:
                if not is_temporary(error):
                    raise
        async for event in self._poll(batch_id):
            yield event

    async def _poll(self, batch_id: str) -> AsyncIterator[BatchEvent]:
        waited = 0.0
        while True:
            try:
                event = counts_of(await self.read_batch(batch_id=batch_id))
                waited = 0.0
                yield event
                if event.kind == "ended":
                    return
            except WinnowError as error:
                if not is_temporary(error) or waited > PATIENCE_SECONDS:
                    raise
            waited += POLL_SECONDS
            await self._sleep(POLL_SECONDS)

    async def wait_for_batch(self, *, batch_id: str) -> Batch:
        """Waits until a batch has ended, and returns it."""
        async for event in self.watch_batch(batch_id=batch_id):
            if event.kind == "ended" and event.batch is not None:
                return event.batch
        raise WinnowError("UNEXPECTED_RESPONSE", "The batch did not end.")
