# Generated from the OpenAPI document by `npm run generate`. Do not edit.
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from ._files import FileInput

API_ERROR_CODES = (
    "INVALID_REQUEST",
    "MISSING_FILE",
    "MISSING_JOB",
    "UNSUPPORTED_LANGUAGE",
    "MALFORMED_MULTIPART",
    "AUTH_ERROR",
    "JOB_NOT_FOUND",
    "BATCH_NOT_FOUND",
    "OPERATION_NOT_FOUND",
    "NOT_FOUND",
    "BATCH_NOT_FINISHED",
    "BATCH_NOT_OPEN",
    "BATCH_OUTDATED",
    "BATCH_EMPTY",
    "IDEMPOTENCY_IN_PROGRESS",
    "FILE_TOO_LARGE",
    "BATCH_TOO_LARGE",
    "TEXT_TOO_LONG",
    "UNSUPPORTED_FORMAT",
    "UNREADABLE_FILE",
    "EMPTY_JOB",
    "UNREADABLE_ARCHIVE",
    "IDEMPOTENCY_MISMATCH",
    "RATE_LIMITED",
    "OVERLOADED",
    "UNAVAILABLE",
    "INTERNAL",
)

LanguageCode: TypeAlias = 'Literal["af", "am", "ar", "bg", "bn", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "gu", "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "lt", "lv", "ml", "mr", "ms", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "sw", "ta", "te", "th", "tl", "tr", "uk", "ur", "vi", "zh"]'
RequirementLevel: TypeAlias = 'Literal["secondary", "vocational", "associate", "bachelor", "master", "doctorate", "A1", "A2", "B1", "B2", "C1", "C2", "native"]'
MemberRole: TypeAlias = 'Literal["viewer", "recruiter", "developer", "owner"]'
ReplayInput: TypeAlias = 'ReplayInputOption1 | ReplayInputOption2'
SectionKind: TypeAlias = 'Literal["contact", "summary", "experience", "education", "skills", "languages", "certifications", "projects", "awards", "publications", "volunteering", "interests", "references", "other"]'
Box: TypeAlias = 'list[float]'
EvidenceGrade: TypeAlias = 'Literal["shown", "told", "certified", "listed", "hoped", "copied", "denied"]'
QuestionCategory: TypeAlias = 'Literal["hr", "technical", "iq_logical", "personal_development"]'


class JobText(TypedDict):
    job_description: str
    language: NotRequired[LanguageCode]


class GivenJobWeights(TypedDict):
    skills: NotRequired[int]
    experience: NotRequired[int]
    education: NotRequired[int]
    languages: NotRequired[int]
    title: NotRequired[int]


class GivenJob(TypedDict):
    title: str
    requirements: list[str | GivenRequirement]
    company: NotRequired[str | None]
    location: NotRequired[str | None]
    description: NotRequired[str]
    language: NotRequired[LanguageCode | None]
    weights: NotRequired[GivenJobWeights]


class GivenRequirement(TypedDict):
    text: str
    kind: NotRequired[Literal["skill", "experience_years", "education", "language", "certification", "other"]]
    canonical: NotRequired[str | None]
    label: NotRequired[str]
    min_years: NotRequired[int | None]
    of: NotRequired[str | None]
    level: NotRequired[RequirementLevel | None]
    field: NotRequired[str | None]
    equivalent: NotRequired[bool]
    necessity: NotRequired[Literal["required", "preferred"]]
    weight: NotRequired[int]
    alternatives: NotRequired[list[str]]
    id: NotRequired[str]


class CorrectedJobWeights(TypedDict):
    skills: NotRequired[int]
    experience: NotRequired[int]
    education: NotRequired[int]
    languages: NotRequired[int]
    title: NotRequired[int]


class CorrectedJob(TypedDict):
    title: str | None
    requirements: list[str | GivenRequirement]
    company: NotRequired[str | None]
    location: NotRequired[str | None]
    description: NotRequired[str]
    language: NotRequired[LanguageCode | None]
    weights: NotRequired[CorrectedJobWeights]
    job_id: NotRequired[Any]
    seniority: NotRequired[Any]
    version: NotRequired[Any]
    existing: NotRequired[Any]
    created_at: NotRequired[Any]
    updated_at: NotRequired[Any]


