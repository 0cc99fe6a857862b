import { findSkills, type SkillMention, skillFamily } from '@winnow/skills';
import type { JobDemand } from './asked-requirements.ts';
import { authoredId } from './authored.ts';
import { familyOf } from './family-of.ts';
import { isKindOf } from './is-kind-of.ts';
import type { Family, Level } from './skill-kinds.ts';

/**
 * What all alternatives of a demand are kinds of, the nearest first: a question about one of them would be unfair to those who
 * know another.
 */
const umbrellasOf = ({ names }: JobDemand): readonly string[] => {
  const broader = names.flatMap((name) => [name, ...skillFamily(name)]);
  return [...new Set(broader)].filter((each) => names.every((name) => isKindOf(name, each) || skillFamily(name).includes(each)));
};

const familyOfAll = (demand: JobDemand): Family | undefined => {
  const { names } = demand;
  const named = names.filter((name) => familyOf(name) !== undefined || !names.every((other) => isKindOf(other, name)));
  const [first, ...others] = new Set(named.map(familyOf));
  return others.length === 0
    ? first
    : umbrellasOf(demand)
        .map(familyOf)
        .find((family) => family !== undefined);
};

/** A name in letters of its own, such as "HACCP", means the same in any phrase. */
const ownName = /\p{Lu}.*\p{Lu}/u;

/** Kinds of skills that have names of their own, which are capitalised. */
const productFamilies: ReadonlySet<Family | undefined> = new Set<Family>([
  'framework',
  'database',
  'cloud',
  'deployment',
  'data',
  'software',
  'business',
]);

/** In a long phrase, a small word that names a skill is one of several, or means something else. */
const minShare = 0.2;

const lettersOf = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

const isOwnName = ({ matched, canonical }: SkillMention): boolean =>
  ownName.test(matched) || (/^\p{Lu}/u.test(matched) && productFamilies.has(familyOf(canonical)));

const isNamedIn = ({ skill, words, names }: JobDemand): boolean => {
  const mentions = findSkills(words).filter(({ canonical }) => names.includes(canonical));
  if (skill === null || mentions.length === 0) return skill !== null;
  const letters = mentions.reduce((sum, { matched }) => sum + lettersOf(matched), 0);
  return mentions.some(isOwnName) || letters >= minShare * lettersOf(words);
};

/** The kind of skill that a demand is about: that of all its alternatives; one that the others are kinds of needs none. */
export const matterFamily = (demand: JobDemand): Family | undefined => (isNamedIn(demand) ? familyOfAll(demand) : undefined);

/** The authored question about a skill, or about what all alternatives are kinds of. */
export const authoredFor = (demand: JobDemand, level: Level): string | undefined =>
  demand.skill !== null && isNamedIn(demand)
    ? umbrellasOf(demand)
        .map((name) => authoredId(name, level))
        .find((id) => id !== undefined)
    : undefined;
