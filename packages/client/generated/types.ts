// Generated from the OpenAPI document by `npm run generate`. Do not edit.

import type { CallOptions, FileInput, Nothing } from '../src/inputs.ts';

export type LanguageCode = "af" | "am" | "ar" | "bg" | "bn" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fa" | "fi" | "fr" | "gu" | "he" | "hi" | "hr" | "hu" | "id" | "it" | "ja" | "kn" | "ko" | "lt" | "lv" | "ml" | "mr" | "ms" | "nl" | "no" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "sw" | "ta" | "te" | "th" | "tl" | "tr" | "uk" | "ur" | "vi" | "zh";

export type JobText = {
  /** The text of the job description. */
  readonly job_description: string;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
};

export type GivenJob = {
  readonly title: string;
  readonly requirements: readonly (string | GivenRequirement)[];
  readonly company?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** The text of the job description, if there is one. */
  readonly description?: string | undefined;
  /** Language of the job description. Detected from the text by default. */
  readonly language?: LanguageCode | null | undefined;
  readonly weights?: {
    readonly skills?: number | undefined;
    readonly experience?: number | undefined;
    readonly education?: number | undefined;
    readonly languages?: number | undefined;
    readonly title?: number | undefined;
  } | undefined;
};

export type GivenRequirement = {
  readonly text: string;
  /** Derived from the text by default. */
  readonly kind?: "skill" | "experience_years" | "education" | "language" | "certification" | "other" | undefined;
  readonly canonical?: string | null | undefined;
  /** Short name that distinguishes requirements of the same sentence, such as "Java" or "German C1". */
  readonly label?: string | undefined;
  readonly min_years?: number | null | undefined;
  /** What the years of experience are in. Only for the kind `experience_years`. */
  readonly of?: string | null | undefined;
  readonly level?: RequirementLevel | null | undefined;
  /** Field of the degree, in the words of the job. */
  readonly field?: string | null | undefined;
  /** Whether equivalent experience or training is accepted instead of the degree. */
  readonly equivalent?: boolean | undefined;
  /** Defaults to `required`. */
  readonly necessity?: "required" | "preferred" | undefined;
  readonly weight?: number | undefined;
  readonly alternatives?: readonly (string)[] | undefined;
  /** Ignored: IDs are assigned again. */
  readonly id?: string | undefined;
};

/** Level of a degree, or CEFR level of a language. */
export type RequirementLevel = "secondary" | "vocational" | "associate" | "bachelor" | "master" | "doctorate" | "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native";

export type CorrectedJob = {
  readonly title: string | null;
  readonly requirements: readonly (string | GivenRequirement)[];
  readonly company?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** The text of the job description, if there is one. */
  readonly description?: string | undefined;
  /** Language of the job description. Detected from the text by default. */
  readonly language?: LanguageCode | null | undefined;
  readonly weights?: {
    readonly skills?: number | undefined;
    readonly experience?: number | undefined;
    readonly education?: number | undefined;
    readonly languages?: number | undefined;
    readonly title?: number | undefined;
  } | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly job_id?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly seniority?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly version?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly existing?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly created_at?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly updated_at?: unknown | undefined;
};

export type RerankInput = {
  /** Weights of categories (0 to 100), and of requirements by ID (0 to 10; 0 ignores the requirement). Everything else keeps the weight of the job. */
  readonly weights?: {
    readonly skills?: number | undefined;
    readonly experience?: number | undefined;
    readonly education?: number | undefined;
    readonly languages?: number | undefined;
    readonly title?: number | undefined;
  } | undefined;
  /** IDs of requirements to treat as required. */
  readonly musts?: readonly (string)[] | undefined;
  /** IDs of requirements to treat as preferred. */
  readonly wishes?: readonly (string)[] | undefined;
  /** Hides candidates. The ranks of the others do not change. */
  readonly filters?: {
    /** Minimum score. Also hides candidates without a score. */
    readonly min_score?: number | undefined;
    /** IDs of requirements that a candidate must meet. */
    readonly met?: readonly (string)[] | undefined;
    /** IDs of requirements that a candidate must meet at least partly. */
    readonly shown?: readonly (string)[] | undefined;
    /** `true` keeps only candidates who meet every required requirement that could be assessed. */
    readonly all_musts?: boolean | undefined;
    /** `true` hides candidates whose file is the same as that of an earlier one. */
    readonly hide_duplicates?: boolean | undefined;
    /** Text in the file name. Case-insensitive. */
    readonly file_name?: string | undefined;
    /** Text in the name or file name. Case-insensitive. */
    readonly text?: string | undefined;
    /** Stages to include. */
    readonly stages?: readonly ("new" | "shortlisted" | "interview" | "offer" | "hired" | "rejected")[] | undefined;
    /** `true` keeps only starred candidates. */
    readonly starred?: boolean | undefined;
    /** Tags that a candidate must have. */
    readonly tags?: readonly (string)[] | undefined;
  } | undefined;
  /** `true` returns the ranking so far while the batch is running. */
  readonly provisional?: boolean | undefined;
  /** Maximum number of candidates per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous response to the same body. */
  readonly cursor?: string | undefined;
};

/** Omitted fields do not change. */
export type CandidateReviewInput = {
  /** Stage of the hiring process. */
  readonly stage?: "new" | "shortlisted" | "interview" | "offer" | "hired" | "rejected" | undefined;
  readonly starred?: boolean | undefined;
  readonly tags?: readonly (string)[] | undefined;
  /** Free text, in any language. */
  readonly note?: string | undefined;
  /** Scorecard of an interview. If a subject is rated more than once, the last rating counts. */
  readonly ratings?: readonly ({
    /** What is rated: a competency, a requirement or a question. */
    readonly subject: string;
    readonly rating: number | null;
    readonly note?: string | undefined;
  })[] | undefined;
};

export type WebhookInput = {
  /** An HTTPS URL. Plain HTTP only for addresses that the operator has allowed. */
  readonly url: string;
  /** Defaults to `true`. */
  readonly enabled?: boolean | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly secret?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly breaker?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly next_try_at?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly created_at?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly updated_at?: unknown | undefined;
};

export type RedeliverInput = {
  /** Every event that failed or was skipped since this time is sent again. */
  readonly failed_since: string;
};

export type KeyInput = {
  readonly name: string;
  /** Defaults to the scopes of the requesting key. A new key cannot have others. */
  readonly scopes?: readonly ("analyze" | "batch" | "settings")[] | undefined;
  /** Limits the key to what members with this role may do. Defaults to the role of the requester. */
  readonly role?: MemberRole | undefined;
  readonly expires_at?: string | null | undefined;
  readonly limits?: KeyLimits | undefined;
  /** CIDR ranges from which the key may be used. An empty list allows every address. */
  readonly ip_ranges?: readonly (string)[] | undefined;
};

/** What a member may do: each operation names its roles in `x-winnow-roles`. */
export type MemberRole = "viewer" | "recruiter" | "developer" | "owner";

export type KeyLimits = {
  readonly requests_per_minute: number | null;
};

export type RenewInput = {
  /** How long the old key keeps working. Defaults to 0: it stops immediately. */
  readonly grace_seconds?: number | undefined;
  /** Expiry of the new key. Defaults to that of the old one. */
  readonly expires_at?: string | null | undefined;
};

export type AccountInput = {
  readonly name: string;
};

export type MemberInput = {
  /** The address that the identity provider confirms when the person signs in. */
  readonly email: string;
  readonly role: MemberRole;
};

export type MemberChange = {
  readonly role: MemberRole;
};

export type ReplayInput = {
  readonly ids: readonly (string)[];
} | {
  readonly all: true;
};

export type BatchCompletedEvent = {
  readonly event: "batch.completed";
  readonly batch_id: string;
  readonly job_id: string;
  readonly status: "completed" | "partial" | "failed";
  readonly total_candidates: number;
  readonly success: number;
  readonly failed: number;
  /** Same as `success`. */
  readonly resumes_scored: number;
  /** Time of this delivery attempt. */
  readonly timestamp: string;
};