class RerankInputWeights(TypedDict):
    skills: NotRequired[int]
    experience: NotRequired[int]
    education: NotRequired[int]
    languages: NotRequired[int]
    title: NotRequired[int]


class RerankInputFilters(TypedDict):
    min_score: NotRequired[int]
    met: NotRequired[list[str]]
    shown: NotRequired[list[str]]
    all_musts: NotRequired[bool]
    hide_duplicates: NotRequired[bool]
    file_name: NotRequired[str]
    text: NotRequired[str]
    stages: NotRequired[list[Literal["new", "shortlisted", "interview", "offer", "hired", "rejected"]]]
    starred: NotRequired[bool]
    tags: NotRequired[list[str]]


class RerankInput(TypedDict):
    weights: NotRequired[RerankInputWeights]
    musts: NotRequired[list[str]]
    wishes: NotRequired[list[str]]
    filters: NotRequired[RerankInputFilters]
    provisional: NotRequired[bool]
    limit: NotRequired[int]
    cursor: NotRequired[str]


class CandidateReviewInputRatingsItem(TypedDict):
    subject: str
    rating: int | None
    note: NotRequired[str]


class CandidateReviewInput(TypedDict):
    stage: NotRequired[Literal["new", "shortlisted", "interview", "offer", "hired", "rejected"]]
    starred: NotRequired[bool]
    tags: NotRequired[list[str]]
    note: NotRequired[str]
    ratings: NotRequired[list[CandidateReviewInputRatingsItem]]


class WebhookInput(TypedDict):
    url: str
    enabled: NotRequired[bool]
    secret: NotRequired[Any]
    breaker: NotRequired[Any]
    next_try_at: NotRequired[Any]
    created_at: NotRequired[Any]
    updated_at: NotRequired[Any]


class RedeliverInput(TypedDict):
    failed_since: str


class KeyInput(TypedDict):
    name: str
    scopes: NotRequired[list[Literal["analyze", "batch", "settings"]]]
    role: NotRequired[MemberRole]
    expires_at: NotRequired[str | None]
    limits: NotRequired[KeyLimits]
    ip_ranges: NotRequired[list[str]]


class KeyLimits(TypedDict):
    requests_per_minute: int | None


class RenewInput(TypedDict):
    grace_seconds: NotRequired[int]
    expires_at: NotRequired[str | None]


class AccountInput(TypedDict):
    name: str


class MemberInput(TypedDict):
    email: str
    role: MemberRole


class MemberChange(TypedDict):
    role: MemberRole


class ReplayInputOption1(TypedDict):
    ids: list[str]


class ReplayInputOption2(TypedDict):
    all: Literal[True]


class BatchCompletedEvent(TypedDict):
    event: Literal["batch.completed"]
    batch_id: str
    job_id: str
    status: Literal["completed", "partial", "failed"]
    total_candidates: int
    success: int
    failed: int
    resumes_scored: int
    timestamp: str


class AtsReportCategoriesItem(TypedDict):
    id: Literal["compatibility", "sections", "structure", "keywords"]
    score: int
    max: int


class AtsReportTopFixesItem(TypedDict):
    check: str
    gain: int
    fix: str


class AtsReportKeywordsItem(TypedDict):
    term: str
    count: int
    density: float
    sections: list[SectionKind]


class AtsReportJobTermsItem(TypedDict):
    term: str
    necessity: Literal["required", "preferred"]
    count: int
    sections: list[SectionKind]


class AtsReportJobRequirementsItem(TypedDict):
    kind: Literal["title", "experience_years", "education", "language"]
    label: str
    necessity: Literal["required", "preferred"]
    status: Literal["met", "partly_met", "not_shown", "not_assessable"]
    sections: list[SectionKind]


class AtsReportSectionsFoundItem(TypedDict):
    kind: SectionKind
    heading: str
    page: int


class AtsReportSections(TypedDict):
    found: list[AtsReportSectionsFoundItem]
    missing: list[SectionKind]


class AtsReportContact(TypedDict):
    name: bool
    email: bool
    phone: bool
    location: bool
    links: bool


