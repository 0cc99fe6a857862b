"""The real service: WINNOW_URL and WINNOW_API_KEY say where it is, WINNOW_EXAMPLES where its sample resumes are."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from winnow_client import AsyncWinnow, Winnow, WinnowError

URL = os.environ.get("WINNOW_URL", "")
KEY = os.environ.get("WINNOW_API_KEY", "")
EXAMPLES = Path(os.environ.get("WINNOW_EXAMPLES", "../../examples"))
RESUMES = sorted((EXAMPLES / "resumes").glob("*.txt"))

pytestmark = pytest.mark.skipif(URL == "", reason="needs WINNOW_URL")


def test_reads_scores_and_matches_a_resume() -> None:
    with Winnow(URL, KEY) as winnow:
        job = winnow.parse_job(job_description=(EXAMPLES / "job.txt").read_text())
        report = winnow.score_ats(file=RESUMES[0], language="de")
        assert (report["language"], 0 <= report["score"] <= 100) == ("de", True)
        assert winnow.parse(file=RESUMES[0])["profile"]["name"] is not None
        match = winnow.score_match_parsed(file=RESUMES[0], job_id=job["job_id"])
        assert match["job_id"] == job["job_id"]
        assert len(winnow.questions(file=RESUMES[0], job_id=job["job_id"], count=4)["questions"]) == 4
        assert winnow.score_ats_page(file=RESUMES[0]).lower().startswith("<!doctype html>")
        assert job["job_id"] in [each["job_id"] for page in winnow.pages(winnow.list_jobs) for each in page["jobs"]]


def test_screens_a_batch() -> None:
    async def run() -> None:
        async with AsyncWinnow(URL, KEY) as winnow:
            job = await winnow.create_job(title="Keeper", requirements=["Lamp maintenance"])
            batch = await winnow.create_batch(job_id=job["job_id"], files=list(RESUMES), name="Spring")
            kinds = [event.kind async for event in winnow.watch_batch(batch_id=batch["batch_id"])]
            assert kinds == ["candidate"] * len(RESUMES) + ["ended"]
            ranking = await winnow.rank_batch(batch_id=batch["batch_id"])
            assert len(ranking["ranking"]) == len(RESUMES)
            assert "rank" in await winnow.rank_batch_csv(batch_id=batch["batch_id"])
            await winnow.delete_batch(batch_id=batch["batch_id"])
            with pytest.raises(WinnowError) as caught:
                await winnow.read_batch(batch_id=batch["batch_id"])
            assert (caught.value.code, caught.value.status) == ("BATCH_NOT_FOUND", 404)

    asyncio.run(run())


def test_says_what_was_rejected() -> None:
    with Winnow(URL, KEY) as winnow, pytest.raises(WinnowError) as caught:
        winnow.parse(file=("broken.pdf", b"%PDF-1.7\nbroken"))
    assert (caught.value.code, caught.value.reason) == ("UNREADABLE_FILE", "corrupt")
    with Winnow(URL, "wrong") as stranger, pytest.raises(WinnowError) as rejected:
        stranger.list_jobs()
    assert rejected.value.code == "AUTH_ERROR"
