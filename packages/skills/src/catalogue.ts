import { allHiringNames } from '@winnow/languages/hiring';
import { foldedName } from './folded-name.ts';
import { loadTrade } from './load-trade.ts';
import { writeName } from './skill-name.ts';

/** What is known of a skill. */
export type Skill = {
  readonly canonical: string;
  readonly label: string;
  /** Canonical names. */
  readonly shows: readonly string[];
  /** Canonical names of skills with the same purpose, in both directions. */
  readonly related: readonly string[];
  readonly certification: boolean;
};

/** Everything that the data says about skills. */
export type Catalogue = {
  readonly skills: readonly Skill[];
  /** Their names as in the data, with signs. */
  readonly names: readonly (readonly [name: string, canonical: string])[];
};

/** The files of `data`. */
export const trades: readonly string[] = [
  'programming-languages',
  'web',
  'software',
  'data-stores',
  'cloud',
  'networks-and-security',
  'data-and-ai',
  'design',
  'office',
  'finance',
  'business-systems',
  'marketing',
  'sales',
  'people',
  'methods',
  'logistics',
  'manufacturing',
  'engineering',
  'healthcare',
  'education-and-social',
  'hospitality',
  'construction',
  'law-and-science',
  'certifications',
];

/** Everything in this file is a certification or licence. */
const certified = 'certifications';

type Named = readonly [label: string, aliases: readonly string[]];

/** The names of skills in all languages, by label. */
const translatedNames = (): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, string[]>();
  for (const [label, aliases] of allHiringNames().flatMap(({ skills = {} }): Named[] => Object.entries(skills))) {
    const known = all.get(label);
    if (known === undefined) all.set(label, [...aliases]);
    else known.push(...aliases.filter((alias) => !known.includes(alias)));
  }
  return all;
};

/** What each skill is related to. The data lists a pair with one of the two. */
const relatedNames = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = new Map<string, Set<string>>();
  const add = (one: string, other: string): void => void all.set(one, (all.get(one) ?? new Set()).add(other));
  for (const { label, related = [] } of trades.flatMap((trade) => loadTrade(trade).skills)) {
    for (const [one, other] of related.map((each) => [foldedName(label), foldedName(each)] as const)) {
      add(one, other);
      add(other, one);
    }
  }
  return all;
};

/** All skills and their names, from the data. Threads read what is generated of it. */
export const readCatalogue = (): Catalogue => {
  const skills: Skill[] = [];
  const names: [string, string][] = [];
  const translated = translatedNames();
  const related = relatedNames();
  for (const trade of trades) {
    for (const { label, certainty = 'sure', aliases = [], shows = [] } of loadTrade(trade).skills) {
      const canonical = foldedName(label);
      skills.push({
        canonical,
        label,
        shows: shows.map(foldedName),
        related: [...(related.get(canonical) ?? [])],
        certification: trade === certified,
      });
      for (const name of [writeName(label, certainty), ...aliases, ...(translated.get(label) ?? [])])
        names.push([name, canonical]);
    }
  }
  return { skills, names };
};