export type AtsReport = {
  readonly request_id: string;
  readonly score: number;
  readonly score_before_caps: number;
  readonly band: "excellent" | "good" | "fair" | "poor";
  readonly engine_version: string;
  /** Language of the text in this response. */
  readonly language: LanguageCode;
  readonly cached: boolean;
  readonly document: Document;
  readonly categories: readonly ({
    readonly id: "compatibility" | "sections" | "structure" | "keywords";
    readonly score: number;
    readonly max: number;
  })[];
  readonly checks: readonly (AtsCheck)[];
  readonly caps: readonly (AtsCap)[];
  readonly top_fixes: readonly ({
    readonly check: string;
    readonly gain: number;
    readonly fix: string;
  })[];
  readonly keywords: readonly ({
    /** A word or a phrase of two words, in its most frequent form. Other forms are counted too. */
    readonly term: string;
    readonly count: number;
    /** `count` as a share of all words. */
    readonly density: number;
    /** Where the term occurs, in document order. */
    readonly sections: readonly (SectionKind)[];
  })[];
  /** Skills and certificates that the job description names. Only present if one was sent. */
  readonly job_terms?: readonly ({
    readonly term: string;
    readonly necessity: "required" | "preferred";
    /** Number of places that contain the term under any of its names. */
    readonly count: number;
    /** These places, in document order. */
    readonly sections: readonly (SectionKind)[];
  })[] | undefined;
  /** What the job description asks for beside its terms: title, years, degrees and languages; absent without one. */
  readonly job_requirements?: readonly ({
    readonly kind: "title" | "experience_years" | "education" | "language";
    readonly label: string;
    readonly necessity: "required" | "preferred";
    readonly status: "met" | "partly_met" | "not_shown" | "not_assessable";
    /** Where the resume shows it. */
    readonly sections: readonly (SectionKind)[];
  })[] | undefined;
  readonly sections: {
    readonly found: readonly ({
      readonly kind: SectionKind;
      readonly heading: string;
      readonly page: number;
    })[];
    readonly missing: readonly (SectionKind)[];
  };
  readonly contact: {
    readonly name: boolean;
    readonly email: boolean;
    readonly phone: boolean;
    readonly location: boolean;
    readonly links: boolean;
  };
  /** Missing in results of earlier releases. */
  readonly understood?: Understood | undefined;
  /** How much could not be read, and whether that limits the band. `null` if the resume was read completely. */
  readonly reading_note?: string | null | undefined;
  readonly disclaimer: string;
};

/** What was extracted, and how well. */
export type Document = {
  readonly sha256: string;
  readonly format: "pdf" | "docx" | "txt";
  readonly bytes: number;
  readonly pages: number;
  readonly columns: number;
  readonly words: number;
  /** What kind of document it is. Missing in results of earlier releases. */
  readonly kind?: "resume" | "cover_letter" | "job_advert" | "other" | undefined;
  readonly kind_confidence?: number | undefined;
  /** How completely the resume was read. Missing in results of earlier releases. */
  readonly reading?: {
    /** Confidence in name, positions and education, reduced by what could not be read. */
    readonly confidence: number;
    /** Words that were not assigned to anything, as a share of all words. */
    readonly unread_share: number;
    /** Periods in the text that were not assigned to a position. */
    readonly unread_periods: number;
  } | undefined;
  readonly language: LanguageCode | null;
  readonly language_confidence: number;
  readonly extraction: {
    readonly status: "ok" | "degraded" | "recovered" | "unreadable";
    readonly warnings: readonly ({
      readonly code: "two_columns" | "scanned_page" | "unmapped_characters" | "hidden_text" | "pages_without_text" | "letter_spaced" | "text_in_header_or_footer" | "tables" | "text_boxes" | "tracked_changes" | "fallback_reader" | "text_truncated" | "cover_letter" | "machine_instructions" | "lookalike_characters";
      readonly page?: number | undefined;
    })[];
  };
};

export type AtsCheck = {
  readonly id: string;
  readonly category: "compatibility" | "sections" | "structure" | "keywords";
  readonly status: "pass" | "warn" | "fail" | "info" | "not_applicable";
  /** `null` if the check does not apply. */
  readonly points: number | null;
  readonly max: number | null;
  /** Points that a full fix would add (`max` − `points`). */
  readonly gain: number;
  /** The measured value, in `unit`. */
  readonly value: number | null;
  /** The value that earns full points. */
  readonly threshold: number | null;
  readonly unit: string;
  readonly message: string;
  readonly fix: string | null;
  readonly evidence: readonly ({
    readonly page: number;
    readonly section: SectionKind | null;
    readonly quote: string;
    readonly box: Box | null;
  })[];
};

export type SectionKind = "contact" | "summary" | "experience" | "education" | "skills" | "languages" | "certifications" | "projects" | "awards" | "publications" | "volunteering" | "interests" | "references" | "other";

/** Left, top, right and bottom in points, from the top left corner of the page. */
export type Box = readonly [number, number, number, number];

export type AtsCap = {
  readonly id: string;
  /** The highest possible score while the cap applies. */
  readonly limit: number;
  readonly applied: boolean;
  /** `null` if the cap does not apply. */
  readonly message: string | null;
  readonly fix: string | null;
  readonly evidence: readonly ({
    readonly page: number;
    readonly section: SectionKind | null;
    readonly quote: string;
    readonly box: Box | null;
  })[];
};

/** What was extracted from the resume, each value with its position. */
export type Understood = {
  readonly name: UnderstoodValue | null;
  readonly contact: readonly (UnderstoodValue)[];
  readonly positions: readonly ({
    readonly title: UnderstoodValue | null;
    readonly company: UnderstoodValue | null;
    readonly start: UnderstoodValue | null;
    readonly end: UnderstoodValue | null;
  })[];
  readonly education: readonly ({
    readonly degree: UnderstoodValue | null;
    readonly institution: UnderstoodValue | null;
    readonly start: UnderstoodValue | null;
    readonly end: UnderstoodValue | null;
  })[];
  readonly skills: readonly (UnderstoodValue)[];
  readonly languages: readonly (UnderstoodValue)[];
};

export type UnderstoodValue = {
  /** As printed; for a link, its URL. */
  readonly value: string;
  readonly confidence: number;
  /** `true` if a person should confirm the value. */
  readonly doubtful: boolean;
  readonly page: number;
  readonly box: Box | null;
};

export type Operation = {
  readonly id: string;
  readonly status: "running" | "succeeded" | "failed";
  readonly done: boolean;
  /** Only if the operation succeeded. */
  readonly result?: AtsReport | StructuredResume | Job | MatchReport | QuestionSet | undefined;
  /** Only if the operation failed. */
  readonly error?: ErrorBody | undefined;
  readonly created_at: string;
  readonly expires_at: string;
};

export type StructuredResume = {
  readonly request_id: string;
  readonly engine_version: string;
  /** The requested language. */
  readonly language: LanguageCode;
  readonly cached: boolean;
  readonly profile: {
    readonly name: ExtractedText | null;
    readonly headline: ExtractedText | null;
    readonly emails: readonly (ExtractedText)[];
    readonly phones: readonly (ExtractedPhone)[];
    readonly location: ExtractedText | null;
    readonly links: readonly (ExtractedLink)[];
  };
  readonly summary: ExtractedText | null;
  readonly experience: readonly (ExperienceEntry)[];
  readonly education: readonly (EducationEntry)[];
  /** Skills that the resume lists. If it lists fewer than three, also skills that it names elsewhere. */
  readonly skills: readonly (ExtractedSkill)[];
  /** Known skills that the resume names without listing them: in positions, projects, the summary or certificates. */
  readonly other_skills: readonly (ExtractedSkill)[];
  readonly languages: readonly (ExtractedLanguage)[];
  readonly certifications: readonly (ExtractedText)[];
  readonly projects: readonly ({
    readonly name: ExtractedText;
    readonly bullets: readonly (ExtractedText)[];
  })[];
  readonly awards: readonly (ExtractedText)[];
  readonly publications: readonly (ExtractedText)[];
  readonly sections: readonly (Section)[];
  readonly totals: {
    readonly experience_months: number | null;
  };
  /** Paths of fields that a person should check, such as `profile.name`. */
  readonly confirm: readonly (string)[];
  readonly document: Document;
};

export type ExtractedText = {
  readonly value: string;
  readonly confidence: number;
  readonly source: Source;
};

/** Where the value is in the file. */
export type Source = {
  readonly page: number;
  readonly box: Box | null;
  readonly quote: string;
};

export type ExtractedPhone = {
  /** In E.164 format if valid, otherwise as printed. */
  readonly value: string;
  /** As printed. */
  readonly raw: string;
  readonly e164: string | null;
  readonly valid: boolean;
  readonly confidence: number;
  readonly source: Source;
};

export type ExtractedLink = {
  /** Same as `url`. */
  readonly value: string;
  readonly kind: "linkedin" | "github" | "gitlab" | "twitter" | "portfolio" | "orcid" | "other";
  readonly url: string;
  readonly confidence: number;
  readonly source: Source;
};