class AtsReport(TypedDict):
    request_id: str
    score: int
    score_before_caps: int
    band: Literal["excellent", "good", "fair", "poor"]
    engine_version: str
    language: LanguageCode
    cached: bool
    document: Document
    categories: list[AtsReportCategoriesItem]
    checks: list[AtsCheck]
    caps: list[AtsCap]
    top_fixes: list[AtsReportTopFixesItem]
    keywords: list[AtsReportKeywordsItem]
    job_terms: NotRequired[list[AtsReportJobTermsItem]]
    job_requirements: NotRequired[list[AtsReportJobRequirementsItem]]
    sections: AtsReportSections
    contact: AtsReportContact
    understood: NotRequired[Understood]
    reading_note: NotRequired[str | None]
    disclaimer: str


class DocumentReading(TypedDict):
    confidence: float
    unread_share: float
    unread_periods: int


class DocumentExtractionWarningsItem(TypedDict):
    code: Literal["two_columns", "scanned_page", "unmapped_characters", "hidden_text", "pages_without_text", "letter_spaced", "text_in_header_or_footer", "tables", "text_boxes", "tracked_changes", "fallback_reader", "text_truncated", "cover_letter", "machine_instructions", "lookalike_characters"]
    page: NotRequired[int]


class DocumentExtraction(TypedDict):
    status: Literal["ok", "degraded", "recovered", "unreadable"]
    warnings: list[DocumentExtractionWarningsItem]


class Document(TypedDict):
    sha256: str
    format: Literal["pdf", "docx", "txt"]
    bytes: int
    pages: int
    columns: int
    words: int
    kind: NotRequired[Literal["resume", "cover_letter", "job_advert", "other"]]
    kind_confidence: NotRequired[float]
    reading: NotRequired[DocumentReading]
    language: LanguageCode | None
    language_confidence: float
    extraction: DocumentExtraction


class AtsCheckEvidenceItem(TypedDict):
    page: int
    section: SectionKind | None
    quote: str
    box: Box | None


class AtsCheck(TypedDict):
    id: str
    category: Literal["compatibility", "sections", "structure", "keywords"]
    status: Literal["pass", "warn", "fail", "info", "not_applicable"]
    points: int | None
    max: int | None
    gain: int
    value: float | None
    threshold: float | None
    unit: str
    message: str
    fix: str | None
    evidence: list[AtsCheckEvidenceItem]


class AtsCapEvidenceItem(TypedDict):
    page: int
    section: SectionKind | None
    quote: str
    box: Box | None


class AtsCap(TypedDict):
    id: str
    limit: int
    applied: bool
    message: str | None
    fix: str | None
    evidence: list[AtsCapEvidenceItem]


class UnderstoodPositionsItem(TypedDict):
    title: UnderstoodValue | None
    company: UnderstoodValue | None
    start: UnderstoodValue | None
    end: UnderstoodValue | None


class UnderstoodEducationItem(TypedDict):
    degree: UnderstoodValue | None
    institution: UnderstoodValue | None
    start: UnderstoodValue | None
    end: UnderstoodValue | None


class Understood(TypedDict):
    name: UnderstoodValue | None
    contact: list[UnderstoodValue]
    positions: list[UnderstoodPositionsItem]
    education: list[UnderstoodEducationItem]
    skills: list[UnderstoodValue]
    languages: list[UnderstoodValue]


class UnderstoodValue(TypedDict):
    value: str
    confidence: float
    doubtful: bool
    page: int
    box: Box | None


class OperationBody(TypedDict):
    id: str
    status: Literal["running", "succeeded", "failed"]
    done: bool
    result: NotRequired[AtsReport | StructuredResume | Job | MatchReport | QuestionSet]
    error: NotRequired[ErrorBody]
    created_at: str
    expires_at: str


class StructuredResumeProfile(TypedDict):
    name: ExtractedText | None
    headline: ExtractedText | None
    emails: list[ExtractedText]
    phones: list[ExtractedPhone]
    location: ExtractedText | None
    links: list[ExtractedLink]


class StructuredResumeProjectsItem(TypedDict):
    name: ExtractedText
    bullets: list[ExtractedText]


class StructuredResumeTotals(TypedDict):
    experience_months: int | None


class StructuredResume(TypedDict):
    request_id: str
    engine_version: str
    language: LanguageCode
    cached: bool
    profile: StructuredResumeProfile
    summary: ExtractedText | None
    experience: list[ExperienceEntry]
    education: list[EducationEntry]
    skills: list[ExtractedSkill]
    other_skills: list[ExtractedSkill]
    languages: list[ExtractedLanguage]
    certifications: list[ExtractedText]
    projects: list[StructuredResumeProjectsItem]
    awards: list[ExtractedText]
    publications: list[ExtractedText]
    sections: list[Section]
    totals: StructuredResumeTotals
    confirm: list[str]
    document: Document


