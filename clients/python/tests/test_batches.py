"""Batches that are followed, on a server that is made up."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from conftest import Server, answer, error

from winnow_client import WinnowError, verify_webhook

BATCH = {"batch_id": "batch_1", "success": 1, "failed": 1}
ENDED = f"event: batch\ndata: {json.dumps({**BATCH, 'status': 'partial'})}\n\n"
Seen = list[tuple[str, int, int]]


def candidate(number: int, status: str) -> str:
    data = json.dumps({"candidate_id": f"cand_{number}", "status": status})
    return f"id: {number}\nevent: candidate\ndata: {data}\n\n"


def stream(text: str) -> httpx.Response:
    return httpx.Response(200, text=text, headers={"content-type": "text/event-stream"})


STREAMS = (
    stream(candidate(1, "scored") + candidate(2, "failed")[:20]),
    stream(candidate(1, "scored") + candidate(2, "failed") + ENDED),
)
EXPECTED: Seen = [("candidate", 1, 0), ("candidate", 2, 1), ("ended", 2, 1)]


def test_tells_of_each_candidate_once_and_goes_on_after_a_broken_stream(server: Server) -> None:
    events = server.client(*STREAMS).watch_batch(batch_id="batch_1")
    assert [(event.kind, event.done, event.failed) for event in events] == EXPECTED
    assert [request.headers.get("last-event-id") for request in server.received] == [None, "1"]


def test_follows_asynchronously(server: Server) -> None:
    async def run() -> Seen:
        winnow = server.async_client(*STREAMS)
        return [(event.kind, event.done, event.failed) async for event in winnow.watch_batch(batch_id="batch_1")]

    assert asyncio.run(run()) == EXPECTED


def test_polls_where_events_do_not_get_through(server: Server) -> None:
    proxy = httpx.Response(502)
    running, completed = (answer(200, {**BATCH, "status": status}) for status in ("running", "completed"))
    batch = server.client(proxy, proxy, proxy, running, completed).wait_for_batch(batch_id="batch_1")
    assert batch["status"] == "completed"
    assert server.calls()[3:] == ["GET /v1/batch/batch_1"] * 2


def test_raises_for_a_batch_that_does_not_exist(server: Server) -> None:
    with pytest.raises(WinnowError) as caught:
        server.client(error(404, "BATCH_NOT_FOUND")).wait_for_batch(batch_id="batch_1")
    assert caught.value.code == "BATCH_NOT_FOUND"


@pytest.mark.parametrize(
    ("body", "signature", "secret"),
    [
        (b"{} ", None, "whsec_x"),
        (b"{} ", "sha256=", "whsec_x"),
        (b"{}", "sha256=ünicode", "whsec_x"),
        (b"{}", "sha256=0000", ""),
    ],
)
def test_rejects_webhooks_that_were_not_signed(body: bytes, signature: str | None, secret: str) -> None:
    with pytest.raises(WinnowError) as caught:
        verify_webhook(body, signature, secret)
    assert caught.value.code == "INVALID_SIGNATURE"


def test_accepts_webhooks_that_were_signed() -> None:
    # HMAC-SHA256 of {"batch_id":"b"} with the key whsec_x, from another implementation.
    import hashlib
    import hmac

    body = '{"batch_id":"b"}'
    signature = "sha256=" + hmac.new(b"whsec_x", body.encode(), hashlib.sha256).hexdigest()
    assert verify_webhook(body, signature, "whsec_x")["batch_id"] == "b"
