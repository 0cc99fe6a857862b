# Generated from the OpenAPI document by `npm run generate`. Do not edit.
from __future__ import annotations

from typing import Any, Literal, cast

from ._files import FileInput
from ._models import *  # noqa: F403
from ._shape import UNSET, Shape, Unset

INTERFACE_VERSION = "3.1.0"

OPERATIONS = {
    "score_ats": Shape("POST", "/v1/score-ats", (), (), "form", True),
    "parse": Shape("POST", "/v1/parse", (), (), "form", True),
    "score_match_parsed": Shape("POST", "/v1/score-match-parsed", (), (), "form", True),
    "score_match": Shape("POST", "/v1/score-match", (), (), "form", True),
    "questions": Shape("POST", "/v1/questions", (), (), "form", True),
    "erase_resume": Shape("DELETE", "/v1/resumes/{sha256}", ("sha256",), (), "none", False),
    "parse_job": Shape("POST", "/v1/parse-job", (), (), "form", True),
    "create_job": Shape("POST", "/v1/create-job", (), (), "json", True),
    "list_jobs": Shape("GET", "/v1/jobs", (), ("limit", "cursor",), "none", False),
    "read_job": Shape("GET", "/v1/jobs/{job_id}", ("job_id",), (), "none", False),
    "correct_job": Shape("PUT", "/v1/jobs/{job_id}", ("job_id",), (), "json", False),
    "delete_job": Shape("DELETE", "/v1/jobs/{job_id}", ("job_id",), (), "none", False),
    "read_operation": Shape("GET", "/v1/operations/{id}", ("id",), (), "none", False),
    "create_batch": Shape("POST", "/v1/batch", (), (), "form", True),
    "list_batches": Shape("GET", "/v1/batch", (), ("limit", "cursor",), "none", False),
    "add_candidates": Shape("POST", "/v1/batch/{batch_id}/candidates", ("batch_id",), (), "form", True),
    "start_batch": Shape("POST", "/v1/batch/{batch_id}/start", ("batch_id",), (), "none", True),
    "cancel_batch": Shape("POST", "/v1/batch/{batch_id}/cancel", ("batch_id",), (), "none", True),
    "read_batch": Shape("GET", "/v1/batch/{batch_id}", ("batch_id",), (), "none", False),
    "delete_batch": Shape("DELETE", "/v1/batch/{batch_id}", ("batch_id",), (), "none", False),
    "rank_batch": Shape("GET", "/v1/batch/{batch_id}/rank", ("batch_id",), ("limit", "cursor", "provisional", "min_score", "all_musts", "hide_duplicates", "starred", "text", "stages", "language", "blind",), "none", False),
    "rerank_batch": Shape("POST", "/v1/batch/{batch_id}/rank", ("batch_id",), (), "json", False),
    "rank_batch_by_id": Shape("GET", "/v1/rank", (), ("batch_id", "limit", "cursor", "provisional", "min_score", "all_musts", "hide_duplicates", "starred", "text", "stages", "language", "blind",), "none", False),
    "read_candidate": Shape("GET", "/v1/batch/{batch_id}/candidates/{candidate_id}", ("batch_id", "candidate_id",), ("language", "blind",), "none", False),
    "review_candidate": Shape("PATCH", "/v1/batch/{batch_id}/candidates/{candidate_id}", ("batch_id", "candidate_id",), (), "json", False),
    "read_candidate_resume": Shape("GET", "/v1/batch/{batch_id}/candidates/{candidate_id}/resume", ("batch_id", "candidate_id",), ("language",), "none", False),
    "read_candidate_ats": Shape("GET", "/v1/batch/{batch_id}/candidates/{candidate_id}/ats", ("batch_id", "candidate_id",), ("language",), "none", False),
    "read_candidate_questions": Shape("GET", "/v1/batch/{batch_id}/candidates/{candidate_id}/questions", ("batch_id", "candidate_id",), ("language", "mode", "count", "seed",), "none", False),
    "read_webhook": Shape("GET", "/v1/webhook", (), (), "none", False),
    "write_webhook": Shape("PUT", "/v1/webhook", (), (), "json", False),
    "delete_webhook": Shape("DELETE", "/v1/webhook", (), (), "none", False),
    "read_webhook_secret": Shape("GET", "/v1/webhook/secret", (), (), "none", False),
    "renew_webhook_secret": Shape("POST", "/v1/webhook/secret", (), (), "none", True),
    "test_webhook": Shape("POST", "/v1/webhook/test", (), (), "none", True),
    "list_deliveries": Shape("GET", "/v1/webhook/deliveries", (), ("limit", "cursor", "state", "batch_id",), "none", False),
    "redeliver": Shape("POST", "/v1/webhook/deliveries/{id}/redeliver", ("id",), (), "none", True),
    "redeliver_failed": Shape("POST", "/v1/webhook/redeliver", (), (), "json", True),
    "list_keys": Shape("GET", "/v1/keys", (), ("limit", "cursor",), "none", False),
    "create_key": Shape("POST", "/v1/keys", (), (), "json", True),
    "renew_key": Shape("POST", "/v1/keys/{id}/renew", ("id",), (), "json", True),
    "revoke_key": Shape("DELETE", "/v1/keys/{id}", ("id",), (), "none", False),
    "list_accounts": Shape("GET", "/v1/accounts", (), ("limit", "cursor",), "none", False),
    "create_account": Shape("POST", "/v1/accounts", (), (), "json", True),
    "list_members": Shape("GET", "/v1/members", (), (), "none", False),
    "invite_member": Shape("POST", "/v1/members", (), (), "json", True),
    "change_member": Shape("PATCH", "/v1/members/{id}", ("id",), (), "json", False),
    "remove_member": Shape("DELETE", "/v1/members/{id}", ("id",), (), "none", False),
    "read_audit": Shape("GET", "/v1/audit", (), ("limit", "cursor", "from", "before",), "none", False),
    "read_usage": Shape("GET", "/v1/usage", (), ("from", "to", "by",), "none", False),
    "list_topics": Shape("GET", "/v1/topics", (), (), "none", False),
    "list_dead_letters": Shape("GET", "/v1/topics/{topic}/dead-letters", ("topic",), ("limit", "cursor",), "none", False),
    "replay_dead_letters": Shape("POST", "/v1/topics/{topic}/dead-letters/replay", ("topic",), (), "json", True),
    "healthz": Shape("GET", "/healthz", (), (), "none", False),
    "readyz": Shape("GET", "/readyz", (), (), "none", False),
}