class ExtractedText(TypedDict):
    value: str
    confidence: float
    source: Source


class Source(TypedDict):
    page: int
    box: Box | None
    quote: str


class ExtractedPhone(TypedDict):
    value: str
    raw: str
    e164: str | None
    valid: bool
    confidence: float
    source: Source


class ExtractedLink(TypedDict):
    value: str
    kind: Literal["linkedin", "github", "gitlab", "twitter", "portfolio", "orcid", "other"]
    url: str
    confidence: float
    source: Source


class ExperienceEntry(TypedDict):
    company: ExtractedText | None
    title: ExtractedText | None
    location: ExtractedText | None
    start: ExtractedDate | None
    end: ExtractedDate | None
    months: int | None
    bullets: list[ExtractedText]


class ExtractedDate(TypedDict):
    value: str | None
    raw: str
    iso: str | None
    precision: Literal["year", "month", "day"] | None
    current: bool
    confidence: float
    source: Source


class EducationEntry(TypedDict):
    institution: ExtractedText | None
    degree: ExtractedText | None
    level: Literal["secondary", "vocational", "associate", "bachelor", "master", "doctorate"] | None
    field: ExtractedText | None
    start: ExtractedDate | None
    end: ExtractedDate | None


class ExtractedSkill(TypedDict):
    value: str
    name: str
    canonical: str
    evidence: list[SkillEvidence]
    months: int | None
    confidence: float
    source: Source


SkillEvidence = TypedDict(
    "SkillEvidence",
    {
        "page": 'int',
        "box": 'Box | None',
        "quote": 'str',
        "section": 'SectionKind',
        "form": 'Literal["listed", "labelled", "told"]',
        "position": 'int | None',
        "from": 'str | None',
        "to": 'str | None',
    },
)


class ExtractedLanguage(TypedDict):
    value: str
    name: str
    level_raw: str | None
    code: LanguageCode | None
    level: Literal["A1", "A2", "B1", "B2", "C1", "C2", "native"] | None
    confidence: float
    source: Source


class Section(TypedDict):
    kind: SectionKind
    heading: str | None
    page: int
    text: str


class Job(TypedDict):
    job_id: str
    title: str | None
    company: str | None
    location: str | None
    language: LanguageCode | None
    seniority: Literal["intern", "junior", "mid", "senior", "lead", "executive"] | None
    requirements: list[Requirement]
    weights: MatchWeights
    version: int
    existing: bool
    created_at: str
    updated_at: str


class Requirement(TypedDict):
    id: str
    kind: Literal["skill", "experience_years", "education", "language", "certification", "other"]
    label: str
    text: str
    canonical: str | None
    min_years: int | None
    of: str | None
    level: RequirementLevel | None
    field: str | None
    equivalent: bool
    necessity: Literal["required", "preferred"]
    weight: int
    alternatives: list[str]


class MatchWeights(TypedDict):
    skills: int
    experience: int
    education: int
    languages: int
    title: int


class MatchReportCategoriesItem(TypedDict):
    id: Literal["skills", "experience", "education", "languages", "title"]
    score: int
    max: int


class MatchReport(TypedDict):
    request_id: str
    job_id: str
    job_version: int
    engine_version: str
    language: LanguageCode
    cached: bool
    computed_from: ComputedFrom
    score: int | None
    reason: Literal["nothing_to_judge"] | None
    band: Literal["strong", "good", "partial", "weak"] | None
    weights_applied: MatchWeights
    categories: list[MatchReportCategoriesItem]
    cap: NotRequired[int | None]
    requirements: list[JudgedRequirement]
    matched: list[str]
    missing: list[str]
    extra: list[str]
    flags: list[Literal["hidden_text", "job_text_pasted", "instructions_to_ai", "few_requirements"]]
    document: Document
    summary: str
    disclaimer: str


class ComputedFromMeaning(TypedDict):
    model: str
    state: Literal["used", "not_needed", "unavailable"]


class ComputedFrom(TypedDict):
    engine_version: str
    document_sha256: str
    job_version: int
    job_digest: str
    weights: MatchWeights | None
    meaning: ComputedFromMeaning | None


