import { z } from 'zod';
import { sectionKinds } from '../section-kinds.ts';
import { box, documentFacts, languageCode } from './document.ts';

export const sectionKind = z.enum(sectionKinds).meta({ id: 'SectionKind' });

export type SectionKind = z.infer<typeof sectionKind>;

const page = z.int().min(1).max(100_000);

/** Where a value was read. */
const source = z
  .object({ page, box: box.nullable(), quote: z.string() })
  .readonly()
  .meta({ id: 'Source', description: 'Where the value is in the file.' });

const read = { confidence: z.number().min(0).max(1), source };

/** A value with its confidence and source: the shape of everything extracted. */
const extractedText = z
  .object({ value: z.string(), ...read })
  .readonly()
  .meta({ id: 'ExtractedText' });

export type ExtractedText = z.infer<typeof extractedText>;

const precision = z.enum(['year', 'month', 'day']);

const extractedDate = z
  .object({
    value: z.string().nullable().meta({ description: 'Same as `iso`.' }),
    raw: z.string(),
    iso: z
      .string()
      .nullable()
      .meta({ description: '`YYYY`, `YYYY-MM` or `YYYY-MM-DD`. `null` for a current position or an unreadable date.' }),
    precision: precision.nullable(),
    current: z.boolean().meta({ description: '`true` if the resume says that the position is current.' }),
    ...read,
  })
  .readonly()
  .meta({ id: 'ExtractedDate' });

export type ExtractedDate = z.infer<typeof extractedDate>;

const extractedPhone = z
  .object({
    value: z.string().meta({ description: 'In E.164 format if valid, otherwise as printed.' }),
    raw: z.string().meta({ description: 'As printed.' }),
    e164: z.string().nullable(),
    valid: z.boolean(),
    ...read,
  })
  .readonly()
  .meta({ id: 'ExtractedPhone' });

const linkKind = z.enum(['linkedin', 'github', 'gitlab', 'twitter', 'portfolio', 'orcid', 'other']);

const extractedLink = z
  .object({ value: z.string().meta({ description: 'Same as `url`.' }), kind: linkKind, url: z.string(), ...read })
  .readonly()
  .meta({ id: 'ExtractedLink' });

const experienceEntry = z
  .object({
    company: extractedText.nullable(),
    title: extractedText.nullable(),
    location: extractedText.nullable(),
    start: extractedDate.nullable(),
    end: extractedDate.nullable(),
    months: z.int().min(0).max(1_200).nullable(),
    bullets: z.array(extractedText).readonly(),
  })
  .readonly()
  .meta({ id: 'ExperienceEntry' });

const educationEntry = z
  .object({
    institution: extractedText.nullable(),
    degree: extractedText.nullable(),
    level: z.enum(['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate']).nullable(),
    field: extractedText.nullable(),
    start: extractedDate.nullable(),
    end: extractedDate.nullable(),
  })
  .readonly()
  .meta({ id: 'EducationEntry' });

const skillEvidence = z
  .object({
    page,
    box: box.nullable(),
    quote: z.string().meta({ description: 'The line of text, up to 120 characters.' }),
    section: sectionKind,
    form: z.enum(['listed', 'labelled', 'told']).meta({
      description: 'An item of a skills list, an item after a label such as “Stack:”, or words in a sentence or title.',
    }),
    position: z.int().min(0).nullable().meta({ description: 'Index in `experience` of the position that shows the skill.' }),
    from: z.string().nullable().meta({ description: 'Start of that position.' }),
    to: z
      .string()
      .nullable()
      .meta({ description: 'End of that position. `null` if it is current or not stated; `experience` tells which.' }),
  })
  .readonly()
  .meta({ id: 'SkillEvidence', description: 'A place where a resume shows a skill.' });

export type SkillEvidence = z.infer<typeof skillEvidence>;

const extractedSkill = z
  .object({
    value: z.string().meta({ description: 'Same as `name`.' }),
    name: z.string(),
    canonical: z.string(),
    evidence: z
      .array(skillEvidence)
      .max(5)
      .readonly()
      .meta({ description: 'The list of skills first, then one place in each position, then others.' }),
    months: z
      .int()
      .min(0)
      .max(1_200)
      .nullable()
      .meta({ description: 'Total months of the dated positions that show the skill; overlapping months count once.' }),
    ...read,
  })
  .readonly()
  .meta({ id: 'ExtractedSkill' });

const extractedLanguage = z
  .object({
    value: z.string().meta({ description: 'As printed, including the level.' }),
    name: z.string().meta({ description: 'As printed, without the level.' }),
    level_raw: z.string().nullable().meta({ description: 'The level as printed.' }),
    code: languageCode.nullable(),
    level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']).nullable(),
    ...read,
  })
  .readonly()
  .meta({ id: 'ExtractedLanguage' });

/** Everything extracted from a resume, without the facts about the file. */
export const resumeContent = z
  .object({
    profile: z
      .object({
        name: extractedText.nullable(),
        headline: extractedText.nullable(),
        emails: z.array(extractedText).readonly(),
        phones: z.array(extractedPhone).readonly(),
        location: extractedText.nullable(),
        links: z.array(extractedLink).readonly(),
      })
      .readonly(),
    summary: extractedText.nullable(),
    experience: z.array(experienceEntry).readonly(),
    education: z.array(educationEntry).readonly(),
    skills: z.array(extractedSkill).readonly().meta({
      description: 'Skills that the resume lists. If it lists fewer than three, also skills that it names elsewhere.',
    }),
    other_skills: z.array(extractedSkill).readonly().meta({
      description:
        'Known skills that the resume names without listing them: in positions, projects, the summary or certificates.',
    }),
    languages: z.array(extractedLanguage).readonly(),
    certifications: z.array(extractedText).readonly(),
    projects: z.array(z.object({ name: extractedText, bullets: z.array(extractedText).readonly() }).readonly()).readonly(),
    awards: z.array(extractedText).readonly(),
    publications: z.array(extractedText).readonly(),
    sections: z
      .array(
        z
          .object({ kind: sectionKind, heading: z.string().nullable(), page, text: z.string() })
          .readonly()
          .meta({ id: 'Section' }),
      )
      .readonly(),
    totals: z.object({ experience_months: z.int().min(0).max(1_200).nullable() }).readonly(),
    confirm: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Paths of fields that a person should check, such as `profile.name`.' }),
  })
  .readonly();

export type ResumeContent = z.infer<typeof resumeContent>;

export const structuredResume = z
  .object({
    request_id: z.string(),
    engine_version: z.string(),
    language: languageCode.meta({ description: 'The requested language.' }),
    cached: z.boolean(),
    ...resumeContent.unwrap().shape,
    document: documentFacts,
  })
  .readonly()
  .meta({ id: 'StructuredResume' });

export type StructuredResume = z.infer<typeof structuredResume>;
