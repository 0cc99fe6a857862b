import { z } from 'zod';
import { box, documentFacts, languageCode } from './document.ts';
import { necessity } from './job.ts';
import { requirementStatus } from './match-report.ts';
import { sectionKind } from './structured-resume.ts';

export const atsCategoryId = z.enum(['compatibility', 'sections', 'structure', 'keywords']);

export type AtsCategoryId = z.infer<typeof atsCategoryId>;

export const checkStatus = z.enum(['pass', 'warn', 'fail', 'info', 'not_applicable']);

export type CheckStatus = z.infer<typeof checkStatus>;

const points = z.int().min(0).max(100);

const checkEvidence = z
  .object({
    page: z.int().min(1).max(100_000),
    section: sectionKind.nullable(),
    quote: z.string().max(120),
    box: box.nullable(),
  })
  .readonly();

export type CheckEvidence = z.infer<typeof checkEvidence>;

export const atsCheck = z
  .object({
    id: z.string(),
    category: atsCategoryId,
    status: checkStatus,
    points: points.nullable().meta({ description: '`null` if the check does not apply.' }),
    max: points.nullable(),
    gain: points.meta({ description: 'Points that a full fix would add (`max` − `points`).' }),
    value: z.number().nullable().meta({ description: 'The measured value, in `unit`.' }),
    threshold: z.number().nullable().meta({ description: 'The value that earns full points.' }),
    unit: z.string(),
    message: z.string(),
    fix: z.string().nullable(),
    evidence: z.array(checkEvidence).readonly(),
  })
  .readonly()
  .meta({ id: 'AtsCheck' });

export const atsCap = z
  .object({
    id: z.string(),
    limit: points.meta({ description: 'The highest possible score while the cap applies.' }),
    applied: z.boolean(),
    message: z.string().nullable().meta({ description: '`null` if the cap does not apply.' }),
    fix: z.string().nullable(),
    evidence: z.array(checkEvidence).readonly(),
  })
  .readonly()
  .meta({ id: 'AtsCap' });

const understoodValue = z
  .object({
    value: z.string().meta({ description: 'As printed; for a link, its URL.' }),
    confidence: z.number().min(0).max(1),
    doubtful: z.boolean().meta({ description: '`true` if a person should confirm the value.' }),
    page: z.int().min(1).max(100_000),
    box: box.nullable(),
  })
  .readonly()
  .meta({ id: 'UnderstoodValue' });

const maybeUnderstood = understoodValue.nullable();

const period = { start: maybeUnderstood, end: maybeUnderstood };

const understood = z
  .object({
    name: maybeUnderstood,
    contact: z.array(understoodValue).readonly(),
    positions: z.array(z.object({ title: maybeUnderstood, company: maybeUnderstood, ...period }).readonly()).readonly(),
    education: z.array(z.object({ degree: maybeUnderstood, institution: maybeUnderstood, ...period }).readonly()).readonly(),
    skills: z.array(understoodValue).readonly(),
    languages: z.array(understoodValue).readonly(),
  })
  .readonly()
  .meta({ id: 'Understood', description: 'What was extracted from the resume, each value with its position.' });

export const atsReport = z
  .object({
    request_id: z.string(),
    score: z.int().min(0).max(100),
    score_before_caps: z.int().min(0).max(100),
    band: z.enum(['excellent', 'good', 'fair', 'poor']),
    engine_version: z.string(),
    language: languageCode.meta({ description: 'Language of the text in this response.' }),
    cached: z.boolean(),
    document: documentFacts,
    categories: z.array(z.object({ id: atsCategoryId, score: points, max: points }).readonly()).readonly(),
    checks: z.array(atsCheck).readonly(),
    caps: z.array(atsCap).readonly(),
    top_fixes: z
      .array(z.object({ check: z.string(), gain: points, fix: z.string() }).readonly())
      .max(3)
      .readonly(),
    keywords: z
      .array(
        z
          .object({
            term: z
              .string()
              .meta({ description: 'A word or a phrase of two words, in its most frequent form. Other forms are counted too.' }),
            count: z.int().min(1).max(1_000_000),
            density: z.number().min(0).max(1).meta({ description: '`count` as a share of all words.' }),
            sections: z.array(sectionKind).readonly().meta({ description: 'Where the term occurs, in document order.' }),
          })
          .readonly(),
      )
      .readonly(),
    job_terms: z
      .array(
        z
          .object({
            term: z.string(),
            necessity,
            count: z
              .int()
              .min(0)
              .max(1_000_000)
              .meta({ description: 'Number of places that contain the term under any of its names.' }),
            sections: z.array(sectionKind).readonly().meta({ description: 'These places, in document order.' }),
          })
          .readonly(),
      )
      .readonly()
      .optional()
      .meta({ description: 'Skills and certificates that the job description names. Only present if one was sent.' }),
    job_requirements: z
      .array(
        z
          .object({
            kind: z.enum(['title', 'experience_years', 'education', 'language']),
            label: z.string(),
            necessity,
            status: requirementStatus,
            sections: z.array(sectionKind).readonly().meta({ description: 'Where the resume shows it.' }),
          })
          .readonly(),
      )
      .readonly()
      .optional()
      .meta({
        description:
          'What the job description asks for beside its terms: title, years, degrees and languages; absent without one.',
      }),
    sections: z
      .object({
        found: z
          .array(z.object({ kind: sectionKind, heading: z.string(), page: z.int().min(1).max(100_000) }).readonly())
          .readonly(),
        missing: z.array(sectionKind).readonly(),
      })
      .readonly(),
    contact: z
      .object({ name: z.boolean(), email: z.boolean(), phone: z.boolean(), location: z.boolean(), links: z.boolean() })
      .readonly(),
    understood: understood.optional().meta({ description: 'Missing in results of earlier releases.' }),
    reading_note: z.string().nullable().optional().meta({
      description: 'How much could not be read, and whether that limits the band. `null` if the resume was read completely.',
    }),
    disclaimer: z.string(),
  })
  .readonly()
  .meta({ id: 'AtsReport' });

export type AtsReport = z.infer<typeof atsReport>;
