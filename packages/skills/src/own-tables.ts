import type { LanguageCode } from '@winnow/contracts/constants';
import { createWordTable, groupLines, textOf, type WordTable } from '@winnow/kernel';
import { foldedName } from './folded-name.ts';
import { relatedSign, writeFacts, writeOccupation, writeSpelling } from './lines.ts';
import { writeTitles } from './occupations/all-titles.ts';
import { beginningIn } from './phrases/create-phrases.ts';
import type { SkillTable } from './schema/skill-table.ts';
import { readName, writeName } from './skill-name.ts';

/** The tables of `generated` by name. */
export type Tables = { readonly [name in 'skills' | 'spellings' | 'occupations' | 'titles']: WordTable };

/** The lines of both tables; those of the first one count where a word is in both. */
const joined = (first: WordTable, second: WordTable): WordTable => {
  const all = new Map(first);
  for (const [beginning, lines] of second) all.set(beginning, `${first.get(beginning) ?? '\n'}${lines.slice(1)}`);
  return all;
};

/** The skill that a label names already. */
const canonicalIn = ({ skills, spellings }: Pick<Tables, 'skills' | 'spellings'>, label: string): string => {
  const folded = foldedName(label);
  if (textOf(skills, folded) !== undefined) return folded;
  for (const line of spellings.get(beginningIn(label) ?? '')?.split('\n') ?? []) {
    const [name = '', canonical] = line.split('\t');
    if (canonical !== undefined && foldedName(readName(name).text) === folded) return canonical;
  }
  return folded;
};

type Facts = {
  readonly label: string;
  readonly certification: boolean;
  readonly shows: Set<string>;
  readonly related: Set<string>;
};

const factsIn = (skills: WordTable, canonical: string): Facts | undefined => {
  const [label, kind, ...others] = textOf(skills, canonical)?.split('\t') ?? [];
  if (label === undefined) return undefined;
  const related = others.filter((name) => name.startsWith(relatedSign)).map((name) => name.slice(relatedSign.length));
  const shows = others.filter((name) => !name.startsWith(relatedSign));
  return { label, certification: kind === 'certification', shows: new Set(shows), related: new Set(related) };
};

const withSkills = (tables: Tables, own: SkillTable): Pick<Tables, 'skills' | 'spellings'> => {
  const facts = new Map<string, Facts>();
  const factsOf = (canonical: string, label: string, certification: boolean): Facts => {
    const known = facts.get(canonical) ?? factsIn(tables.skills, canonical);
    const entry = known ?? { label, certification, shows: new Set(), related: new Set() };
    facts.set(canonical, entry);
    return entry;
  };
  const canonicals = new Map(own.skills.map(({ label }) => [foldedName(label), canonicalIn(tables, label)]));
  const canonicalOf = (label: string): string => canonicals.get(foldedName(label)) ?? canonicalIn(tables, label);
  const lines: (readonly [beginning: string, line: string])[] = [];
  for (const { label, certainty = 'sure', aliases = [], shows = [], related = [], certification = false } of own.skills) {
    const canonical = canonicalOf(label);
    const entry = factsOf(canonical, label, certification);
    for (const shown of shows.map(canonicalOf)) if (shown !== canonical) entry.shows.add(shown);
    for (const other of related) {
      const name = canonicalOf(other);
      if (name === canonical) continue;
      entry.related.add(name);
      factsOf(name, other, false).related.add(canonical);
    }
    for (const name of [writeName(label, certainty), ...aliases]) {
      const beginning = beginningIn(readName(name).text);
      if (beginning !== undefined) lines.push([beginning, writeSpelling(name, canonical)]);
    }
  }
  const written = [...facts].map(
    ([canonical, { shows, related, ...rest }]) =>
      [canonical, writeFacts({ ...rest, shows: [...shows], related: [...related] })] as const,
  );
  return { skills: joined(createWordTable(written), tables.skills), spellings: joined(tables.spellings, groupLines(lines)) };
};

const withOccupations = (tables: Tables, own: SkillTable): Pick<Tables, 'occupations' | 'titles'> => {
  const occupations = own.occupations ?? [];
  const byLanguage = new Map<LanguageCode, [id: string, names: readonly string[]][]>();
  for (const { id, titles } of occupations) {
    for (const [code, names] of Object.entries(titles) as [LanguageCode, string[]][]) {
      const named = byLanguage.get(code) ?? [];
      named.push([id, names.map((name) => name.toLocaleLowerCase(code))]);
      byLanguage.set(code, named);
    }
  }
  const named = [...byLanguage].map(([code, each]) => ({ code, occupations: Object.fromEntries(each) }));
  const facts = occupations.map(({ id, trade, near = [], skills = [] }) => {
    const canonical = skills.map((label) => canonicalIn(tables, label));
    return [id, writeOccupation({ id, trade, near, skills: canonical, kinds: [] })] as const;
  });
  return {
    occupations: joined(createWordTable(facts), tables.occupations),
    titles: joined(tables.titles, groupLines(writeTitles(named))),
  };
};

/** The tables with the skills and occupations that an operator adds. */
export const withOwnTable = (tables: Tables, own: SkillTable): Tables => {
  const skills = withSkills(tables, own);
  return { ...skills, ...withOccupations({ ...tables, ...skills }, own) };
};