export type ExperienceEntry = {
  readonly company: ExtractedText | null;
  readonly title: ExtractedText | null;
  readonly location: ExtractedText | null;
  readonly start: ExtractedDate | null;
  readonly end: ExtractedDate | null;
  readonly months: number | null;
  readonly bullets: readonly (ExtractedText)[];
};

export type ExtractedDate = {
  /** Same as `iso`. */
  readonly value: string | null;
  readonly raw: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. `null` for a current position or an unreadable date. */
  readonly iso: string | null;
  readonly precision: "year" | "month" | "day" | null;
  /** `true` if the resume says that the position is current. */
  readonly current: boolean;
  readonly confidence: number;
  readonly source: Source;
};

export type EducationEntry = {
  readonly institution: ExtractedText | null;
  readonly degree: ExtractedText | null;
  readonly level: "secondary" | "vocational" | "associate" | "bachelor" | "master" | "doctorate" | null;
  readonly field: ExtractedText | null;
  readonly start: ExtractedDate | null;
  readonly end: ExtractedDate | null;
};

export type ExtractedSkill = {
  /** Same as `name`. */
  readonly value: string;
  readonly name: string;
  readonly canonical: string;
  /** The list of skills first, then one place in each position, then others. */
  readonly evidence: readonly (SkillEvidence)[];
  /** Total months of the dated positions that show the skill; overlapping months count once. */
  readonly months: number | null;
  readonly confidence: number;
  readonly source: Source;
};

/** A place where a resume shows a skill. */
export type SkillEvidence = {
  readonly page: number;
  readonly box: Box | null;
  /** The line of text, up to 120 characters. */
  readonly quote: string;
  readonly section: SectionKind;
  /** An item of a skills list, an item after a label such as “Stack:”, or words in a sentence or title. */
  readonly form: "listed" | "labelled" | "told";
  /** Index in `experience` of the position that shows the skill. */
  readonly position: number | null;
  /** Start of that position. */
  readonly from: string | null;
  /** End of that position. `null` if it is current or not stated; `experience` tells which. */
  readonly to: string | null;
};

export type ExtractedLanguage = {
  /** As printed, including the level. */
  readonly value: string;
  /** As printed, without the level. */
  readonly name: string;
  /** The level as printed. */
  readonly level_raw: string | null;
  readonly code: LanguageCode | null;
  readonly level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native" | null;
  readonly confidence: number;
  readonly source: Source;
};

export type Section = {
  readonly kind: SectionKind;
  readonly heading: string | null;
  readonly page: number;
  readonly text: string;
};

export type Job = {
  readonly job_id: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  /** Language of the job’s own text. */
  readonly language: LanguageCode | null;
  readonly seniority: "intern" | "junior" | "mid" | "senior" | "lead" | "executive" | null;
  readonly requirements: readonly (Requirement)[];
  readonly weights: MatchWeights;
  /** Increases with every correction. */
  readonly version: number;
  /** `true` if the same text had been parsed before. */
  readonly existing: boolean;
  readonly created_at: string;
  readonly updated_at: string;
};

export type Requirement = {
  readonly id: string;
  readonly kind: "skill" | "experience_years" | "education" | "language" | "certification" | "other";
  /** Short name that distinguishes requirements of the same sentence, such as "Java" or "German C1". */
  readonly label: string;
  /** The words of the job. */
  readonly text: string;
  /** The name used for comparison: a skill, or a language code. */
  readonly canonical: string | null;
  readonly min_years: number | null;
  /** What the years of experience are in. Only for the kind `experience_years`. */
  readonly of: string | null;
  readonly level: RequirementLevel | null;
  /** Field of the degree, in the words of the job. */
  readonly field: string | null;
  /** Whether equivalent experience or training is accepted instead of the degree. */
  readonly equivalent: boolean;
  readonly necessity: "required" | "preferred";
  /** Weight relative to the other requirements of its category. */
  readonly weight: number;
  /** Canonical names that are accepted instead. */
  readonly alternatives: readonly (string)[];
};

/** Relative weights of the categories of a match. */
export type MatchWeights = {
  readonly skills: number;
  readonly experience: number;
  readonly education: number;
  readonly languages: number;
  readonly title: number;
};

export type MatchReport = {
  readonly request_id: string;
  readonly job_id: string;
  readonly job_version: number;
  readonly engine_version: string;
  /** Language of the text in this response. */
  readonly language: LanguageCode;
  readonly cached: boolean;
  readonly computed_from: ComputedFrom;
  /** `null` if the job requires nothing that can be assessed. */
  readonly score: number | null;
  readonly reason: "nothing_to_judge" | null;
  readonly band: "strong" | "good" | "partial" | "weak" | null;
  readonly weights_applied: MatchWeights;
  readonly categories: readonly ({
    readonly id: "skills" | "experience" | "education" | "languages" | "title";
    readonly score: number;
    readonly max: number;
  })[];
  /** What the required requirements that are not shown leave of the score, if they lowered it. Missing in results before 2026.11.14. */
  readonly cap?: number | null | undefined;
  readonly requirements: readonly (JudgedRequirement)[];
  /** Canonical names, or the words of the job. */
  readonly matched: readonly (string)[];
  readonly missing: readonly (string)[];
  /** Skills on the resume that the job does not ask for. */
  readonly extra: readonly (string)[];
  readonly flags: readonly ("hidden_text" | "job_text_pasted" | "instructions_to_ai" | "few_requirements")[];
  readonly document: Document;
  readonly summary: string;
  readonly disclaimer: string;
};

/** Everything that the match was computed from. The same inputs always give the same match. */
export type ComputedFrom = {
  readonly engine_version: string;
  /** SHA-256 of the file. */
  readonly document_sha256: string;
  /** Version of the job at that time. A later version with the same content has the same digest. */
  readonly job_version: number;
  /** First half of the SHA-256 of the parsed job: its requirements, weights and text. */
  readonly job_digest: string;
  /** Weights of the job’s categories. `null` for matches of earlier releases. `weights_applied` contains those of the categories that could be assessed. */
  readonly weights: MatchWeights | null;
  /** `null` if the installation has no embeddings provider. */
  readonly meaning: {
    /** The model of the embeddings provider. */
    readonly model: string;
    /** `not_needed`: words decided everything. `unavailable`: the provider did not answer, so the match is one by words; a later request asks again. */
    readonly state: "used" | "not_needed" | "unavailable";
  } | null;
};

export type JudgedRequirement = {
  readonly id: string;
  readonly kind: "skill" | "experience_years" | "education" | "language" | "certification" | "other";
  readonly text: string;
  readonly necessity: "required" | "preferred";
  readonly status: "met" | "partly_met" | "not_shown" | "not_assessable";
  /** `null` if the requirement cannot be assessed from a resume. */
  readonly points: number | null;
  readonly max: number | null;
  /** The words of the resume, if they differ from those of the job. */
  readonly matched_as: string | null;
  readonly evidence: readonly ({
    readonly page: number;
    readonly section: SectionKind | null;
    readonly quote: string;
    readonly box: Box | null;
    readonly grade?: EvidenceGrade | undefined;
    /** Index of the position that contains it. */
    readonly position?: number | null | undefined;
    /** Start of the position that contains it. */
    readonly from?: string | null | undefined;
    /** End of that position. `null` if it is current. */
    readonly to?: string | null | undefined;
    /** Found by meaning, using the installation’s embeddings provider. */
    readonly matched_as?: "meaning" | undefined;
  })[];
};

/** The strength of the evidence: dated work, a sentence, a certificate or an item of a list. Aspirations, text copied from the job description and denials count nothing. */
export type EvidenceGrade = "shown" | "told" | "certified" | "listed" | "hoped" | "copied" | "denied";

export type QuestionSet = {
  readonly request_id: string;
  readonly job_id: string;
  readonly job_version: number;
  readonly engine_version: string;
  /** Language of the questions. */
  readonly language: LanguageCode;
  readonly cached: boolean;
  /** `model` when a chat provider of the operator words at least one of the questions. */
  readonly provider: "builtin" | "model";
  readonly seed: number;
  readonly counts: {
    readonly hr: number;
    readonly technical: number;
    readonly iq_logical: number;
    readonly personal_development: number;
  };
  readonly mode: "core" | "personal" | "both";
  /** Number of questions that were requested. */
  readonly requested: number;
  /** How many of them are missing, and why. `material_exhausted`: the resume and the job give no more questions in these categories. `iq_logical` never runs out. */
  readonly shortfall: {
    readonly count: number;
    readonly reason: "material_exhausted";
  } | null;
  readonly questions: readonly (Question)[];
  readonly document: Document;
};