JudgedRequirementEvidenceItem = TypedDict(
    "JudgedRequirementEvidenceItem",
    {
        "page": 'int',
        "section": 'SectionKind | None',
        "quote": 'str',
        "box": 'Box | None',
        "grade": 'NotRequired[EvidenceGrade]',
        "position": 'NotRequired[int | None]',
        "from": 'NotRequired[str | None]',
        "to": 'NotRequired[str | None]',
        "matched_as": 'NotRequired[Literal["meaning"]]',
    },
)


class JudgedRequirement(TypedDict):
    id: str
    kind: Literal["skill", "experience_years", "education", "language", "certification", "other"]
    text: str
    necessity: Literal["required", "preferred"]
    status: Literal["met", "partly_met", "not_shown", "not_assessable"]
    points: int | None
    max: int | None
    matched_as: str | None
    evidence: list[JudgedRequirementEvidenceItem]


class QuestionSetCounts(TypedDict):
    hr: int
    technical: int
    iq_logical: int
    personal_development: int


class QuestionSetShortfall(TypedDict):
    count: int
    reason: Literal["material_exhausted"]


class QuestionSet(TypedDict):
    request_id: str
    job_id: str
    job_version: int
    engine_version: str
    language: LanguageCode
    cached: bool
    provider: Literal["builtin", "model"]
    seed: int
    counts: QuestionSetCounts
    mode: Literal["core", "personal", "both"]
    requested: int
    shortfall: QuestionSetShortfall | None
    questions: list[Question]
    document: Document


class QuestionBasedOn(TypedDict):
    kind: Literal["claim", "gap", "requirement", "generic"]
    requirement: str | None
    quote: str | None


class Question(TypedDict):
    id: str
    category: QuestionCategory
    scope: Literal["core", "personal"] | None
    text: str
    competency: str | None
    why: str | None
    difficulty: Literal["easy", "medium", "hard"]
    based_on: QuestionBasedOn
    listen_for: list[str]
    anchors: RatingAnchors | None
    follow_up: str | None
    answer: str | None
    explanation: str | None


RatingAnchors = TypedDict(
    "RatingAnchors",
    {
        "1": 'str',
        "3": 'str',
        "5": 'str',
    },
)


class ErrorBodyDetailFieldsItem(TypedDict):
    field: str
    code: str
    message: str


class ErrorBodyDetail(TypedDict):
    error: Literal["INVALID_REQUEST", "MISSING_FILE", "MISSING_JOB", "UNSUPPORTED_LANGUAGE", "MALFORMED_MULTIPART", "AUTH_ERROR", "JOB_NOT_FOUND", "BATCH_NOT_FOUND", "OPERATION_NOT_FOUND", "NOT_FOUND", "BATCH_NOT_FINISHED", "BATCH_NOT_OPEN", "BATCH_OUTDATED", "BATCH_EMPTY", "IDEMPOTENCY_IN_PROGRESS", "FILE_TOO_LARGE", "BATCH_TOO_LARGE", "TEXT_TOO_LONG", "UNSUPPORTED_FORMAT", "UNREADABLE_FILE", "EMPTY_JOB", "UNREADABLE_ARCHIVE", "IDEMPOTENCY_MISMATCH", "RATE_LIMITED", "OVERLOADED", "UNAVAILABLE", "INTERNAL"]
    message: str
    suggestion: str
    request_id: str
    reason: NotRequired[Literal["encrypted", "corrupt", "no_text", "too_many_pages", "bomb", "timeout"]]
    fields: list[ErrorBodyDetailFieldsItem]


class ErrorBody(TypedDict):
    type: str
    title: str
    status: int
    detail: ErrorBodyDetail


class JobList(TypedDict):
    jobs: list[Job]
    next_cursor: str | None


class BatchWebhook(TypedDict):
    state: Literal["none", "pending", "delivered", "failed", "skipped"]
    attempts: int
    next_attempt_at: str | None


class Batch(TypedDict):
    batch_id: str
    job_id: str
    job_version: int
    name: str | None
    language: LanguageCode
    status: Literal["collecting", "queued", "running", "completed", "partial", "failed"]
    total_candidates: int
    success: int
    failed: int
    pending: int
    created_at: str
    started_at: str | None
    finished_at: str | None
    timeout_at: str | None
    webhook: BatchWebhook


