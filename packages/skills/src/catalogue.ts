import { lazily } from '@winnow/kernel';
import { foldLetters } from '@winnow/languages';
import { allHiringLocales } from '@winnow/languages/hiring';
import { loadTrade } from './load-trade.ts';
import { createPhrases, type Phrases } from './phrases/create-phrases.ts';
import { type Certainty, readName } from './read-name.ts';

type Skill = {
  readonly canonical: string;
  readonly label: string;
  /** Canonical names. */
  readonly shows: readonly string[];
  readonly certification: boolean;
};

/** One way of writing a skill. */
export type Spelling = { readonly canonical: string; readonly written: string; readonly certainty: Certainty };

export type Catalogue = { readonly skills: ReadonlyMap<string, Skill>; readonly phrases: Phrases<Spelling> };

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

/** Folded letters and single spaces: the form under which names of skills are compared. */
export const foldedName = (name: string): string => foldLetters(name).replace(/\s+/gu, ' ').trim();

type Named = readonly [label: string, aliases: readonly string[]];

/** The names of skills in all languages, by label. */
const translatedNames = (): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, string[]>();
  for (const [label, aliases] of allHiringLocales().flatMap(({ skills = {} }): Named[] => Object.entries(skills))) {
    const known = all.get(label);
    if (known === undefined) all.set(label, [...aliases]);
    else known.push(...aliases.filter((alias) => !known.includes(alias)));
  }
  return all;
};

/** All skills and their spellings, built when first asked for. */
export const catalogue = lazily((): Catalogue => {
  const skills = new Map<string, Skill>();
  const spellings: [string, Spelling][] = [];
  const translated = translatedNames();
  for (const trade of trades) {
    for (const { label, certainty = 'sure', aliases = [], shows = [] } of loadTrade(trade).skills) {
      const canonical = foldedName(label);
      skills.set(canonical, { canonical, label, shows: shows.map(foldedName), certification: trade === certified });
      spellings.push([label, { canonical, written: label, certainty }]);
      for (const alias of [...aliases, ...(translated.get(label) ?? [])]) {
        const name = readName(alias);
        spellings.push([name.text, { canonical, written: name.text.replaceAll('*', ''), certainty: name.certainty }]);
      }
    }
  }
  return { skills, phrases: createPhrases(spellings) };
});
