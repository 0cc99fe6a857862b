import type { JobReading, Requirement as Read } from '@winnow/contracts';
import { readJob } from '@winnow/jobs';
import { canonicalSkill, findSkills } from '@winnow/skills';
import type { Job } from './load-jobs.ts';
import type { Requirement } from './truth.ts';

const kinds = {
  skill: 'skill',
  years: 'experience_years',
  education: 'education',
  language: 'language',
  certificate: 'certification',
} as const;

/** What a posting takes instead of a level that it does not name. */
const anyLevel = 'secondary';

const weights = { required: 3, preferred: 1 } as const;

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The names that the table of skills finds in the words of a requirement. */
const namesOf = ({ phrase, any_of = [] }: Requirement): readonly string[] =>
  unique([...any_of, phrase].flatMap((text) => findSkills(text)).map(({ canonical }) => canonicalSkill(canonical)));

const requirementOf = (each: Requirement): readonly Read[] => {
  const { id, kind, phrase, necessity = 'required', name, any_of = [], years, of, level, field, equivalent } = each;
  if (kind === 'information' || kind === 'trait') return [];
  const names = kind === 'language' ? unique([name ?? '', ...any_of].filter((code) => code.length === 2)) : namesOf(each);
  const isNamed = kind === 'skill' || kind === 'certificate' || kind === 'language';
  return [
    {
      id,
      kind: kinds[kind],
      label: (of ?? phrase).slice(0, 200),
      text: phrase.slice(0, 500),
      canonical: isNamed ? (names[0] ?? null) : null,
      min_years: years ?? null,
      of: of ?? null,
      level: (level === 'any' ? anyLevel : (level ?? null)) as Read['level'],
      field: field ?? null,
      equivalent: equivalent ?? false,
      necessity,
      weight: weights[necessity],
      alternatives: isNamed ? names.slice(1, 20) : [],
    },
  ];
};

/** A posting with the requirements and the title of the truth instead of those that were read. */
export const trueReading = ({ posting, truth }: Job): JobReading => ({
  ...readJob(posting),
  title: truth.title,
  requirements: truth.requirements.flatMap(requirementOf),
});