class BatchList(TypedDict):
    batches: list[Batch]
    next_cursor: str | None


class BatchStreamEvent(TypedDict):
    id: NotRequired[str]
    event: Literal["candidate", "batch"]
    data: str


class Ranking(TypedDict):
    batch_id: str
    job_id: str
    status: Literal["collecting", "queued", "running", "completed", "partial", "failed"]
    final: bool
    total_candidates: int
    success: int
    failed: int
    ranking: list[RankedCandidate]
    failures: list[FailedCandidate]
    next_cursor: str | None


class RankedCandidateRequiredMet(TypedDict):
    met: int
    total: int


class RankedCandidateReview(TypedDict):
    stage: Literal["new", "shortlisted", "interview", "offer", "hired", "rejected"]
    starred: bool
    tags: list[str]


class RankedCandidate(TypedDict):
    rank: int
    candidate_id: str
    name: str | None
    file_name: str
    score: int | None
    required_met: RankedCandidateRequiredMet
    matched: list[str]
    missing: list[str]
    duplicate_of: str | None
    review: RankedCandidateReview


class FailedCandidate(TypedDict):
    candidate_id: str
    file_name: str
    error: str
    message: str


class RerankingRequirementsItem(TypedDict):
    id: str
    label: str
    kind: Literal["skill", "experience_years", "education", "language", "certification", "other"]
    necessity: Literal["required", "preferred"]
    weight: int


class Reranking(TypedDict):
    batch_id: str
    job_id: str
    status: Literal["collecting", "queued", "running", "completed", "partial", "failed"]
    final: bool
    total_candidates: int
    success: int
    failed: int
    ranking: list[RankedCandidate]
    next_cursor: str | None
    weights: MatchWeights
    requirements: list[RerankingRequirementsItem]
    matching: int


class CandidateReportCategoriesItem(TypedDict):
    id: Literal["skills", "experience", "education", "languages", "title"]
    score: int
    max: int


class CandidateReportCandidate(TypedDict):
    candidate_id: str
    name: str | None
    file_name: str
    duplicate_of: str | None
    review: CandidateReview


class CandidateReport(TypedDict):
    request_id: str
    job_id: str
    job_version: int
    engine_version: str
    language: LanguageCode
    cached: bool
    computed_from: ComputedFrom
    score: int | None
    reason: Literal["nothing_to_judge"] | None
    band: Literal["strong", "good", "partial", "weak"] | None
    weights_applied: MatchWeights
    categories: list[CandidateReportCategoriesItem]
    cap: NotRequired[int | None]
    requirements: list[JudgedRequirement]
    matched: list[str]
    missing: list[str]
    extra: list[str]
    flags: list[Literal["hidden_text", "job_text_pasted", "instructions_to_ai", "few_requirements"]]
    document: Document
    summary: str
    disclaimer: str
    candidate: CandidateReportCandidate


class CandidateReviewRatingsItem(TypedDict):
    subject: str
    rating: int | None
    note: NotRequired[str]


class CandidateReview(TypedDict):
    stage: Literal["new", "shortlisted", "interview", "offer", "hired", "rejected"]
    starred: bool
    tags: list[str]
    note: str
    ratings: list[CandidateReviewRatingsItem]
    updated_at: str | None
    updated_by: str | None


class WebhookSettings(TypedDict):
    url: str
    enabled: bool
    secret: NotRequired[str]
    breaker: Literal["closed", "open", "half_open"]
    next_try_at: str | None
    created_at: str
    updated_at: str


class WebhookSecret(TypedDict):
    secret: str


class Delivery(TypedDict):
    id: str
    batch_id: str | None
    event: Literal["batch.completed", "test"]
    state: Literal["pending", "delivered", "failed", "skipped"]
    url: str | None
    attempts: list[DeliveryAttempt]
    next_attempt_at: str | None
    created_at: str


class DeliveryAttempt(TypedDict):
    at: str
    status: int | None
    milliseconds: int
    error: Literal["refused_address", "name_not_found", "connection_failed", "tls_failed", "timeout", "status", "redirect", "gone", "breaker_open"] | None
    answer: str | None


class DeliveryList(TypedDict):
    deliveries: list[Delivery]
    next_cursor: str | None


class Redelivered(TypedDict):
    redelivered: int


