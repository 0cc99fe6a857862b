"""A server that answers in turn, and clients of it that do not really wait."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from winnow_client import AsyncWinnow, Winnow

Answer = httpx.Response | httpx.TransportError


def answer(status: int, body: object = None, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Response(status, json=body, headers=named) if body is not None else httpx.Response(status, headers=named)


def error(status: int, code: str, *, retry_after: int | None = None, **detail: object) -> httpx.Response:
    body = {"error": code, "message": "It was rejected.", "suggestion": "Do it otherwise.", "request_id": "req_1"}
    headers = {} if retry_after is None else {"retry-after": str(retry_after)}
    return httpx.Response(status, json={"status": status, "detail": {**body, "fields": [], **detail}}, headers=headers)


@dataclass
class Server:
    """Answers in turn, the last answer for good."""

    answers: list[Answer] = field(default_factory=list)
    received: list[httpx.Request] = field(default_factory=list)
    slept: list[float] = field(default_factory=list)

    def handle(self, request: httpx.Request) -> httpx.Response:
        self.received.append(request)
        given = self.answers[min(len(self.received), len(self.answers)) - 1]
        if isinstance(given, httpx.TransportError):
            raise given
        # A response can only be read once.
        return httpx.Response(given.status_code, content=given.content, headers=given.headers)

    def client(self, *answers: Answer) -> Winnow:
        self.answers = list(answers)

        def take(request: httpx.Request) -> httpx.Response:
            request.read()
            return self.handle(request)

        return Winnow("http://server/", "a-key", transport=httpx.MockTransport(take), sleep=self.slept.append)

    def async_client(self, *answers: Answer) -> AsyncWinnow:
        self.answers = list(answers)

        async def take(request: httpx.Request) -> httpx.Response:
            await request.aread()
            return self.handle(request)

        async def sleep(seconds: float) -> None:
            self.slept.append(seconds)

        return AsyncWinnow("http://server", "a-key", transport=httpx.MockTransport(take), sleep=sleep)

    def calls(self) -> list[str]:
        return [f"{request.method} {request.url.raw_path.decode()}" for request in self.received]

    def bodies(self) -> list[Any]:
        return [json.loads(request.content) for request in self.received]


@pytest.fixture
def server() -> Server:
    return Server()


Make = Callable[..., Winnow]
