import type { GivenJob, JobReading, Requirement, RequirementKind } from '@winnow/contracts';
import { defaultLanguage, type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { detectLanguage, spokenLanguageIn } from '@winnow/languages';
import { canonicalSkill } from '@winnow/skills';
import { seniorityOf } from './facts/seniority-of.ts';
import { normalizeJobText } from './normalize-job-text.ts';
import { type Draft, readStatement } from './statement/read-statement.ts';
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

const nothing: Omit<Draft, 'text' | 'label'> = {
  kind: 'other',
  canonical: null,
  min_years: null,
  of: null,
  level: null,
  field: null,
  equivalent: false,
  necessity: 'required',
  alternatives: [],
};

/** What the rules find in the text, for the given kind, or for the first kind that they find. */
const readOf = (given: GivenRequirement, language: LanguageCode): Omit<Draft, 'text'> => {
  const drafts = readStatement(given.text, { language, part: 'required', bullet: true, headed: true });
  const fitting = given.kind === undefined ? drafts[0] : drafts.find(({ kind }) => kind === given.kind);
  return (
    fitting ?? {
      ...nothing,
      label: whole(given.text.slice(0, maxLabelLength)),
      kind: given.kind ?? 'other',
      necessity: drafts[0]?.necessity ?? 'required',
    }
  );
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
    label: given.label ?? read.label,
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