export type Question = {
  readonly id: string;
  readonly category: QuestionCategory;
  /** `core` questions follow from the job alone and are the same for all its candidates; `personal` ones are for this candidate. null in sets of earlier releases. */
  readonly scope: "core" | "personal" | null;
  readonly text: string;
  /** The competency that the answer shows. `null` in results of earlier releases. */
  readonly competency: string | null;
  /** Why the question is asked, with the words that it is based on. `null` for generic questions and in results of earlier releases. */
  readonly why: string | null;
  readonly difficulty: "easy" | "medium" | "hard";
  readonly based_on: {
    readonly kind: "claim" | "gap" | "requirement" | "generic";
    /** ID of the job’s requirement. */
    readonly requirement: string | null;
    /** Words of the resume or, for a gap or a requirement, of the job. */
    readonly quote: string | null;
  };
  readonly listen_for: readonly (string)[];
  readonly anchors: RatingAnchors | null;
  readonly follow_up: string | null;
  /** Only for `iq_logical`. */
  readonly answer: string | null;
  /** How to find the answer. */
  readonly explanation: string | null;
};

export type QuestionCategory = "hr" | "technical" | "iq_logical" | "personal_development";

/** What answers worth 1, 3 and 5 of 5 points are like. */
export type RatingAnchors = {
  readonly "1": string;
  readonly "3": string;
  readonly "5": string;
};

export type ErrorBody = {
  /** URL of the documentation of this error. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: {
    readonly error: "INVALID_REQUEST" | "MISSING_FILE" | "MISSING_JOB" | "UNSUPPORTED_LANGUAGE" | "MALFORMED_MULTIPART" | "AUTH_ERROR" | "JOB_NOT_FOUND" | "BATCH_NOT_FOUND" | "OPERATION_NOT_FOUND" | "NOT_FOUND" | "BATCH_NOT_FINISHED" | "BATCH_NOT_OPEN" | "BATCH_OUTDATED" | "BATCH_EMPTY" | "IDEMPOTENCY_IN_PROGRESS" | "FILE_TOO_LARGE" | "BATCH_TOO_LARGE" | "TEXT_TOO_LONG" | "UNSUPPORTED_FORMAT" | "UNREADABLE_FILE" | "EMPTY_JOB" | "UNREADABLE_ARCHIVE" | "IDEMPOTENCY_MISMATCH" | "RATE_LIMITED" | "OVERLOADED" | "UNAVAILABLE" | "INTERNAL";
    readonly message: string;
    readonly suggestion: string;
    readonly request_id: string;
    readonly reason?: "encrypted" | "corrupt" | "no_text" | "too_many_pages" | "bomb" | "timeout" | undefined;
    readonly fields: readonly ({
      readonly field: string;
      readonly code: string;
      readonly message: string;
    })[];
  };
};

export type JobList = {
  readonly jobs: readonly (Job)[];
  readonly next_cursor: string | null;
};

export type Batch = {
  readonly batch_id: string;
  readonly job_id: string;
  readonly job_version: number;
  readonly name: string | null;
  /** Language of the candidates’ reports, unless the request sets another. */
  readonly language: LanguageCode;
  readonly status: "collecting" | "queued" | "running" | "completed" | "partial" | "failed";
  readonly total_candidates: number;
  readonly success: number;
  readonly failed: number;
  readonly pending: number;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly timeout_at: string | null;
  readonly webhook: {
    /** `none`: there is nothing to send, or not yet. */
    readonly state: "none" | "pending" | "delivered" | "failed" | "skipped";
    readonly attempts: number;
    readonly next_attempt_at: string | null;
  };
};

export type BatchList = {
  readonly batches: readonly (Batch)[];
  readonly next_cursor: string | null;
};

export type BatchStreamEvent = {
  /** Send it as `Last-Event-ID` to resume the stream after this event. */
  readonly id?: string | undefined;
  readonly event: "candidate" | "batch";
  /** `candidate`: `candidate_id`, `file_name`, `status`, `score` and `error`. `batch`: the finished batch. */
  readonly data: string;
};

export type Ranking = {
  readonly batch_id: string;
  readonly job_id: string;
  readonly status: "collecting" | "queued" | "running" | "completed" | "partial" | "failed";
  readonly final: boolean;
  readonly total_candidates: number;
  readonly success: number;
  readonly failed: number;
  readonly ranking: readonly (RankedCandidate)[];
  /** Failed candidates come after the ranked ones, usually on the last pages. */
  readonly failures: readonly (FailedCandidate)[];
  readonly next_cursor: string | null;
};

export type RankedCandidate = {
  /** Equal scores share a rank. */
  readonly rank: number;
  readonly candidate_id: string;
  /** The name on the resume, if one was found. */
  readonly name: string | null;
  readonly file_name: string;
  readonly score: number | null;
  readonly required_met: {
    readonly met: number;
    readonly total: number;
  };
  readonly matched: readonly (string)[];
  readonly missing: readonly (string)[];
  /** ID of the first candidate of the batch with the same file. */
  readonly duplicate_of: string | null;
  readonly review: {
    /** Stage of the hiring process. */
    readonly stage: "new" | "shortlisted" | "interview" | "offer" | "hired" | "rejected";
    readonly starred: boolean;
    readonly tags: readonly (string)[];
  };
};

export type FailedCandidate = {
  readonly candidate_id: string;
  readonly file_name: string;
  /** An error code, `TIMEOUT` or `CANCELLED`. */
  readonly error: string;
  readonly message: string;
};

export type Reranking = {
  readonly batch_id: string;
  readonly job_id: string;
  readonly status: "collecting" | "queued" | "running" | "completed" | "partial" | "failed";
  readonly final: boolean;
  readonly total_candidates: number;
  readonly success: number;
  readonly failed: number;
  readonly ranking: readonly (RankedCandidate)[];
  readonly next_cursor: string | null;
  /** The weights used for this ranking. */
  readonly weights: MatchWeights;
  /** The requirements with the weights and necessities used for this ranking. */
  readonly requirements: readonly ({
    readonly id: string;
    /** Short name that distinguishes requirements of the same sentence, such as "Java" or "German C1". */
    readonly label: string;
    readonly kind: "skill" | "experience_years" | "education" | "language" | "certification" | "other";
    readonly necessity: "required" | "preferred";
    readonly weight: number;
  })[];
  /** Number of candidates that match the filters, on all pages. */
  readonly matching: number;
};

export type CandidateReport = {
  readonly request_id: string;
  readonly job_id: string;
  readonly job_version: number;
  readonly engine_version: string;
  /** Language of the text in this response. */
  readonly language: LanguageCode;
  readonly cached: boolean;
  readonly computed_from: ComputedFrom;
  /** `null` if the job requires nothing that can be assessed. */
  readonly score: number | null;
  readonly reason: "nothing_to_judge" | null;
  readonly band: "strong" | "good" | "partial" | "weak" | null;
  readonly weights_applied: MatchWeights;
  readonly categories: readonly ({
    readonly id: "skills" | "experience" | "education" | "languages" | "title";
    readonly score: number;
    readonly max: number;
  })[];
  /** What the required requirements that are not shown leave of the score, if they lowered it. Missing in results before 2026.11.14. */
  readonly cap?: number | null | undefined;
  readonly requirements: readonly (JudgedRequirement)[];
  /** Canonical names, or the words of the job. */
  readonly matched: readonly (string)[];
  readonly missing: readonly (string)[];
  /** Skills on the resume that the job does not ask for. */
  readonly extra: readonly (string)[];
  readonly flags: readonly ("hidden_text" | "job_text_pasted" | "instructions_to_ai" | "few_requirements")[];
  readonly document: Document;
  readonly summary: string;
  readonly disclaimer: string;
  readonly candidate: {
    readonly candidate_id: string;
    readonly name: string | null;
    readonly file_name: string;
    readonly duplicate_of: string | null;
    readonly review: CandidateReview;
  };
};

export type CandidateReview = {
  /** Stage of the hiring process. */
  readonly stage: "new" | "shortlisted" | "interview" | "offer" | "hired" | "rejected";
  readonly starred: boolean;
  readonly tags: readonly (string)[];
  /** Free text, in any language. */
  readonly note: string;
  /** Scorecard of an interview. If a subject is rated more than once, the last rating counts. */
  readonly ratings: readonly ({
    /** What is rated: a competency, a requirement or a question. */
    readonly subject: string;
    readonly rating: number | null;
    readonly note?: string | undefined;
  })[];
  readonly updated_at: string | null;
  /** ID of the key, or of the signed-in person. */
  readonly updated_by: string | null;
};

