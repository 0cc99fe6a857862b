import { z } from 'zod';
import { languageCode } from './document.ts';

export const requirementKind = z.enum(['skill', 'experience_years', 'education', 'language', 'certification', 'other']);

export type RequirementKind = z.infer<typeof requirementKind>;

export const necessity = z.enum(['required', 'preferred']);

export type Necessity = z.infer<typeof necessity>;

const requirementLevel = z
  .enum(['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'])
  .meta({ id: 'RequirementLevel', description: 'Level of a degree, or CEFR level of a language.' });

export type RequirementLevel = z.infer<typeof requirementLevel>;

const maxRequirements = 200;
const maxYears = 60;

const text = z.string().min(1).max(500);
const name = z.string().min(1).max(200);
const alternatives = z.array(z.string().min(1).max(100)).max(20).readonly();
const weight = z.int().min(1).max(10);

const label = name.meta({
  description: 'Short name that distinguishes requirements of the same sentence, such as "Java" or "German C1".',
});
const of = name.nullable().meta({ description: 'What the years of experience are in. Only for the kind `experience_years`.' });
const field = name.nullable().meta({ description: 'Field of the degree, in the words of the job.' });
const equivalent = z
  .boolean()
  .meta({ description: 'Whether equivalent experience or training is accepted instead of the degree.' });

/** What requirements have since 2026.11.14: readings of earlier releases lack it. */
const added = { label, of, field, equivalent };

export const requirement = z
  .object({
    id: z.string(),
    kind: requirementKind,
    label,
    text: text.meta({ description: 'The words of the job.' }),
    canonical: z.string().max(100).nullable().meta({ description: 'The name used for comparison: a skill, or a language code.' }),
    min_years: z.int().min(0).max(maxYears).nullable(),
    of,
    level: requirementLevel.nullable(),
    field,
    equivalent,
    necessity,
    weight: weight.meta({ description: 'Weight relative to the other requirements of its category.' }),
    alternatives: alternatives.meta({ description: 'Canonical names that are accepted instead.' }),
  })
  .readonly()
  .meta({ id: 'Requirement' });

export type Requirement = z.infer<typeof requirement>;

const share = z.int().min(0).max(100);

/** Weight of each category of a match; the weights of categories without requirements are distributed to the others. */
export const matchWeights = z
  .object({ skills: share, experience: share, education: share, languages: share, title: share })
  .readonly()
  .meta({ id: 'MatchWeights', description: 'Relative weights of the categories of a match.' });

export type MatchWeights = z.infer<typeof matchWeights>;

export const defaultMatchWeights: MatchWeights = { skills: 50, experience: 25, education: 10, languages: 10, title: 5 };

const seniority = z.enum(['intern', 'junior', 'mid', 'senior', 'lead', 'executive']);

export type Seniority = z.infer<typeof seniority>;

/** The requirements of a job, as parsed from its text or given. */
export const jobReading = z
  .object({
    title: name.nullable(),
    company: name.nullable(),
    location: name.nullable(),
    language: languageCode.nullable().meta({ description: 'Language of the job’s own text.' }),
    seniority: seniority.nullable(),
    requirements: z.array(requirement).max(maxRequirements).readonly(),
    weights: matchWeights,
  })
  .readonly();

export type JobReading = z.infer<typeof jobReading>;

/** A reading as it is stored, perhaps by an earlier release. */
export const storedJobReading = jobReading
  .unwrap()
  .extend({
    requirements: z
      .array(requirement.unwrap().extend(z.object(added).partial().shape).readonly())
      .max(maxRequirements)
      .readonly(),
  })
  .readonly();

export type StoredJobReading = z.infer<typeof storedJobReading>;

export const job = z
  .object({
    job_id: z.string(),
    ...jobReading.unwrap().shape,
    version: z.int().min(1).max(1_000_000).meta({ description: 'Increases with every correction.' }),
    existing: z.boolean().meta({ description: '`true` if the same text had been parsed before.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .readonly()
  .meta({ id: 'Job' });

export type Job = z.infer<typeof job>;

export const jobList = z
  .object({ jobs: z.array(job).readonly(), next_cursor: z.string().nullable() })
  .readonly()
  .meta({ id: 'JobList' });

export type JobList = z.infer<typeof jobList>;

const givenRequirement = z
  .strictObject({
    text,
    kind: requirementKind.optional().meta({ description: 'Derived from the text by default.' }),
    canonical: z.string().min(1).max(100).nullable().optional(),
    label: label.optional(),
    min_years: z.int().min(0).max(maxYears).nullable().optional(),
    of: of.optional(),
    level: requirementLevel.nullable().optional(),
    field: field.optional(),
    equivalent: equivalent.optional(),
    necessity: necessity.optional().meta({ description: 'Defaults to `required`.', default: 'required' }),
    weight: weight.optional(),
    alternatives: alternatives.optional(),
    id: z.string().max(100).optional().meta({ description: 'Ignored: IDs are assigned again.' }),
  })
  .readonly()
  .meta({ id: 'GivenRequirement' });

const given = z.strictObject({
  title: name.nullable(),
  requirements: z.array(givenRequirement).min(1).max(maxRequirements).readonly(),
  company: name.nullable().optional(),
  location: name.nullable().optional(),
  description: z.string().max(50_000).optional().meta({ description: 'The text of the job description, if there is one.' }),
  language: languageCode
    .nullable()
    .optional()
    .meta({ description: 'Language of the job description. Detected from the text by default.' }),
  weights: matchWeights.unwrap().partial().readonly().optional(),
});

/** A job given as structured data, as it is stored until it is completed. */
export const givenJob = given.readonly();

export type GivenJob = z.infer<typeof givenJob>;

const orTexts = z
  .array(z.union([text.meta({ description: 'Short for an object with only this `text`.' }), givenRequirement]))
  .min(1)
  .max(maxRequirements)
  .readonly();

/** The body of create-job. */
export const newJob = given.extend({ title: name, requirements: orTexts }).readonly().meta({ id: 'GivenJob' });

export type NewJob = z.infer<typeof newJob>;

const ignored = z.unknown().optional().meta({ description: 'Ignored. Accepted so that a job can be sent back as it was read.' });

/** Facts about a parsed job that cannot be corrected. */
const readOnly = {
  job_id: ignored,
  seniority: ignored,
  version: ignored,
  existing: ignored,
  created_at: ignored,
  updated_at: ignored,
};

export const readOnlyJobFields: readonly string[] = Object.keys(readOnly);

/** The body of a correction: a job as parsed, with the corrections applied. */
export const correctedJob = given
  .extend({ requirements: orTexts, ...readOnly })
  .readonly()
  .meta({ id: 'CorrectedJob' });

export type CorrectedJob = z.infer<typeof correctedJob>;
