import type { GivenJob, JobReading, Requirement, RequirementKind } from '@winnow/contracts';
import { defaultLanguage, type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { detectLanguage, spokenLanguageIn } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { canonicalSkill } from '@winnow/skills';
import { type Draft, readDemand } from './demands/read-demand.ts';
import { seniorityOf } from './facts/seniority-of.ts';
import { normalizeJobText } from './normalize-job-text.ts';
import { decodePieces } from './pieces/decode-pieces.ts';
import { findDemands } from './pieces/find-demands.ts';
import { jobLines } from './text/job-lines.ts';
import { whole } from './text/statements.ts';
import { defaultShares, defaultWeight } from './weights.ts';

type GivenRequirement = GivenJob['requirements'][number];

const maxNameLength = 100;
const maxLabelLength = 200;

const isLanguageCode = (text: string): text is LanguageCode => (languageCodes as readonly string[]).includes(text);

/** The name used to compare given data: the code of a language, or a skill. */
const canonicalOf = (name: string, kind: RequirementKind): string => {
  if (kind !== 'language') return canonicalSkill(name).slice(0, maxNameLength);
  const code = name.trim().toLowerCase();
  return isLanguageCode(code) ? code : (spokenLanguageIn(name) ?? code);
};

/** What is read of the text as the item of a list of requirements: what fits the given kind, or the first. */
const readOf = (given: GivenRequirement, language: LanguageCode): Draft => {
  const heading = `${hiringLocaleOf(language).job.headings.required[0]}\n- `;
  const text = `${heading}${normalizeJobText(given.text)}`;
  const demands = findDemands(decodePieces(text, jobLines(text), language), 'whole').filter(({ end }) => end > heading.length);
  const [first] = demands;
  const span = { start: heading.length, end: text.length };
  const asked = (kind: RequirementKind): readonly Draft[] =>
    readDemand(text, { kind, necessity: first?.necessity ?? 'required', ...span, sentence: span }, language);
  const drafts = demands.flatMap((demand) => readDemand(text, demand, language));
  const fitting = given.kind === undefined ? drafts[0] : drafts.find(({ kind }) => kind === given.kind);
  const [forced] = asked(given.kind ?? 'skill');
  const draft = fitting ?? (forced === undefined || given.kind === undefined ? forced : { ...forced, kind: given.kind });
  if (draft === undefined) throw new Error('A demand is always read as something.');
  // Who gives a trait or a condition as a requirement asks for it, unless it says otherwise.
  return draft.kind === 'other' ? { ...draft, necessity: 'required' } : draft;
};

const completed = (given: GivenRequirement, index: number, language: LanguageCode): Requirement => {
  const read = readOf(given, language);
  const { kind } = read;
  const canonical =
    given.canonical === undefined ? read.canonical : given.canonical === null ? null : canonicalOf(given.canonical, kind);
  const others = given.alternatives === undefined ? read.alternatives : given.alternatives.map((name) => canonicalOf(name, kind));
  const necessity = given.necessity ?? read.necessity;
  return {
    id: `r${index + 1}`,
    kind,
    // Text that is nothing but signs that are not read has no words for a label.
    label: given.label ?? (read.label === '' ? whole(given.text.slice(0, maxLabelLength)) : read.label),
    text: given.text,
    canonical: canonical === '' ? null : canonical,
    min_years: given.min_years === undefined ? read.min_years : given.min_years,
    of: given.of === undefined ? read.of : given.of,
    level: given.level === undefined ? read.level : given.level,
    field: given.field === undefined ? read.field : given.field,
    equivalent: given.equivalent ?? read.equivalent,
    necessity,
    weight: given.weight ?? defaultWeight(kind, necessity),
    alternatives: [...new Set(others)].filter((name) => name !== '' && name !== canonical),
  };
};

/** A job given as data, completed from the texts of its requirements; one requirement for each given one, in order. */
export const completeJob = (given: GivenJob): JobReading => {
  const texts = [
    given.title ?? '',
    ...normalizeJobText(given.description ?? '').split('\n'),
    ...given.requirements.map(({ text }) => text),
  ];
  const language = given.language ?? detectLanguage(texts).language;
  const spoken = language ?? defaultLanguage;
  const shares = given.weights ?? {};
  return {
    title: given.title,
    company: given.company ?? null,
    location: given.location ?? null,
    language,
    seniority: given.title === null ? null : seniorityOf(given.title, spoken),
    requirements: given.requirements.map((requirement, index) => completed(requirement, index, spoken)),
    weights: {
      skills: shares.skills ?? defaultShares.skills,
      experience: shares.experience ?? defaultShares.experience,
      education: shares.education ?? defaultShares.education,
      languages: shares.languages ?? defaultShares.languages,
      title: shares.title ?? defaultShares.title,
    },
  };
};