class Operations:
    """Every operation of the API as a method."""

    def _call(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        raise NotImplementedError

    def _call_page(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        raise NotImplementedError

    def score_ats(
        self,
        *,
        file: FileInput,
        language: LanguageCode | Unset = UNSET,
        job_description: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AtsReport:
        """Score a resume for ATS compatibility."""
        return cast("AtsReport", self._call("score_ats", {"file": file, "language": language, "job_description": job_description}, idempotency_key))

    def score_ats_page(
        self,
        *,
        file: FileInput,
        language: LanguageCode | Unset = UNSET,
        job_description: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Score a resume for ATS compatibility, as an HTML page."""
        return cast("str", self._call_page("score_ats", {"file": file, "language": language, "job_description": job_description}, idempotency_key))

    def parse(
        self,
        *,
        file: FileInput,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> StructuredResume:
        """Parse a resume."""
        return cast("StructuredResume", self._call("parse", {"file": file, "language": language}, idempotency_key))

    def score_match_parsed(
        self,
        *,
        file: FileInput,
        job_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> MatchReport:
        """Match a resume with a parsed job."""
        return cast("MatchReport", self._call("score_match_parsed", {"file": file, "job_id": job_id, "language": language}, idempotency_key))

    def score_match_parsed_page(
        self,
        *,
        file: FileInput,
        job_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Match a resume with a parsed job, as an HTML page."""
        return cast("str", self._call_page("score_match_parsed", {"file": file, "job_id": job_id, "language": language}, idempotency_key))

    def score_match(
        self,
        *,
        file: FileInput,
        job_description: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> MatchReport:
        """Match a resume with a job description."""
        return cast("MatchReport", self._call("score_match", {"file": file, "job_description": job_description, "language": language}, idempotency_key))

    def score_match_page(
        self,
        *,
        file: FileInput,
        job_description: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Match a resume with a job description, as an HTML page."""
        return cast("str", self._call_page("score_match", {"file": file, "job_description": job_description, "language": language}, idempotency_key))

    def questions(
        self,
        *,
        file: FileInput,
        job_id: str | Unset = UNSET,
        job_description: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        categories: str | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> QuestionSet:
        """Write interview questions."""
        return cast("QuestionSet", self._call("questions", {"file": file, "job_id": job_id, "job_description": job_description, "language": language, "mode": mode, "categories": categories, "count": count, "seed": seed}, idempotency_key))

    def questions_page(
        self,
        *,
        file: FileInput,
        job_id: str | Unset = UNSET,
        job_description: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        categories: str | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Write interview questions, as an HTML page."""
        return cast("str", self._call_page("questions", {"file": file, "job_id": job_id, "job_description": job_description, "language": language, "mode": mode, "categories": categories, "count": count, "seed": seed}, idempotency_key))

    def erase_resume(
        self,
        *,
        sha256: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Erase a resume and everything derived from it."""
        self._call("erase_resume", {"sha256": sha256}, idempotency_key)

    def parse_job(
        self,
        *,
        file: FileInput | Unset = UNSET,
        job_description: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Job:
        """Parse a job description."""
        return cast("Job", self._call("parse_job", {"file": file, "job_description": job_description, "language": language}, idempotency_key))

    def create_job(
        self,
        *,
        title: str,
        requirements: list[str | GivenRequirement],
        company: str | None | Unset = UNSET,
        location: str | None | Unset = UNSET,
        description: str | Unset = UNSET,
        language: LanguageCode | None | Unset = UNSET,
        weights: CreateJobWeights | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Job:
        """Create a job from its requirements."""
        return cast("Job", self._call("create_job", {"title": title, "requirements": requirements, "company": company, "location": location, "description": description, "language": language, "weights": weights}, idempotency_key))

    def list_jobs(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> JobList:
        """List jobs."""
        return cast("JobList", self._call("list_jobs", {"limit": limit, "cursor": cursor}, idempotency_key))

    def read_job(
        self,
        *,
        job_id: str,
        idempotency_key: str | None = None,
    ) -> Job:
        """Read a job."""
        return cast("Job", self._call("read_job", {"job_id": job_id}, idempotency_key))

    def correct_job(
        self,
        *,
        job_id: str,
        title: str | None,
        requirements: list[str | GivenRequirement],
        company: str | None | Unset = UNSET,
        location: str | None | Unset = UNSET,
        description: str | Unset = UNSET,
        language: LanguageCode | None | Unset = UNSET,
        weights: CorrectJobWeights | Unset = UNSET,
        seniority: Any | Unset = UNSET,
        version: Any | Unset = UNSET,
        existing: Any | Unset = UNSET,
        created_at: Any | Unset = UNSET,
        updated_at: Any | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Job:
        """Correct a job."""
        return cast("Job", self._call("correct_job", {"job_id": job_id, "title": title, "requirements": requirements, "company": company, "location": location, "description": description, "language": language, "weights": weights, "seniority": seniority, "version": version, "existing": existing, "created_at": created_at, "updated_at": updated_at}, idempotency_key))

    def delete_job(
        self,
        *,
        job_id: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Delete a job and all its versions."""
        self._call("delete_job", {"job_id": job_id}, idempotency_key)

    def read_operation(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> OperationBody:
        """Read an operation."""
        return cast("OperationBody", self._call("read_operation", {"id": id}, idempotency_key))

    def read_operation_page(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> str:
        """Read an operation, as an HTML page."""
        return cast("str", self._call_page("read_operation", {"id": id}, idempotency_key))

    def create_batch(
        self,
        *,
        job_id: str,
        files: list[FileInput] | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        name: str | Unset = UNSET,
        timeout_seconds: int | Unset = UNSET,
        start: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Create a batch."""
        return cast("Batch", self._call("create_batch", {"job_id": job_id, "files": files, "language": language, "name": name, "timeout_seconds": timeout_seconds, "start": start}, idempotency_key))

    def list_batches(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> BatchList:
        """List batches."""
        return cast("BatchList", self._call("list_batches", {"limit": limit, "cursor": cursor}, idempotency_key))

    def add_candidates(
        self,
        *,
        batch_id: str,
        files: list[FileInput],
        idempotency_key: str | None = None,
    ) -> Batch:
        """Add candidates to a batch."""
        return cast("Batch", self._call("add_candidates", {"batch_id": batch_id, "files": files}, idempotency_key))

    def start_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Start a batch."""
        return cast("Batch", self._call("start_batch", {"batch_id": batch_id}, idempotency_key))

    def cancel_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Cancel a batch."""
        return cast("Batch", self._call("cancel_batch", {"batch_id": batch_id}, idempotency_key))

    def read_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Read a batch."""
        return cast("Batch", self._call("read_batch", {"batch_id": batch_id}, idempotency_key))

    def delete_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Erase a batch."""
        self._call("delete_batch", {"batch_id": batch_id}, idempotency_key)

    def rank_batch(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Ranking:
        """Read the ranking of a batch."""
        return cast("Ranking", self._call("rank_batch", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    def rank_batch_page(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read the ranking of a batch, as an HTML page."""
        return cast("str", self._call_page("rank_batch", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    def rerank_batch(
        self,
        *,
        batch_id: str,
        weights: RerankBatchWeights | Unset = UNSET,
        musts: list[str] | Unset = UNSET,
        wishes: list[str] | Unset = UNSET,
        filters: RerankBatchFilters | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Reranking:
        """Rank a batch with other weights."""
        return cast("Reranking", self._call("rerank_batch", {"batch_id": batch_id, "weights": weights, "musts": musts, "wishes": wishes, "filters": filters, "provisional": provisional, "limit": limit, "cursor": cursor}, idempotency_key))

    def rank_batch_by_id(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Ranking:
        """Read the ranking of a batch by query parameter."""
        return cast("Ranking", self._call("rank_batch_by_id", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    def rank_batch_by_id_page(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read the ranking of a batch by query parameter, as an HTML page."""
        return cast("str", self._call_page("rank_batch_by_id", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    def read_candidate(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> CandidateReport:
        """Read a candidate."""
        return cast("CandidateReport", self._call("read_candidate", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "blind": blind}, idempotency_key))

    def read_candidate_page(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read a candidate, as an HTML page."""
        return cast("str", self._call_page("read_candidate", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "blind": blind}, idempotency_key))

    def review_candidate(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        stage: Literal["new", "shortlisted", "interview", "offer", "hired", "rejected"] | Unset = UNSET,
        starred: bool | Unset = UNSET,
        tags: list[str] | Unset = UNSET,
        note: str | Unset = UNSET,
        ratings: list[ReviewCandidateRatingsItem] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> CandidateReview:
        """Review a candidate."""
        return cast("CandidateReview", self._call("review_candidate", {"batch_id": batch_id, "candidate_id": candidate_id, "stage": stage, "starred": starred, "tags": tags, "note": note, "ratings": ratings}, idempotency_key))

    def read_candidate_resume(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> StructuredResume:
        """Read a candidate’s parsed resume."""
        return cast("StructuredResume", self._call("read_candidate_resume", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language}, idempotency_key))

    def read_candidate_ats(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AtsReport:
        """Read a candidate’s ATS report."""
        return cast("AtsReport", self._call("read_candidate_ats", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language}, idempotency_key))

    def read_candidate_ats_page(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read a candidate’s ATS report, as an HTML page."""
        return cast("str", self._call_page("read_candidate_ats", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language}, idempotency_key))

    def read_candidate_questions(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> QuestionSet:
        """Read a candidate’s interview questions."""
        return cast("QuestionSet", self._call("read_candidate_questions", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "mode": mode, "count": count, "seed": seed}, idempotency_key))

    def read_candidate_questions_page(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read a candidate’s interview questions, as an HTML page."""
        return cast("str", self._call_page("read_candidate_questions", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "mode": mode, "count": count, "seed": seed}, idempotency_key))

    def read_webhook(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> WebhookSettings:
        """Read the webhook."""
        return cast("WebhookSettings", self._call("read_webhook", {}, idempotency_key))

    def write_webhook(
        self,
        *,
        url: str,
        enabled: bool | Unset = UNSET,
        secret: Any | Unset = UNSET,
        breaker: Any | Unset = UNSET,
        next_try_at: Any | Unset = UNSET,
        created_at: Any | Unset = UNSET,
        updated_at: Any | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> WebhookSettings:
        """Set the webhook."""
        return cast("WebhookSettings", self._call("write_webhook", {"url": url, "enabled": enabled, "secret": secret, "breaker": breaker, "next_try_at": next_try_at, "created_at": created_at, "updated_at": updated_at}, idempotency_key))

    def delete_webhook(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Delete the webhook."""
        self._call("delete_webhook", {}, idempotency_key)

    def read_webhook_secret(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> WebhookSecret:
        """Read the signing secret."""
        return cast("WebhookSecret", self._call("read_webhook_secret", {}, idempotency_key))

    def renew_webhook_secret(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> WebhookSecret:
        """Replace the signing secret."""
        return cast("WebhookSecret", self._call("renew_webhook_secret", {}, idempotency_key))

    def test_webhook(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> Delivery:
        """Send a test event."""
        return cast("Delivery", self._call("test_webhook", {}, idempotency_key))

    def list_deliveries(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        state: Literal["pending", "delivered", "failed", "skipped"] | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> DeliveryList:
        """List deliveries."""
        return cast("DeliveryList", self._call("list_deliveries", {"limit": limit, "cursor": cursor, "state": state, "batch_id": batch_id}, idempotency_key))

    def redeliver(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> Delivery:
        """Redeliver an event."""
        return cast("Delivery", self._call("redeliver", {"id": id}, idempotency_key))

    def redeliver_failed(
        self,
        *,
        failed_since: str,
        idempotency_key: str | None = None,
    ) -> Redelivered:
        """Redeliver failed events."""
        return cast("Redelivered", self._call("redeliver_failed", {"failed_since": failed_since}, idempotency_key))

    def list_keys(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> KeyList:
        """List keys."""
        return cast("KeyList", self._call("list_keys", {"limit": limit, "cursor": cursor}, idempotency_key))

    def create_key(
        self,
        *,
        name: str,
        scopes: list[Literal["analyze", "batch", "settings"]] | Unset = UNSET,
        role: MemberRole | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        limits: KeyLimits | Unset = UNSET,
        ip_ranges: list[str] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> NewKey:
        """Create a key."""
        return cast("NewKey", self._call("create_key", {"name": name, "scopes": scopes, "role": role, "expires_at": expires_at, "limits": limits, "ip_ranges": ip_ranges}, idempotency_key))

    def renew_key(
        self,
        *,
        id: str,
        grace_seconds: int | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> NewKey:
        """Renew a key."""
        return cast("NewKey", self._call("renew_key", {"id": id, "grace_seconds": grace_seconds, "expires_at": expires_at}, idempotency_key))

    def revoke_key(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> Key:
        """Revoke a key."""
        return cast("Key", self._call("revoke_key", {"id": id}, idempotency_key))

    def list_accounts(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AccountList:
        """List accounts."""
        return cast("AccountList", self._call("list_accounts", {"limit": limit, "cursor": cursor}, idempotency_key))

    def create_account(
        self,
        *,
        name: str,
        idempotency_key: str | None = None,
    ) -> NewAccount:
        """Create an account."""
        return cast("NewAccount", self._call("create_account", {"name": name}, idempotency_key))

    def list_members(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> MemberList:
        """List members and pending invitations."""
        return cast("MemberList", self._call("list_members", {}, idempotency_key))

    def invite_member(
        self,
        *,
        email: str,
        role: MemberRole,
        idempotency_key: str | None = None,
    ) -> Member:
        """Invite a person."""
        return cast("Member", self._call("invite_member", {"email": email, "role": role}, idempotency_key))

    def change_member(
        self,
        *,
        id: str,
        role: MemberRole,
        idempotency_key: str | None = None,
    ) -> Member:
        """Change the role of a member."""
        return cast("Member", self._call("change_member", {"id": id, "role": role}, idempotency_key))

    def remove_member(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Remove a member, or withdraw an invitation."""
        self._call("remove_member", {"id": id}, idempotency_key)

    def read_audit(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        from_: str | Unset = UNSET,
        before: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AuditList:
        """Read who did what, newest first."""
        return cast("AuditList", self._call("read_audit", {"limit": limit, "cursor": cursor, "from": from_, "before": before}, idempotency_key))

    def read_usage(
        self,
        *,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        by: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Usage:
        """Read how much each key was used."""
        return cast("Usage", self._call("read_usage", {"from": from_, "to": to, "by": by}, idempotency_key))

    def list_topics(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> TopicList:
        """List topics."""
        return cast("TopicList", self._call("list_topics", {}, idempotency_key))

    def list_dead_letters(
        self,
        *,
        topic: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> DeadLetterList:
        """List dead letters."""
        return cast("DeadLetterList", self._call("list_dead_letters", {"topic": topic, "limit": limit, "cursor": cursor}, idempotency_key))

    def replay_dead_letters(
        self,
        *,
        topic: str,
        ids: list[str] | Unset = UNSET,
        all: Literal[True] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Replayed:
        """Replay dead letters."""
        return cast("Replayed", self._call("replay_dead_letters", {"topic": topic, "ids": ids, "all": all}, idempotency_key))

    def healthz(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> Health:
        """Check liveness."""
        return cast("Health", self._call("healthz", {}, idempotency_key))

    def readyz(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> Health:
        """Check readiness."""
        return cast("Health", self._call("readyz", {}, idempotency_key))


class AsyncOperations:
    """Every operation of the API as a method."""

    async def _call(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        raise NotImplementedError

    async def _call_page(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:
        raise NotImplementedError

    async def score_ats(
        self,
        *,
        file: FileInput,
        language: LanguageCode | Unset = UNSET,
        job_description: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AtsReport:
        """Score a resume for ATS compatibility."""
        return cast("AtsReport", await self._call("score_ats", {"file": file, "language": language, "job_description": job_description}, idempotency_key))

    async def score_ats_page(
        self,
        *,
        file: FileInput,
        language: LanguageCode | Unset = UNSET,
        job_description: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Score a resume for ATS compatibility, as an HTML page."""
        return cast("str", await self._call_page("score_ats", {"file": file, "language": language, "job_description": job_description}, idempotency_key))

    async def parse(
        self,
        *,
        file: FileInput,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> StructuredResume:
        """Parse a resume."""
        return cast("StructuredResume", await self._call("parse", {"file": file, "language": language}, idempotency_key))

    async def score_match_parsed(
        self,
        *,
        file: FileInput,
        job_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> MatchReport:
        """Match a resume with a parsed job."""
        return cast("MatchReport", await self._call("score_match_parsed", {"file": file, "job_id": job_id, "language": language}, idempotency_key))

    async def score_match_parsed_page(
        self,
        *,
        file: FileInput,
        job_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Match a resume with a parsed job, as an HTML page."""
        return cast("str", await self._call_page("score_match_parsed", {"file": file, "job_id": job_id, "language": language}, idempotency_key))

    async def score_match(
        self,
        *,
        file: FileInput,
        job_description: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> MatchReport:
        """Match a resume with a job description."""
        return cast("MatchReport", await self._call("score_match", {"file": file, "job_description": job_description, "language": language}, idempotency_key))

    async def score_match_page(
        self,
        *,
        file: FileInput,
        job_description: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Match a resume with a job description, as an HTML page."""
        return cast("str", await self._call_page("score_match", {"file": file, "job_description": job_description, "language": language}, idempotency_key))

    async def questions(
        self,
        *,
        file: FileInput,
        job_id: str | Unset = UNSET,
        job_description: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        categories: str | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> QuestionSet:
        """Write interview questions."""
        return cast("QuestionSet", await self._call("questions", {"file": file, "job_id": job_id, "job_description": job_description, "language": language, "mode": mode, "categories": categories, "count": count, "seed": seed}, idempotency_key))

    async def questions_page(
        self,
        *,
        file: FileInput,
        job_id: str | Unset = UNSET,
        job_description: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        categories: str | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Write interview questions, as an HTML page."""
        return cast("str", await self._call_page("questions", {"file": file, "job_id": job_id, "job_description": job_description, "language": language, "mode": mode, "categories": categories, "count": count, "seed": seed}, idempotency_key))

    async def erase_resume(
        self,
        *,
        sha256: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Erase a resume and everything derived from it."""
        await self._call("erase_resume", {"sha256": sha256}, idempotency_key)

    async def parse_job(
        self,
        *,
        file: FileInput | Unset = UNSET,
        job_description: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Job:
        """Parse a job description."""
        return cast("Job", await self._call("parse_job", {"file": file, "job_description": job_description, "language": language}, idempotency_key))

    async def create_job(
        self,
        *,
        title: str,
        requirements: list[str | GivenRequirement],
        company: str | None | Unset = UNSET,
        location: str | None | Unset = UNSET,
        description: str | Unset = UNSET,
        language: LanguageCode | None | Unset = UNSET,
        weights: CreateJobWeights | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Job:
        """Create a job from its requirements."""
        return cast("Job", await self._call("create_job", {"title": title, "requirements": requirements, "company": company, "location": location, "description": description, "language": language, "weights": weights}, idempotency_key))

    async def list_jobs(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> JobList:
        """List jobs."""
        return cast("JobList", await self._call("list_jobs", {"limit": limit, "cursor": cursor}, idempotency_key))

    async def read_job(
        self,
        *,
        job_id: str,
        idempotency_key: str | None = None,
    ) -> Job:
        """Read a job."""
        return cast("Job", await self._call("read_job", {"job_id": job_id}, idempotency_key))

    async def correct_job(
        self,
        *,
        job_id: str,
        title: str | None,
        requirements: list[str | GivenRequirement],
        company: str | None | Unset = UNSET,
        location: str | None | Unset = UNSET,
        description: str | Unset = UNSET,
        language: LanguageCode | None | Unset = UNSET,
        weights: CorrectJobWeights | Unset = UNSET,
        seniority: Any | Unset = UNSET,
        version: Any | Unset = UNSET,
        existing: Any | Unset = UNSET,
        created_at: Any | Unset = UNSET,
        updated_at: Any | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Job:
        """Correct a job."""
        return cast("Job", await self._call("correct_job", {"job_id": job_id, "title": title, "requirements": requirements, "company": company, "location": location, "description": description, "language": language, "weights": weights, "seniority": seniority, "version": version, "existing": existing, "created_at": created_at, "updated_at": updated_at}, idempotency_key))

    async def delete_job(
        self,
        *,
        job_id: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Delete a job and all its versions."""
        await self._call("delete_job", {"job_id": job_id}, idempotency_key)

    async def read_operation(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> OperationBody:
        """Read an operation."""
        return cast("OperationBody", await self._call("read_operation", {"id": id}, idempotency_key))

    async def read_operation_page(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> str:
        """Read an operation, as an HTML page."""
        return cast("str", await self._call_page("read_operation", {"id": id}, idempotency_key))

    async def create_batch(
        self,
        *,
        job_id: str,
        files: list[FileInput] | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        name: str | Unset = UNSET,
        timeout_seconds: int | Unset = UNSET,
        start: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Create a batch."""
        return cast("Batch", await self._call("create_batch", {"job_id": job_id, "files": files, "language": language, "name": name, "timeout_seconds": timeout_seconds, "start": start}, idempotency_key))

    async def list_batches(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> BatchList:
        """List batches."""
        return cast("BatchList", await self._call("list_batches", {"limit": limit, "cursor": cursor}, idempotency_key))

    async def add_candidates(
        self,
        *,
        batch_id: str,
        files: list[FileInput],
        idempotency_key: str | None = None,
    ) -> Batch:
        """Add candidates to a batch."""
        return cast("Batch", await self._call("add_candidates", {"batch_id": batch_id, "files": files}, idempotency_key))

    async def start_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Start a batch."""
        return cast("Batch", await self._call("start_batch", {"batch_id": batch_id}, idempotency_key))

    async def cancel_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Cancel a batch."""
        return cast("Batch", await self._call("cancel_batch", {"batch_id": batch_id}, idempotency_key))

    async def read_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> Batch:
        """Read a batch."""
        return cast("Batch", await self._call("read_batch", {"batch_id": batch_id}, idempotency_key))

    async def delete_batch(
        self,
        *,
        batch_id: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Erase a batch."""
        await self._call("delete_batch", {"batch_id": batch_id}, idempotency_key)

    async def rank_batch(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Ranking:
        """Read the ranking of a batch."""
        return cast("Ranking", await self._call("rank_batch", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    async def rank_batch_page(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read the ranking of a batch, as an HTML page."""
        return cast("str", await self._call_page("rank_batch", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    async def rerank_batch(
        self,
        *,
        batch_id: str,
        weights: RerankBatchWeights | Unset = UNSET,
        musts: list[str] | Unset = UNSET,
        wishes: list[str] | Unset = UNSET,
        filters: RerankBatchFilters | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Reranking:
        """Rank a batch with other weights."""
        return cast("Reranking", await self._call("rerank_batch", {"batch_id": batch_id, "weights": weights, "musts": musts, "wishes": wishes, "filters": filters, "provisional": provisional, "limit": limit, "cursor": cursor}, idempotency_key))

    async def rank_batch_by_id(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Ranking:
        """Read the ranking of a batch by query parameter."""
        return cast("Ranking", await self._call("rank_batch_by_id", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    async def rank_batch_by_id_page(
        self,
        *,
        batch_id: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        provisional: bool | Unset = UNSET,
        min_score: int | Unset = UNSET,
        all_musts: bool | Unset = UNSET,
        hide_duplicates: bool | Unset = UNSET,
        starred: bool | Unset = UNSET,
        text: str | Unset = UNSET,
        stages: str | Unset = UNSET,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read the ranking of a batch by query parameter, as an HTML page."""
        return cast("str", await self._call_page("rank_batch_by_id", {"batch_id": batch_id, "limit": limit, "cursor": cursor, "provisional": provisional, "min_score": min_score, "all_musts": all_musts, "hide_duplicates": hide_duplicates, "starred": starred, "text": text, "stages": stages, "language": language, "blind": blind}, idempotency_key))

    async def read_candidate(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> CandidateReport:
        """Read a candidate."""
        return cast("CandidateReport", await self._call("read_candidate", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "blind": blind}, idempotency_key))

    async def read_candidate_page(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        blind: bool | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read a candidate, as an HTML page."""
        return cast("str", await self._call_page("read_candidate", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "blind": blind}, idempotency_key))

    async def review_candidate(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        stage: Literal["new", "shortlisted", "interview", "offer", "hired", "rejected"] | Unset = UNSET,
        starred: bool | Unset = UNSET,
        tags: list[str] | Unset = UNSET,
        note: str | Unset = UNSET,
        ratings: list[ReviewCandidateRatingsItem] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> CandidateReview:
        """Review a candidate."""
        return cast("CandidateReview", await self._call("review_candidate", {"batch_id": batch_id, "candidate_id": candidate_id, "stage": stage, "starred": starred, "tags": tags, "note": note, "ratings": ratings}, idempotency_key))

    async def read_candidate_resume(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> StructuredResume:
        """Read a candidate’s parsed resume."""
        return cast("StructuredResume", await self._call("read_candidate_resume", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language}, idempotency_key))

    async def read_candidate_ats(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AtsReport:
        """Read a candidate’s ATS report."""
        return cast("AtsReport", await self._call("read_candidate_ats", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language}, idempotency_key))

    async def read_candidate_ats_page(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read a candidate’s ATS report, as an HTML page."""
        return cast("str", await self._call_page("read_candidate_ats", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language}, idempotency_key))

    async def read_candidate_questions(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> QuestionSet:
        """Read a candidate’s interview questions."""
        return cast("QuestionSet", await self._call("read_candidate_questions", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "mode": mode, "count": count, "seed": seed}, idempotency_key))

    async def read_candidate_questions_page(
        self,
        *,
        batch_id: str,
        candidate_id: str,
        language: LanguageCode | Unset = UNSET,
        mode: Literal["core", "personal", "both"] | Unset = UNSET,
        count: int | Unset = UNSET,
        seed: int | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> str:
        """Read a candidate’s interview questions, as an HTML page."""
        return cast("str", await self._call_page("read_candidate_questions", {"batch_id": batch_id, "candidate_id": candidate_id, "language": language, "mode": mode, "count": count, "seed": seed}, idempotency_key))

    async def read_webhook(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> WebhookSettings:
        """Read the webhook."""
        return cast("WebhookSettings", await self._call("read_webhook", {}, idempotency_key))

    async def write_webhook(
        self,
        *,
        url: str,
        enabled: bool | Unset = UNSET,
        secret: Any | Unset = UNSET,
        breaker: Any | Unset = UNSET,
        next_try_at: Any | Unset = UNSET,
        created_at: Any | Unset = UNSET,
        updated_at: Any | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> WebhookSettings:
        """Set the webhook."""
        return cast("WebhookSettings", await self._call("write_webhook", {"url": url, "enabled": enabled, "secret": secret, "breaker": breaker, "next_try_at": next_try_at, "created_at": created_at, "updated_at": updated_at}, idempotency_key))

    async def delete_webhook(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Delete the webhook."""
        await self._call("delete_webhook", {}, idempotency_key)

    async def read_webhook_secret(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> WebhookSecret:
        """Read the signing secret."""
        return cast("WebhookSecret", await self._call("read_webhook_secret", {}, idempotency_key))

    async def renew_webhook_secret(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> WebhookSecret:
        """Replace the signing secret."""
        return cast("WebhookSecret", await self._call("renew_webhook_secret", {}, idempotency_key))

    async def test_webhook(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> Delivery:
        """Send a test event."""
        return cast("Delivery", await self._call("test_webhook", {}, idempotency_key))

    async def list_deliveries(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        state: Literal["pending", "delivered", "failed", "skipped"] | Unset = UNSET,
        batch_id: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> DeliveryList:
        """List deliveries."""
        return cast("DeliveryList", await self._call("list_deliveries", {"limit": limit, "cursor": cursor, "state": state, "batch_id": batch_id}, idempotency_key))

    async def redeliver(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> Delivery:
        """Redeliver an event."""
        return cast("Delivery", await self._call("redeliver", {"id": id}, idempotency_key))

    async def redeliver_failed(
        self,
        *,
        failed_since: str,
        idempotency_key: str | None = None,
    ) -> Redelivered:
        """Redeliver failed events."""
        return cast("Redelivered", await self._call("redeliver_failed", {"failed_since": failed_since}, idempotency_key))

    async def list_keys(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> KeyList:
        """List keys."""
        return cast("KeyList", await self._call("list_keys", {"limit": limit, "cursor": cursor}, idempotency_key))

    async def create_key(
        self,
        *,
        name: str,
        scopes: list[Literal["analyze", "batch", "settings"]] | Unset = UNSET,
        role: MemberRole | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        limits: KeyLimits | Unset = UNSET,
        ip_ranges: list[str] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> NewKey:
        """Create a key."""
        return cast("NewKey", await self._call("create_key", {"name": name, "scopes": scopes, "role": role, "expires_at": expires_at, "limits": limits, "ip_ranges": ip_ranges}, idempotency_key))

    async def renew_key(
        self,
        *,
        id: str,
        grace_seconds: int | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> NewKey:
        """Renew a key."""
        return cast("NewKey", await self._call("renew_key", {"id": id, "grace_seconds": grace_seconds, "expires_at": expires_at}, idempotency_key))

    async def revoke_key(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> Key:
        """Revoke a key."""
        return cast("Key", await self._call("revoke_key", {"id": id}, idempotency_key))

    async def list_accounts(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AccountList:
        """List accounts."""
        return cast("AccountList", await self._call("list_accounts", {"limit": limit, "cursor": cursor}, idempotency_key))

    async def create_account(
        self,
        *,
        name: str,
        idempotency_key: str | None = None,
    ) -> NewAccount:
        """Create an account."""
        return cast("NewAccount", await self._call("create_account", {"name": name}, idempotency_key))

    async def list_members(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> MemberList:
        """List members and pending invitations."""
        return cast("MemberList", await self._call("list_members", {}, idempotency_key))

    async def invite_member(
        self,
        *,
        email: str,
        role: MemberRole,
        idempotency_key: str | None = None,
    ) -> Member:
        """Invite a person."""
        return cast("Member", await self._call("invite_member", {"email": email, "role": role}, idempotency_key))

    async def change_member(
        self,
        *,
        id: str,
        role: MemberRole,
        idempotency_key: str | None = None,
    ) -> Member:
        """Change the role of a member."""
        return cast("Member", await self._call("change_member", {"id": id, "role": role}, idempotency_key))

    async def remove_member(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> None:
        """Remove a member, or withdraw an invitation."""
        await self._call("remove_member", {"id": id}, idempotency_key)

    async def read_audit(
        self,
        *,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        from_: str | Unset = UNSET,
        before: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> AuditList:
        """Read who did what, newest first."""
        return cast("AuditList", await self._call("read_audit", {"limit": limit, "cursor": cursor, "from": from_, "before": before}, idempotency_key))

    async def read_usage(
        self,
        *,
        from_: str | Unset = UNSET,
        to: str | Unset = UNSET,
        by: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Usage:
        """Read how much each key was used."""
        return cast("Usage", await self._call("read_usage", {"from": from_, "to": to, "by": by}, idempotency_key))

    async def list_topics(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> TopicList:
        """List topics."""
        return cast("TopicList", await self._call("list_topics", {}, idempotency_key))

    async def list_dead_letters(
        self,
        *,
        topic: str,
        limit: int | Unset = UNSET,
        cursor: str | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> DeadLetterList:
        """List dead letters."""
        return cast("DeadLetterList", await self._call("list_dead_letters", {"topic": topic, "limit": limit, "cursor": cursor}, idempotency_key))

    async def replay_dead_letters(
        self,
        *,
        topic: str,
        ids: list[str] | Unset = UNSET,
        all: Literal[True] | Unset = UNSET,
        idempotency_key: str | None = None,
    ) -> Replayed:
        """Replay dead letters."""
        return cast("Replayed", await self._call("replay_dead_letters", {"topic": topic, "ids": ids, "all": all}, idempotency_key))

    async def healthz(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> Health:
        """Check liveness."""
        return cast("Health", await self._call("healthz", {}, idempotency_key))

    async def readyz(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> Health:
        """Check readiness."""
        return cast("Health", await self._call("readyz", {}, idempotency_key))