class KeyList(TypedDict):
    keys: list[Key]
    next_cursor: str | None


class Key(TypedDict):
    id: str
    name: str
    scopes: list[Literal["analyze", "batch", "settings"]]
    state: Literal["active", "expired", "revoked"]
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    limits: KeyLimits
    ip_ranges: list[str]
    role: MemberRole
    last_four: str


class NewKey(TypedDict):
    id: str
    name: str
    scopes: list[Literal["analyze", "batch", "settings"]]
    state: Literal["active", "expired", "revoked"]
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    limits: KeyLimits
    ip_ranges: list[str]
    role: MemberRole
    last_four: str
    key: str


class AccountList(TypedDict):
    accounts: list[Account]
    next_cursor: str | None


class Account(TypedDict):
    account_id: str
    name: str
    created_at: str


class NewAccount(TypedDict):
    account_id: str
    name: str
    created_at: str
    key: NewKey


class MemberList(TypedDict):
    members: list[Member]


class Member(TypedDict):
    id: str
    email: str | None
    role: MemberRole
    state: Literal["invited", "active"]
    invited_by: str | None
    invited_at: str | None
    expires_at: str | None
    joined_at: str | None


class AuditList(TypedDict):
    entries: list[AuditEntry]
    next_cursor: str | None


class AuditEntry(TypedDict):
    id: str
    at: str
    actor: str
    actor_name: str | None
    action: Literal["account.created", "key.created", "key.renewed", "key.revoked", "member.invited", "member.joined", "member.role_changed", "member.removed", "job.corrected", "job.deleted", "batch.created", "batch.extended", "batch.started", "batch.cancelled", "batch.erased", "candidate.reviewed", "resume.erased", "ranking.exported", "audit.exported", "webhook.changed", "webhook.deleted", "webhook.secret_shown", "webhook.secret_regenerated", "dead_letters.replayed"]
    target: str


Usage = TypedDict(
    "Usage",
    {
        "from": 'str',
        "to": 'str',
        "by": 'list[Literal["day", "key", "operation"]]',
        "usage": 'list[UsageRow]',
    },
)


class UsageRow(TypedDict):
    day: NotRequired[str]
    key_id: NotRequired[str]
    key_name: NotRequired[str | None]
    operation: NotRequired[str]
    requests: int
    failed: int
    candidates: int


class TopicList(TypedDict):
    topics: list[Topic]


class Topic(TypedDict):
    topic: str
    dead_letters: int


class DeadLetterList(TypedDict):
    dead_letters: list[DeadLetter]
    next_cursor: str | None


class DeadLetter(TypedDict):
    id: str
    message_id: str | None
    type: str | None
    source: str | None
    published_at: str | None
    buried_at: str | None
    reason: str
    attempts: int | None
    partition: int | None
    offset: int | None
    payload: dict[str, Any] | None


class Replayed(TypedDict):
    replayed: int
    remaining: int


class HealthReasonsItem(TypedDict):
    check: str
    reason: str


class Health(TypedDict):
    ok: bool
    failing: list[str]
    reasons: list[HealthReasonsItem]


class CreateJobWeights(TypedDict):
    skills: NotRequired[int]
    experience: NotRequired[int]
    education: NotRequired[int]
    languages: NotRequired[int]
    title: NotRequired[int]


class CorrectJobWeights(TypedDict):
    skills: NotRequired[int]
    experience: NotRequired[int]
    education: NotRequired[int]
    languages: NotRequired[int]
    title: NotRequired[int]


class RerankBatchWeights(TypedDict):
    skills: NotRequired[int]
    experience: NotRequired[int]
    education: NotRequired[int]
    languages: NotRequired[int]
    title: NotRequired[int]


class RerankBatchFilters(TypedDict):
    min_score: NotRequired[int]
    met: NotRequired[list[str]]
    shown: NotRequired[list[str]]
    all_musts: NotRequired[bool]
    hide_duplicates: NotRequired[bool]
    file_name: NotRequired[str]
    text: NotRequired[str]
    stages: NotRequired[list[Literal["new", "shortlisted", "interview", "offer", "hired", "rejected"]]]
    starred: NotRequired[bool]
    tags: NotRequired[list[str]]


class ReviewCandidateRatingsItem(TypedDict):
    subject: str
    rating: int | None
    note: NotRequired[str]