export type WebhookSettings = {
  readonly url: string;
  readonly enabled: boolean;
  /** Only in the response that created it. */
  readonly secret?: string | undefined;
  /** State of the circuit breaker of this URL. It opens after repeated failures. Deliveries then wait until a single one has been accepted (`half_open` while it is being sent). */
  readonly breaker: "closed" | "open" | "half_open";
  /** While the breaker is open, the time of the next attempt. */
  readonly next_try_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

export type WebhookSecret = {
  /** Use this string exactly as shown, including `whsec_`, as the key of `X-SVC-Signature`. Do not Base64-decode it. */
  readonly secret: string;
};

export type Delivery = {
  readonly id: string;
  /** `null` for a test. */
  readonly batch_id: string | null;
  readonly event: "batch.completed" | "test";
  readonly state: "pending" | "delivered" | "failed" | "skipped";
  /** URL of the last attempt. */
  readonly url: string | null;
  readonly attempts: readonly (DeliveryAttempt)[];
  readonly next_attempt_at: string | null;
  readonly created_at: string;
};

export type DeliveryAttempt = {
  readonly at: string;
  /** `null` if there was no response. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** `breaker_open`: never sent, because the endpoint kept failing until there was no time left for retries. */
  readonly error: "refused_address" | "name_not_found" | "connection_failed" | "tls_failed" | "timeout" | "status" | "redirect" | "gone" | "breaker_open" | null;
  /** The beginning of the response body. `null` for addresses that are not public. */
  readonly answer: string | null;
};

export type DeliveryList = {
  readonly deliveries: readonly (Delivery)[];
  readonly next_cursor: string | null;
};

export type Redelivered = {
  readonly redelivered: number;
};

export type KeyList = {
  readonly keys: readonly (Key)[];
  readonly next_cursor: string | null;
};

export type Key = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ("analyze" | "batch" | "settings")[];
  readonly state: "active" | "expired" | "revoked";
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly limits: KeyLimits;
  /** CIDR ranges from which the key may be used. An empty list allows every address. */
  readonly ip_ranges: readonly (string)[];
  /** The key may do no more than a member with this role, within its scopes. */
  readonly role: MemberRole;
  /** The last four characters of the key. */
  readonly last_four: string;
};

export type NewKey = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ("analyze" | "batch" | "settings")[];
  readonly state: "active" | "expired" | "revoked";
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly limits: KeyLimits;
  /** CIDR ranges from which the key may be used. An empty list allows every address. */
  readonly ip_ranges: readonly (string)[];
  /** The key may do no more than a member with this role, within its scopes. */
  readonly role: MemberRole;
  /** The last four characters of the key. */
  readonly last_four: string;
  /** The key itself. Only in this response. */
  readonly key: string;
};

export type AccountList = {
  readonly accounts: readonly (Account)[];
  readonly next_cursor: string | null;
};

export type Account = {
  readonly account_id: string;
  readonly name: string;
  readonly created_at: string;
};

export type NewAccount = {
  readonly account_id: string;
  readonly name: string;
  readonly created_at: string;
  /** Its first key, with the scopes of the requesting key. */
  readonly key: NewKey;
};

export type MemberList = {
  readonly members: readonly (Member)[];
};

export type Member = {
  readonly id: string;
  /** null: the identity provider has not confirmed an address. */
  readonly email: string | null;
  readonly role: MemberRole;
  /** `active` from the first sign-in on. */
  readonly state: "invited" | "active";
  /** ID of the key, or of the signed-in person. */
  readonly invited_by: string | null;
  readonly invited_at: string | null;
  /** When the invitation ends, unless it is accepted before. */
  readonly expires_at: string | null;
  readonly joined_at: string | null;
};

export type AuditList = {
  readonly entries: readonly (AuditEntry)[];
  readonly next_cursor: string | null;
};

export type AuditEntry = {
  readonly id: string;
  readonly at: string;
  /** ID of the key, `person:` and the ID of the member at the provider, or `system`. */
  readonly actor: string;
  /** Name of the key or address of the member, while they exist. */
  readonly actor_name: string | null;
  readonly action: "account.created" | "key.created" | "key.renewed" | "key.revoked" | "member.invited" | "member.joined" | "member.role_changed" | "member.removed" | "job.corrected" | "job.deleted" | "batch.created" | "batch.extended" | "batch.started" | "batch.cancelled" | "batch.erased" | "candidate.reviewed" | "resume.erased" | "ranking.exported" | "audit.exported" | "webhook.changed" | "webhook.deleted" | "webhook.secret_shown" | "webhook.secret_regenerated" | "dead_letters.replayed";
  /** ID of what was acted on; of a resume, the beginning of its SHA-256. */
  readonly target: string;
};

export type Usage = {
  readonly from: string;
  readonly to: string;
  readonly by: readonly ("day" | "key" | "operation")[];
  readonly usage: readonly (UsageRow)[];
};

/** It has the fields that the counts are split by. */
export type UsageRow = {
  readonly day?: string | undefined;
  /** ID of the key, or `person:` and the ID of the member at the provider. */
  readonly key_id?: string | undefined;
  /** Name of the key or address of the member, while they exist. */
  readonly key_name?: string | null | undefined;
  /** `operationId` of this document. */
  readonly operation?: string | undefined;
  readonly requests: number;
  /** Requests among them that were answered with 4xx or 5xx, or broke off. */
  readonly failed: number;
  /** Resumes that were added to batches. */
  readonly candidates: number;
};

export type TopicList = {
  readonly topics: readonly (Topic)[];
};

export type Topic = {
  readonly topic: string;
  /** Stored and not replayed. */
  readonly dead_letters: number;
};

export type DeadLetterList = {
  readonly dead_letters: readonly (DeadLetter)[];
  readonly next_cursor: string | null;
};

export type DeadLetter = {
  readonly id: string;
  readonly message_id: string | null;
  /** With its version, such as `winnow.resume.read.v2`. */
  readonly type: string | null;
  /** Service and engine version that published it. */
  readonly source: string | null;
  readonly published_at: string | null;
  readonly buried_at: string | null;
  /** Code or name of the last error. */
  readonly reason: string;
  /** Failed attempts. 0 for a message that could not be read. */
  readonly attempts: number | null;
  readonly partition: number | null;
  readonly offset: number | null;
  /** IDs and hashes, if the payload matches the schema of its message. Nothing else is shown. */
  readonly payload: { readonly [name: string]: unknown } | null;
};

export type Replayed = {
  /** Number published by this call, without those replayed earlier. */
  readonly replayed: number;
  /** Dead letters that remain in the topic. One call replays up to 1,000. */
  readonly remaining: number;
};

export type Health = {
  readonly ok: boolean;
  readonly failing: readonly (string)[];
  readonly reasons: readonly ({
    readonly check: string;
    readonly reason: string;
  })[];
};

export type ScoreAtsRequest = {
  /** A PDF, DOCX or TXT file. The format is detected from the content, not from the name. */
  readonly file: FileInput;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
  /** The text of the job description. */
  readonly job_description?: string | undefined;
};

export type ParseRequest = {
  /** A PDF, DOCX or TXT file. The format is detected from the content, not from the name. */
  readonly file: FileInput;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
};

export type ScoreMatchParsedRequest = {
  /** A PDF, DOCX or TXT file. The format is detected from the content, not from the name. */
  readonly file: FileInput;
  readonly job_id: string;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
};

export type ScoreMatchRequest = {
  /** A PDF, DOCX or TXT file. The format is detected from the content, not from the name. */
  readonly file: FileInput;
  /** The text of the job description. */
  readonly job_description: string;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
};

export type QuestionsRequest = {
  /** A PDF, DOCX or TXT file. The format is detected from the content, not from the name. */
  readonly file: FileInput;
  readonly job_id?: string | undefined;
  /** The text of the job description. */
  readonly job_description?: string | undefined;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
  /** `core`: questions that follow from the job alone, the same for all its candidates; `personal`: questions for this candidate; `both`: about half of each. Logical questions are core questions. */
  readonly mode?: "core" | "personal" | "both" | undefined;
  /** Comma-separated list of `hr`, `technical`, `iq_logical` and `personal_development`. Defaults to all of them. */
  readonly categories?: string | undefined;
  /** Number of questions, over all categories. */
  readonly count?: number | undefined;
  /** A different seed selects different questions. Defaults to a seed derived from the job. All candidates with the same seed get the same core questions. */
  readonly seed?: number | undefined;
};

