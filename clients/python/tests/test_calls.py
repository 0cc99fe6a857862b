"""Calls, retries and waits, on a server that is made up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from conftest import Server, answer, error

from winnow_client import WinnowError

RUNNING = {"id": "op_1", "status": "running", "done": False}
ACCEPTED = answer(202, RUNNING, operation_location="/v1/operations/op_1", retry_after="3")


def test_fills_path_and_query_and_sends_the_key(server: Server) -> None:
    winnow = server.client(answer(200, {"jobs": []}))
    winnow.read_candidate(batch_id="batch/1", candidate_id="cand_1", language="de")
    assert server.calls() == ["GET /v1/batch/batch%2F1/candidates/cand_1?language=de"]
    assert server.received[0].headers["x-api-key"] == "a-key"
    assert "idempotency-key" not in server.received[0].headers


def test_sends_null_but_not_what_is_unset(server: Server) -> None:
    server.client(answer(201, {})).create_job(title="Keeper", requirements=["Lamps"], company=None)
    assert server.bodies() == [{"title": "Keeper", "requirements": ["Lamps"], "company": None}]


def test_sends_files_as_paths_bytes_named_bytes_and_open_files(server: Server, tmp_path: Path) -> None:
    path = tmp_path / "ada.txt"
    path.write_text("Ada")
    winnow = server.client(answer(202, {"batch_id": "batch_1"}))
    with path.open("rb") as opened:
        winnow.create_batch(job_id="job_1", start=False, files=[path, b"Bo", ("eve.txt", b"Eve"), opened])
    text = server.received[0].content.decode()
    names = [part.split('"')[0] for part in text.split('filename="')[1:]]
    assert names == ["ada.txt", "file", "eve.txt", "ada.txt"]
    assert 'name="start"\r\n\r\nfalse' in text


def test_rejects_a_missing_path_parameter_before_anything_is_sent(server: Server) -> None:
    with pytest.raises(ValueError, match="job_id is missing"):
        server.client(answer(200, {})).read_job(job_id="")
    assert server.received == []


def test_retries_under_the_same_idempotency_key(server: Server) -> None:
    winnow = server.client(
        httpx.ReadError("cut"),
        error(429, "RATE_LIMITED", retry_after=4),
        error(409, "IDEMPOTENCY_IN_PROGRESS", retry_after=1),
        answer(201, {"job_id": "job_1"}),
    )
    assert winnow.create_job(title="Keeper", requirements=["Lamps"])["job_id"] == "job_1"
    assert server.slept == [0.5, 4, 1]
    assert len({request.headers["idempotency-key"] for request in server.received}) == 1


def test_sends_a_file_again_from_its_beginning(server: Server, tmp_path: Path) -> None:
    path = tmp_path / "ada.txt"
    path.write_text("Ada")
    server.client(error(503, "OVERLOADED", retry_after=1), answer(200, {})).parse(file=path)
    assert [b"\r\n\r\nAda\r\n" in request.content for request in server.received] == [True, True]


@pytest.mark.parametrize(
    ("given", "code", "times"),
    [
        (error(422, "UNREADABLE_FILE", reason="encrypted"), "UNREADABLE_FILE", 1),
        (error(429, "RATE_LIMITED", retry_after=4000), "RATE_LIMITED", 1),
        (error(503, "OVERLOADED", retry_after=1), "OVERLOADED", 4),
        (error(400, "CODE_OF_A_LATER_RELEASE"), "UNEXPECTED_RESPONSE", 1),
        (httpx.Response(502, text="<html>"), "UNEXPECTED_RESPONSE", 1),
        (httpx.Response(200, text="<p>"), "UNEXPECTED_RESPONSE", 1),
        (httpx.Response(301, headers={"location": "https://example.com/"}), "UNEXPECTED_RESPONSE", 1),
        (httpx.ConnectError("refused"), "UNREACHABLE", 1),
        (httpx.ReadError("cut"), "UNREACHABLE", 6),
    ],
)
def test_raises_one_error_with_a_code(server: Server, given: httpx.Response, code: str, times: int) -> None:
    with pytest.raises(WinnowError) as caught:
        server.client(given).parse(file=b"x")
    assert (caught.value.code, len(server.received)) == (code, times)


def test_tells_what_the_api_says_of_an_error(server: Server) -> None:
    with pytest.raises(WinnowError) as caught:
        server.client(error(422, "UNREADABLE_FILE", reason="encrypted")).parse(file=b"x")
    raised = caught.value
    assert (raised.status, raised.reason, raised.request_id) == (422, "encrypted", "req_1")
    assert (str(raised), raised.suggestion) == ("It was rejected.", "Do it otherwise.")


def test_polls_what_was_accepted(server: Server) -> None:
    done = answer(200, {**RUNNING, "done": True, "status": "succeeded", "result": {"score": 80}})
    winnow = server.client(ACCEPTED, answer(200, RUNNING, retry_after="2"), done)
    assert winnow.score_ats(file=b"x")["score"] == 80
    assert server.slept == [3, 2]
    assert server.calls() == ["POST /v1/score-ats", "GET /v1/operations/op_1", "GET /v1/operations/op_1"]


def test_raises_the_error_of_what_was_accepted(server: Server) -> None:
    failed = {**RUNNING, "done": True, "status": "failed", "error": error(422, "UNREADABLE_FILE").json()}
    with pytest.raises(WinnowError, match="rejected"):
        server.client(ACCEPTED, answer(200, failed)).parse(file=b"x")


def test_returns_pages(server: Server) -> None:
    html = httpx.Response(200, html="<p>")
    assert server.client(ACCEPTED, html).score_ats_page(file=b"x") == "<p>"
    assert {request.headers["accept"] for request in server.received} == {"text/html"}


def test_reads_lists_page_by_page(server: Server) -> None:
    winnow = server.client(
        answer(200, {"jobs": [{"job_id": "a"}], "next_cursor": "c1"}),
        answer(200, {"jobs": [{"job_id": "b"}], "next_cursor": None}),
    )
    ids = [job["job_id"] for page in winnow.pages(winnow.list_jobs, limit=1) for job in page["jobs"]]
    assert ids == ["a", "b"]
    assert server.calls() == ["GET /v1/jobs?limit=1", "GET /v1/jobs?limit=1&cursor=c1"]


def test_does_the_same_asynchronously(server: Server) -> None:
    async def run() -> list[str]:
        page = answer(200, {"jobs": [{"job_id": "b"}], "next_cursor": None})
        first = answer(200, {"jobs": [{"job_id": "a"}], "next_cursor": "c1"})
        async with server.async_client(error(503, "OVERLOADED", retry_after=2), first, page) as winnow:
            return [job["job_id"] async for each in winnow.pages(winnow.list_jobs) for job in each["jobs"]]

    assert asyncio.run(run()) == ["a", "b"]
    assert server.slept == [2]
