import { lazily } from '@winnow/kernel';
import { canonicalSkill } from '@winnow/skills';
import { loadAuthored } from './load-data.ts';
import type { AuthoredQuestion } from './schema/authored.ts';
import { type Level, levels } from './skill-kinds.ts';

/** The files of `data` with authored questions. */
export const authoredTrades: readonly string[] = [
  'programming-languages',
  'web',
  'data-stores',
  'cloud',
  'networks-and-security',
  'data-and-ai',
  'methods',
  'finance',
  'design',
  'office',
  'business-systems',
  'marketing',
  'sales',
  'people',
  'logistics',
  'manufacturing',
  'engineering',
  'healthcare',
  'education-and-social',
  'hospitality',
  'construction',
  'law-and-science',
  'media',
  'software',
];

const table = lazily((): ReadonlyMap<string, AuthoredQuestion> => {
  const skills = authoredTrades.flatMap((trade) => loadAuthored(trade).skills);
  return new Map(
    skills.flatMap(({ skill, ...questions }) =>
      levels.map((level) => [`${canonicalSkill(skill)}:${level}`, questions[level]] as const),
    ),
  );
});

/** The id of the authored question about a skill at a level, if there is one. */
export const authoredId = (canonical: string, level: Level): string | undefined => {
  const id = `${canonical}:${level}`;
  return table().has(id) ? id : undefined;
};

/** An authored question by its id; undefined for one of another release. */
export const authoredQuestion = (id: string): AuthoredQuestion | undefined => table().get(id);