export type EraseResumeRequest = {
  readonly sha256: string;
};

export type ParseJobRequest = {
  /** A PDF, DOCX or TXT file. The format is detected from the content, not from the name. */
  readonly file?: FileInput | undefined;
  /** The text of the job description. */
  readonly job_description?: string | undefined;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
};

export type CreateJobRequest = {
  readonly title: string;
  readonly requirements: readonly (string | GivenRequirement)[];
  readonly company?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** The text of the job description, if there is one. */
  readonly description?: string | undefined;
  /** Language of the job description. Detected from the text by default. */
  readonly language?: LanguageCode | null | undefined;
  readonly weights?: {
    readonly skills?: number | undefined;
    readonly experience?: number | undefined;
    readonly education?: number | undefined;
    readonly languages?: number | undefined;
    readonly title?: number | undefined;
  } | undefined;
};

export type ListJobsRequest = {
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
};

export type ReadJobRequest = {
  readonly job_id: string;
};

export type CorrectJobRequest = {
  readonly job_id: string;
  readonly title: string | null;
  readonly requirements: readonly (string | GivenRequirement)[];
  readonly company?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** The text of the job description, if there is one. */
  readonly description?: string | undefined;
  /** Language of the job description. Detected from the text by default. */
  readonly language?: LanguageCode | null | undefined;
  readonly weights?: {
    readonly skills?: number | undefined;
    readonly experience?: number | undefined;
    readonly education?: number | undefined;
    readonly languages?: number | undefined;
    readonly title?: number | undefined;
  } | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly seniority?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly version?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly existing?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly created_at?: unknown | undefined;
  /** Ignored. Accepted so that a job can be sent back as it was read. */
  readonly updated_at?: unknown | undefined;
};

export type DeleteJobRequest = {
  readonly job_id: string;
};

export type ReadOperationRequest = {
  readonly id: string;
};

export type CreateBatchRequest = {
  readonly job_id: string;
  /** PDF, DOCX or TXT files, or one ZIP file that contains them. */
  readonly files?: readonly (FileInput)[] | undefined;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
  readonly name?: string | undefined;
  /** Time limit, counted from the start of the batch. Defaults to one hour. */
  readonly timeout_seconds?: number | undefined;
  readonly start?: boolean | undefined;
};

export type ListBatchesRequest = {
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
};

export type AddCandidatesRequest = {
  readonly batch_id: string;
  /** PDF, DOCX or TXT files, or one ZIP file that contains them. */
  readonly files: readonly (FileInput)[];
};

export type StartBatchRequest = {
  readonly batch_id: string;
};

export type CancelBatchRequest = {
  readonly batch_id: string;
};

export type ReadBatchRequest = {
  readonly batch_id: string;
};

export type DeleteBatchRequest = {
  readonly batch_id: string;
};

export type RankBatchRequest = {
  readonly batch_id: string;
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
  /** `true` returns the ranking so far while the batch is running. */
  readonly provisional?: boolean | undefined;
  /** Minimum score. Also hides candidates without a score. */
  readonly min_score?: number | undefined;
  /** `true` keeps only candidates who meet every required requirement that could be assessed. */
  readonly all_musts?: boolean | undefined;
  /** `true` hides candidates whose file is the same as that of an earlier one. */
  readonly hide_duplicates?: boolean | undefined;
  /** `true` keeps only starred candidates. */
  readonly starred?: boolean | undefined;
  /** Text in the name or file name. Case-insensitive. */
  readonly text?: string | undefined;
  /** Comma-separated stages to include. */
  readonly stages?: string | undefined;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
  /** `true` returns a page without names and images of the resume. */
  readonly blind?: boolean | undefined;
};

export type RerankBatchRequest = {
  readonly batch_id: string;
  /** Weights of categories (0 to 100), and of requirements by ID (0 to 10; 0 ignores the requirement). Everything else keeps the weight of the job. */
  readonly weights?: {
    readonly skills?: number | undefined;
    readonly experience?: number | undefined;
    readonly education?: number | undefined;
    readonly languages?: number | undefined;
    readonly title?: number | undefined;
  } | undefined;
  /** IDs of requirements to treat as required. */
  readonly musts?: readonly (string)[] | undefined;
  /** IDs of requirements to treat as preferred. */
  readonly wishes?: readonly (string)[] | undefined;
  /** Hides candidates. The ranks of the others do not change. */
  readonly filters?: {
    /** Minimum score. Also hides candidates without a score. */
    readonly min_score?: number | undefined;
    /** IDs of requirements that a candidate must meet. */
    readonly met?: readonly (string)[] | undefined;
    /** IDs of requirements that a candidate must meet at least partly. */
    readonly shown?: readonly (string)[] | undefined;
    /** `true` keeps only candidates who meet every required requirement that could be assessed. */
    readonly all_musts?: boolean | undefined;
    /** `true` hides candidates whose file is the same as that of an earlier one. */
    readonly hide_duplicates?: boolean | undefined;
    /** Text in the file name. Case-insensitive. */
    readonly file_name?: string | undefined;
    /** Text in the name or file name. Case-insensitive. */
    readonly text?: string | undefined;
    /** Stages to include. */
    readonly stages?: readonly ("new" | "shortlisted" | "interview" | "offer" | "hired" | "rejected")[] | undefined;
    /** `true` keeps only starred candidates. */
    readonly starred?: boolean | undefined;
    /** Tags that a candidate must have. */
    readonly tags?: readonly (string)[] | undefined;
  } | undefined;
  /** `true` returns the ranking so far while the batch is running. */
  readonly provisional?: boolean | undefined;
  /** Maximum number of candidates per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous response to the same body. */
  readonly cursor?: string | undefined;
};

export type RankBatchByIdRequest = {
  readonly batch_id: string;
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
  /** `true` returns the ranking so far while the batch is running. */
  readonly provisional?: boolean | undefined;
  /** Minimum score. Also hides candidates without a score. */
  readonly min_score?: number | undefined;
  /** `true` keeps only candidates who meet every required requirement that could be assessed. */
  readonly all_musts?: boolean | undefined;
  /** `true` hides candidates whose file is the same as that of an earlier one. */
  readonly hide_duplicates?: boolean | undefined;
  /** `true` keeps only starred candidates. */
  readonly starred?: boolean | undefined;
  /** Text in the name or file name. Case-insensitive. */
  readonly text?: string | undefined;
  /** Comma-separated stages to include. */
  readonly stages?: string | undefined;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
  /** `true` returns a page without names and images of the resume. */
  readonly blind?: boolean | undefined;
};

export type ReadCandidateRequest = {
  readonly batch_id: string;
  readonly candidate_id: string;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
  /** `true` returns a page without names and images of the resume. */
  readonly blind?: boolean | undefined;
};

export type ReviewCandidateRequest = {
  readonly batch_id: string;
  readonly candidate_id: string;
  /** Stage of the hiring process. */
  readonly stage?: "new" | "shortlisted" | "interview" | "offer" | "hired" | "rejected" | undefined;
  readonly starred?: boolean | undefined;
  readonly tags?: readonly (string)[] | undefined;
  /** Free text, in any language. */
  readonly note?: string | undefined;
  /** Scorecard of an interview. If a subject is rated more than once, the last rating counts. */
  readonly ratings?: readonly ({
    /** What is rated: a competency, a requirement or a question. */
    readonly subject: string;
    readonly rating: number | null;
    readonly note?: string | undefined;
  })[] | undefined;
};

export type ReadCandidateResumeRequest = {
  readonly batch_id: string;
  readonly candidate_id: string;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
};

export type ReadCandidateAtsRequest = {
  readonly batch_id: string;
  readonly candidate_id: string;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
};

export type ReadCandidateQuestionsRequest = {
  readonly batch_id: string;
  readonly candidate_id: string;
  /** Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`. */
  readonly language?: LanguageCode | undefined;
  /** Same as in `POST /v1/questions`. */
  readonly mode?: "core" | "personal" | "both" | undefined;
  readonly count?: number | undefined;
  readonly seed?: number | undefined;
};

export type WriteWebhookRequest = {
  /** An HTTPS URL. Plain HTTP only for addresses that the operator has allowed. */
  readonly url: string;
  /** Defaults to `true`. */
  readonly enabled?: boolean | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly secret?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly breaker?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly next_try_at?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly created_at?: unknown | undefined;
  /** Ignored. Accepted so that settings can be sent back as they were read. */
  readonly updated_at?: unknown | undefined;
};

