import type { JobReading, LanguageCode, Requirement } from '@winnow/contracts';
import { canonicalSkill, findSkills } from '@winnow/skills';
import type { WantedWords } from './coverage.ts';
import { emptyWordTestOf } from './empty-words.ts';
import { contentUnits } from './words.ts';

/** A requirement with the names and words to search a resume for. */
export type Wanted = {
  readonly requirement: Requirement;
  /** Canonical names, any of which is sufficient. */
  readonly names: readonly string[];
  /** The words of a requirement that may lack a name; empty where only names count. */
  readonly units: ReadonlySet<string>;
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const givenNames = ({ canonical, alternatives }: Requirement): readonly string[] =>
  unique([...(canonical === null ? [] : [canonical]), ...alternatives].map(canonicalSkill)).filter((name) => name !== '');

const namesOf = (requirement: Requirement): readonly string[] => {
  const given = givenNames(requirement);
  switch (requirement.kind) {
    case 'skill':
      return given.length > 0 ? given : unique(findSkills(requirement.label).map(({ canonical }) => canonical));
    case 'experience_years':
    case 'certification':
      return given;
    default:
      return [];
  }
};

const noUnits: ReadonlySet<string> = new Set();

/** Prepares the requirements of a job. Uses the language of the job, otherwise of the resume. */
export const wantedOf = (job: JobReading, resumeLanguage: LanguageCode | null): readonly Wanted[] => {
  const language = job.language ?? resumeLanguage;
  const isEmptyOf = emptyWordTestOf(language);
  return job.requirements.map((requirement) => {
    const { kind, label } = requirement;
    const names = namesOf(requirement);
    const isInWords = kind === 'certification' || kind === 'other' || (kind === 'skill' && names.length === 0);
    return { requirement, names, units: isInWords ? contentUnits(label, isEmptyOf(kind)) : noUnits };
  });
};

/** IDs may repeat in a job given as data: the index keeps requirements apart. */
export const wantedWords = (wanted: readonly Wanted[]): readonly WantedWords[] =>
  wanted.flatMap(({ requirement, units }, index) =>
    units.size === 0 ? [] : [{ id: String(index), units, certificate: requirement.kind === 'certification' }],
  );
