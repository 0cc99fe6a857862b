import type { ResumeContent } from '@winnow/contracts';
import { numberRows } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import data from '../data/confidence.json' with { type: 'json' };

/** The raw confidences, in percent, at which a row of the data tells how many of a hundred values are right. */
export const knots = [0, 30, 40, 50, 60, 70, 80, 85, 90, 95, 97, 100] as const;

/** Fields whose confidence is calibrated. */
export type CalibratedField =
  | 'title'
  | 'company'
  | 'location'
  | 'institution'
  | 'degree'
  | 'field'
  | 'skills'
  | 'languages'
  | 'certifications';

const rows = lazily(() => numberRows(data));

/** The confidence that values of a field deserve, between the two nearest knots of its row. */
const calibratedOf = (field: CalibratedField, confidence: number): number => {
  const row = rows().get(field);
  if (row === undefined) return confidence;
  const raw = Math.round(confidence * 100);
  const at = Math.max(
    1,
    knots.findIndex((knot) => knot >= raw),
  );
  const [from, to, low, high] = [knots[at - 1] ?? 0, knots[at] ?? 100, row[at - 1] ?? 0, row[at] ?? 100];
  return Math.round(low + ((high - low) * (raw - from)) / (to - from)) / 100;
};

type Rated = { readonly confidence: number };

const calibrated = <T extends Rated>(field: CalibratedField, value: T): T => ({
  ...value,
  confidence: calibratedOf(field, value.confidence),
});

const calibratedIf = <T extends Rated>(field: CalibratedField, value: T | null): T | null =>
  value === null ? null : calibrated(field, value);

/** The content with confidences that are shares of right values, as measured on labelled resumes. */
export const calibrate = (content: Omit<ResumeContent, 'confirm'>): Omit<ResumeContent, 'confirm'> => ({
  ...content,
  experience: content.experience.map((entry) => ({
    ...entry,
    title: calibratedIf('title', entry.title),
    company: calibratedIf('company', entry.company),
    location: calibratedIf('location', entry.location),
  })),
  education: content.education.map((entry) => ({
    ...entry,
    institution: calibratedIf('institution', entry.institution),
    degree: calibratedIf('degree', entry.degree),
    field: calibratedIf('field', entry.field),
  })),
  skills: content.skills.map((skill) => calibrated('skills', skill)),
  languages: content.languages.map((language) => calibrated('languages', language)),
  certifications: content.certifications.map((certification) => calibrated('certifications', certification)),
});