export type ListDeliveriesRequest = {
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
  readonly state?: "pending" | "delivered" | "failed" | "skipped" | undefined;
  readonly batch_id?: string | undefined;
};

export type RedeliverRequest = {
  readonly id: string;
};

export type RedeliverFailedRequest = {
  /** Every event that failed or was skipped since this time is sent again. */
  readonly failed_since: string;
};

export type ListKeysRequest = {
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
};

export type CreateKeyRequest = {
  readonly name: string;
  /** Defaults to the scopes of the requesting key. A new key cannot have others. */
  readonly scopes?: readonly ("analyze" | "batch" | "settings")[] | undefined;
  /** Limits the key to what members with this role may do. Defaults to the role of the requester. */
  readonly role?: MemberRole | undefined;
  readonly expires_at?: string | null | undefined;
  readonly limits?: KeyLimits | undefined;
  /** CIDR ranges from which the key may be used. An empty list allows every address. */
  readonly ip_ranges?: readonly (string)[] | undefined;
};

export type RenewKeyRequest = {
  readonly id: string;
  /** How long the old key keeps working. Defaults to 0: it stops immediately. */
  readonly grace_seconds?: number | undefined;
  /** Expiry of the new key. Defaults to that of the old one. */
  readonly expires_at?: string | null | undefined;
};

export type RevokeKeyRequest = {
  readonly id: string;
};

export type ListAccountsRequest = {
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
};

export type CreateAccountRequest = {
  readonly name: string;
};

export type InviteMemberRequest = {
  /** The address that the identity provider confirms when the person signs in. */
  readonly email: string;
  readonly role: MemberRole;
};

export type ChangeMemberRequest = {
  readonly id: string;
  readonly role: MemberRole;
};

export type RemoveMemberRequest = {
  readonly id: string;
};

export type ReadAuditRequest = {
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
  /** The first time of the period. */
  readonly from?: string | undefined;
  /** The end of the period, which no longer belongs to it. */
  readonly before?: string | undefined;
};

export type ReadUsageRequest = {
  /** The first day. Default: 29 days before the last one. */
  readonly from?: string | undefined;
  /** The last day. Default: today. */
  readonly to?: string | undefined;
  /** What to split the counts by: day, key and operation, separated by commas. */
  readonly by?: string | undefined;
};

