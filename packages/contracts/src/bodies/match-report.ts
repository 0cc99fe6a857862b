import { z } from 'zod';
import { box, documentFacts, languageCode } from './document.ts';
import { matchWeights, necessity, requirementKind } from './job.ts';
import { sectionKind } from './structured-resume.ts';

const matchCategoryId = z.enum(['skills', 'experience', 'education', 'languages', 'title']);

export type MatchCategoryId = z.infer<typeof matchCategoryId>;

export const requirementStatus = z.enum(['met', 'partly_met', 'not_shown', 'not_assessable']);

export type RequirementStatus = z.infer<typeof requirementStatus>;

const share = z.int().min(0).max(100);
const points = z.int().min(0).max(1_000);

export const evidenceGrade = z.enum(['shown', 'told', 'certified', 'listed', 'hoped', 'copied', 'denied']).meta({
  id: 'EvidenceGrade',
  description:
    'The strength of the evidence: dated work, a sentence, a certificate or an item of a list. Aspirations, text copied from the job description and denials count nothing.',
});

export type EvidenceGrade = z.infer<typeof evidenceGrade>;

const month = z.string().regex(/^\d{4}-\d{2}$/u);

const matchEvidence = z
  .object({
    page: z.int().min(1).max(100_000),
    section: sectionKind.nullable(),
    quote: z.string().max(300),
    box: box.nullable(),
    grade: evidenceGrade.optional(),
    position: z.int().min(0).max(1_000).nullable().optional().meta({ description: 'Index of the position that contains it.' }),
    from: month.nullable().optional().meta({ description: 'Start of the position that contains it.' }),
    to: month.nullable().optional().meta({ description: 'End of that position. `null` if it is current.' }),
    matched_as: z
      .literal('meaning')
      .optional()
      .meta({ description: 'Found by meaning, using the installation’s embeddings provider.' }),
  })
  .readonly()
  .meta({ description: '`grade`, `position`, `from` and `to` are absent in results of releases before 2026.11.14.' });

export type MatchEvidence = z.infer<typeof matchEvidence>;

const judgedRequirement = z
  .object({
    id: z.string(),
    kind: requirementKind,
    text: z.string(),
    necessity,
    status: requirementStatus,
    points: points.nullable().meta({ description: '`null` if the requirement cannot be assessed from a resume.' }),
    max: points.nullable(),
    matched_as: z.string().nullable().meta({ description: 'The words of the resume, if they differ from those of the job.' }),
    evidence: z.array(matchEvidence).readonly(),
  })
  .readonly()
  .meta({ id: 'JudgedRequirement' });

export type JudgedRequirement = z.infer<typeof judgedRequirement>;

const band = z.enum(['strong', 'good', 'partial', 'weak']);

export const matchFlag = z.enum(['hidden_text', 'job_text_pasted', 'instructions_to_ai', 'few_requirements']);

export type MatchFlag = z.infer<typeof matchFlag>;

const judged = z
  .object({
    score: share.nullable().meta({ description: '`null` if the job requires nothing that can be assessed.' }),
    reason: z.enum(['nothing_to_judge']).nullable(),
    band: band.nullable(),
    weights_applied: matchWeights,
    categories: z.array(z.object({ id: matchCategoryId, score: share, max: share }).readonly()).readonly(),
    cap: share.nullable().optional().meta({
      description:
        'What the required requirements that are not shown leave of the score, if they lowered it. Missing in results before 2026.11.14.',
    }),
    requirements: z.array(judgedRequirement).readonly(),
    matched: z.array(z.string()).readonly().meta({ description: 'Canonical names, or the words of the job.' }),
    missing: z.array(z.string()).readonly(),
    extra: z.array(z.string()).readonly().meta({ description: 'Skills on the resume that the job does not ask for.' }),
    flags: z.array(matchFlag).readonly(),
    document: documentFacts,
  })
  .readonly();

/** A match without texts: everything that does not depend on the language of the response. */
export const matchAssessment = judged
  .unwrap()
  .extend({
    /** How far each term of the score is shown, 0 to 100, -1 for what is denied, in the order of the terms; null: not assessable. Absent in older records. */
    credits: z.array(z.int().min(-1).max(100).nullable()).readonly().optional(),
    /** Required requirements that are met, among those that were assessed. Absent in older records. */
    required_met: z
      .object({ met: z.int().min(0), total: z.int().min(0) })
      .readonly()
      .optional(),
  })
  .readonly();

export type MatchAssessment = z.infer<typeof matchAssessment>;

/** What an optional embeddings provider had to do with a match. */
const usedMeaning = z
  .object({
    model: z.string().meta({ description: 'The model of the embeddings provider.' }),
    state: z.enum(['used', 'not_needed', 'unavailable']).meta({
      description:
        '`not_needed`: words decided everything. `unavailable`: the provider did not answer, so the match is one by words; a later request asks again.',
    }),
  })
  .readonly();

export type UsedMeaning = z.infer<typeof usedMeaning>;

/** As stored and as returned. */
export const meaningOfMatch = usedMeaning
  .nullable()
  .meta({ description: '`null` if the installation has no embeddings provider.' });

const computedFrom = z
  .object({
    engine_version: z.string(),
    document_sha256: z.string().meta({ description: 'SHA-256 of the file.' }),
    job_version: z.int().min(1).max(1_000_000).meta({
      description: 'Version of the job at that time. A later version with the same content has the same digest.',
    }),
    job_digest: z
      .string()
      .meta({ description: 'First half of the SHA-256 of the parsed job: its requirements, weights and text.' }),
    weights: matchWeights.nullable().meta({
      description:
        'Weights of the job’s categories. `null` for matches of earlier releases. `weights_applied` contains those of the categories that could be assessed.',
    }),
    meaning: meaningOfMatch,
  })
  .readonly()
  .meta({
    id: 'ComputedFrom',
    description: 'Everything that the match was computed from. The same inputs always give the same match.',
  });

export type ComputedFrom = z.infer<typeof computedFrom>;

export const matchReport = z
  .object({
    request_id: z.string(),
    job_id: z.string(),
    job_version: z.int().min(1).max(1_000_000),
    engine_version: z.string(),
    language: languageCode.meta({ description: 'Language of the text in this response.' }),
    cached: z.boolean(),
    computed_from: computedFrom,
    ...judged.unwrap().shape,
    summary: z.string(),
    disclaimer: z.string(),
  })
  .readonly()
  .meta({ id: 'MatchReport' });

export type MatchReport = z.infer<typeof matchReport>;