export type ListDeadLettersRequest = {
  readonly topic: string;
  /** Maximum number of items per page. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
};

export type ReplayDeadLettersRequest = {
  readonly topic: string;
  readonly ids?: readonly (string)[] | undefined;
  readonly all?: true | undefined;
};

/** Every operation of the API as a function. */
export type Operations = {
  /** Score a resume for ATS compatibility. Measures how well applicant tracking systems can read the resume: structure, keyword density, sections and file format. With a `job_description`, the report also shows which of its key terms the resume covers. Scanned (image-only) resumes are accepted and get a low score. Send `Accept: text/html` to get the report as a page with images of the resume. Works without a key, within strict limits per IP address.  Requires the scope `analyze` or, for members, the role recruiter, developer, and owner. */
  readonly scoreAts: (input: ScoreAtsRequest, options?: CallOptions) => Promise<AtsReport>;
  /** Parse a resume. Requires the scope `analyze` or, for members, the role recruiter, developer, and owner. */
  readonly parse: (input: ParseRequest, options?: CallOptions) => Promise<StructuredResume>;
  /** Match a resume with a parsed job. Parse the job once, then score each resume against it. The same resume with the same job returns the cached result (`cached: true`). Send `Accept: text/html` to get the report as a page with images of the resume.  Requires the scope `analyze` or, for members, the role recruiter, developer, and owner. */
  readonly scoreMatchParsed: (input: ScoreMatchParsedRequest, options?: CallOptions) => Promise<MatchReport>;
  /** Match a resume with a job description. Parses the job description first, once per text. The response contains its `job_id`. Send `Accept: text/html` to get the report as a page with images of the resume.  Requires the scope `analyze` or, for members, the role recruiter, developer, and owner. */
  readonly scoreMatch: (input: ScoreMatchRequest, options?: CallOptions) => Promise<MatchReport>;
  /** Write interview questions. Requires `job_id` or `job_description`; `job_id` takes priority. Core questions are the same for all candidates of a job, so that their answers can be compared; personal questions are based on this resume. Send `Accept: text/html` to get an interview guide to print.  Requires the scope `analyze` or, for members, the role recruiter, developer, and owner. */
  readonly questions: (input: QuestionsRequest, options?: CallOptions) => Promise<QuestionSet>;
  /** Erase a resume and everything derived from it. Takes the SHA-256 of the file, which every report contains in `document.sha256`. Returns 204 whether or not the file was stored.  Requires the scope `analyze` or, for members, the role owner. */
  readonly eraseResume: (input: EraseResumeRequest, options?: CallOptions) => Promise<undefined>;
  /** Parse a job description. Takes the text as a form field (multipart or URL-encoded) or as JSON, or a file. If both are sent, the file is used. The same text always returns the same `job_id`.  Requires the scope `analyze` or, for members, the role recruiter, developer, and owner. */
  readonly parseJob: (input?: ParseJobRequest, options?: CallOptions) => Promise<Job>;
  /** Create a job from its requirements. Requires the scope `analyze` or, for members, the role recruiter, developer, and owner. */
  readonly createJob: (input: CreateJobRequest, options?: CallOptions) => Promise<Job>;
  /** List jobs. Requires the scope `analyze` or, for members, the role viewer, recruiter, developer, and owner. */
  readonly listJobs: (input?: ListJobsRequest, options?: CallOptions) => Promise<JobList>;
  /** Read a job. Requires the scope `analyze` or, for members, the role viewer, recruiter, developer, and owner. */
  readonly readJob: (input: ReadJobRequest, options?: CallOptions) => Promise<Job>;
  /** Correct a job. Creates a new version. You can send a job back as you read it, with your corrections. Running batches keep the version that they started with.  Requires the scope `analyze` or, for members, the role recruiter and owner. */
  readonly correctJob: (input: CorrectJobRequest, options?: CallOptions) => Promise<Job>;
  /** Delete a job and all its versions. Requires the scope `analyze` or, for members, the role recruiter and owner. */
  readonly deleteJob: (input: DeleteJobRequest, options?: CallOptions) => Promise<undefined>;
  /** Read an operation. `Accept: text/html` asks for the page of a report that was asked for as one, or for questions as an interview guide, once they are done.  Requires the scope `analyze` or, for members, the role viewer, recruiter, developer, and owner. */
  readonly readOperation: (input: ReadOperationRequest, options?: CallOptions) => Promise<Operation>;
  /** Create a batch. Scores many resumes for one job. Send up to 200 files, or one ZIP with up to 10,000. With `start=false`, you can add more candidates before you start the batch. A file that cannot be accepted becomes a failed candidate; it does not fail the batch. `language` is the language of the candidates’ reports.  Requires the scope `batch` or, for members, the role recruiter and owner. */
  readonly createBatch: (input: CreateBatchRequest, options?: CallOptions) => Promise<Batch>;
  /** List batches. Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly listBatches: (input?: ListBatchesRequest, options?: CallOptions) => Promise<BatchList>;
  /** Add candidates to a batch. Requires the scope `batch` or, for members, the role recruiter and owner. */
  readonly addCandidates: (input: AddCandidatesRequest, options?: CallOptions) => Promise<Batch>;
  /** Start a batch. Requires the scope `batch` or, for members, the role recruiter and owner. */
  readonly startBatch: (input: StartBatchRequest, options?: CallOptions) => Promise<Batch>;
  /** Cancel a batch. Candidates that have not been scored count as failed, and the batch finishes as `partial` and sends its event. A batch that has not started is discarded and sends no event.  Requires the scope `batch` or, for members, the role recruiter and owner. */
  readonly cancelBatch: (input: CancelBatchRequest, options?: CallOptions) => Promise<Batch>;
  /** Read a batch. Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly readBatch: (input: ReadBatchRequest, options?: CallOptions) => Promise<Batch>;
  /** Erase a batch. Deletes the batch with its files and results. A running batch is stopped and sends no event. A file that another batch uses is kept until the last of them is erased.  Requires the scope `batch` or, for members, the role owner. */
  readonly deleteBatch: (input: DeleteBatchRequest, options?: CallOptions) => Promise<undefined>;
  /** Read the ranking of a batch. Filters hide candidates; the ranks of the others stay as they are, and files without a score are left out. With `Accept: text/html`, each page of the ranking is a table to print. CSV has all candidates, whatever the filters.  Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly rankBatch: (input: RankBatchRequest, options?: CallOptions) => Promise<Ranking>;
  /** Rank a batch with other weights. Computes the ranking from the stored results as if the job had these weights and required or preferred requirements. Nothing is stored: `GET` still returns the ranking of the job itself, which also lists failed candidates. Equal scores share a rank. Filters hide candidates without changing ranks.  Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly rerankBatch: (input: RerankBatchRequest, options?: CallOptions) => Promise<Reranking>;
  /** Read the ranking of a batch by query parameter. Same as `GET /v1/batch/{batch_id}/rank`.  Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly rankBatchById: (input: RankBatchByIdRequest, options?: CallOptions) => Promise<Ranking>;
  /** Read a candidate. Send `Accept: text/html` to get the report as a page with images of the resume.  Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly readCandidate: (input: ReadCandidateRequest, options?: CallOptions) => Promise<CandidateReport>;
  /** Review a candidate. Sets the stage, star, tags, note and ratings of a candidate. Reviews never change a score. The last write to a field wins. The review is kept as long as the batch, and erased with the candidate’s file.  Requires the scope `batch` or, for members, the role recruiter and owner. */
  readonly reviewCandidate: (input: ReviewCandidateRequest, options?: CallOptions) => Promise<CandidateReview>;
  /** Read a candidate’s parsed resume. Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly readCandidateResume: (input: ReadCandidateResumeRequest, options?: CallOptions) => Promise<StructuredResume>;
  /** Read a candidate’s ATS report. Computed on the first request. Send `Accept: text/html` to get the report as a page with images of the resume.  Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly readCandidateAts: (input: ReadCandidateAtsRequest, options?: CallOptions) => Promise<AtsReport>;
  /** Read a candidate’s interview questions. Written from the resume and the job of the batch on the first request. Send `Accept: text/html` to get an interview guide to print.  Requires the scope `batch` or, for members, the role viewer, recruiter, and owner. */
  readonly readCandidateQuestions: (input: ReadCandidateQuestionsRequest, options?: CallOptions) => Promise<QuestionSet>;
  /** Read the webhook. Requires the scope `settings` or, for members, the role developer and owner. */
  readonly readWebhook: (input?: Nothing, options?: CallOptions) => Promise<WebhookSettings>;
  /** Set the webhook. The first call creates and returns the signing secret.  Requires the scope `settings` or, for members, the role developer and owner. */
  readonly writeWebhook: (input: WriteWebhookRequest, options?: CallOptions) => Promise<WebhookSettings>;
  /** Delete the webhook. Requires the scope `settings` or, for members, the role developer and owner. */
  readonly deleteWebhook: (input?: Nothing, options?: CallOptions) => Promise<undefined>;
  /** Read the signing secret. Every read is recorded in the audit log.  Requires the scope `settings` or, for members, the role developer and owner. */
  readonly readWebhookSecret: (input?: Nothing, options?: CallOptions) => Promise<WebhookSecret>;
  /** Replace the signing secret. The old secret stops working immediately, also for deliveries that are being retried.  Requires the scope `settings` or, for members, the role developer and owner. */
  readonly renewWebhookSecret: (input?: Nothing, options?: CallOptions) => Promise<WebhookSecret>;
  /** Send a test event. Sends one event for a batch that does not exist, without retries. It appears among the deliveries.  Requires the scope `settings` or, for members, the role developer and owner. */
  readonly testWebhook: (input?: Nothing, options?: CallOptions) => Promise<Delivery>;
  /** List deliveries. Requires the scope `settings` or, for members, the role developer and owner. */
  readonly listDeliveries: (input?: ListDeliveriesRequest, options?: CallOptions) => Promise<DeliveryList>;
  /** Redeliver an event. Requires the scope `settings` or, for members, the role developer and owner. */
  readonly redeliver: (input: RedeliverRequest, options?: CallOptions) => Promise<Delivery>;
  /** Redeliver failed events. Requires the scope `settings` or, for members, the role developer and owner. */
  readonly redeliverFailed: (input: RedeliverFailedRequest, options?: CallOptions) => Promise<Redelivered>;
  /** List keys. Requires the scope `settings` or, for members, the role developer and owner. */
  readonly listKeys: (input?: ListKeysRequest, options?: CallOptions) => Promise<KeyList>;
  /** Create a key. A key can only have scopes that the requesting key has.  Requires the scope `settings` or, for members, the role developer and owner. */
  readonly createKey: (input: CreateKeyRequest, options?: CallOptions) => Promise<NewKey>;
  /** Renew a key. Requires the scope `settings` or, for members, the role developer and owner. */
  readonly renewKey: (input: RenewKeyRequest, options?: CallOptions) => Promise<NewKey>;
  /** Revoke a key. The key stops working on every gateway within five seconds.  Requires the scope `settings` or, for members, the role developer and owner. */
  readonly revokeKey: (input: RevokeKeyRequest, options?: CallOptions) => Promise<Key>;
  /** List accounts. Requires a key of an operator’s account: the account of the bootstrap key or, in standalone mode, the first account.  Requires the scope `settings` or, for members, the role owner. */
  readonly listAccounts: (input?: ListAccountsRequest, options?: CallOptions) => Promise<AccountList>;
  /** Create an account. Requires a key of an operator’s account.  Requires the scope `settings` or, for members, the role owner. */
  readonly createAccount: (input: CreateAccountRequest, options?: CallOptions) => Promise<NewAccount>;
  /** List members and pending invitations. Requires the scope `settings` or, for members, the role owner. */
  readonly listMembers: (input?: Nothing, options?: CallOptions) => Promise<MemberList>;
  /** Invite a person. No message is sent: tell the person where to sign in. Whoever first signs in with this address, confirmed by the identity provider, becomes the member. An invitation ends after 30 days; inviting the same address again renews it and sets its role.  Requires the scope `settings` or, for members, the role owner. */
  readonly inviteMember: (input: InviteMemberRequest, options?: CallOptions) => Promise<Member>;
  /** Change the role of a member. It takes effect with the next request of the person. The last owner of an account can be neither removed nor given another role.  Requires the scope `settings` or, for members, the role owner. */
  readonly changeMember: (input: ChangeMemberRequest, options?: CallOptions) => Promise<Member>;
  /** Remove a member, or withdraw an invitation. The sessions of the person end at once. Keys belong to the account and keep working until they are revoked. The last owner of an account can be neither removed nor given another role.  Requires the scope `settings` or, for members, the role owner. */
  readonly removeMember: (input: RemoveMemberRequest, options?: CallOptions) => Promise<undefined>;
  /** Read who did what, newest first. Entries are written before the action, never changed, and kept for 400 days. They name objects by ID, and contain no data of candidates. An export is itself recorded.  Requires the scope `settings` or, for members, the role owner. */
  readonly readAudit: (input?: ReadAuditRequest, options?: CallOptions) => Promise<AuditList>;
  /** Read how much each key was used. Requests of a period by day (UTC), key and operation. What the members do in the workspace is counted under them. Counts of another gateway appear within ten seconds, and are kept for 400 days.  Requires the scope `settings` or, for members, the role developer and owner. */
  readonly readUsage: (input?: ReadUsageRequest, options?: CallOptions) => Promise<Usage>;
  /** List topics. Requires a key of an operator’s account.  Requires the scope `settings` or, for members, the role owner. */
  readonly listTopics: (input?: Nothing, options?: CallOptions) => Promise<TopicList>;
  /** List dead letters. Requires a key of an operator’s account. Oldest first. Replayed dead letters are left out, so a page may contain fewer items than requested.  Requires the scope `settings` or, for members, the role owner. */
  readonly listDeadLetters: (input: ListDeadLettersRequest, options?: CallOptions) => Promise<DeadLetterList>;
  /** Replay dead letters. Requires a key of an operator’s account. Publishes the same messages again, in the order in which they failed. An operation or candidate that was already reported as failed stays failed.  Requires the scope `settings` or, for members, the role owner. */
  readonly replayDeadLetters: (input: ReplayDeadLettersRequest, options?: CallOptions) => Promise<Replayed>;
  /** Check liveness. */
  readonly healthz: (input?: Nothing, options?: CallOptions) => Promise<Health>;
  /** Check readiness. */
  readonly readyz: (input?: Nothing, options?: CallOptions) => Promise<Health>;
};
