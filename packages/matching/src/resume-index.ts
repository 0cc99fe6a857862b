import { canonicalSkill, findSkills, skillFamily, skillLabel } from '@winnow/skills';
import { type Mention, mostEvidence, wholeOf } from './evidence.ts';
import { phraseFinder } from './phrases.ts';
import type { Place } from './resume-places.ts';
import { isUnspaced, wordKey } from './words.ts';

/** Where a resume shows something. */
export type Shown = {
  /** The first three, extracted values before lines. */
  readonly mentions: readonly Mention[];
  /** Indexes of the positions whose texts name it. */
  readonly positions: ReadonlySet<number>;
  /** Named outside the positions too, where no dates belong to it. */
  readonly elsewhere: boolean;
};

type Entry = { mentions: Mention[]; positions: Set<number>; elsewhere: boolean };

export type ResumeIndex = {
  /** Where any of the canonical names is shown; null when none is. */
  readonly shown: (names: readonly string[]) => Shown | null;
  /** Where something is shown that shows one of the names as well. */
  readonly related: (names: readonly string[]) => Shown | null;
};

/** Shorter names stand in any text; they count where skills are listed. */
const shortestPhrase = 3;

/** Whether the table of skills knows the name, and so its other names and where it may stand. */
export const isTabled = (name: string): boolean =>
  skillLabel(name) !== name || findSkills(name).some(({ canonical }) => canonical === name);

const isPhrase = (name: string): boolean => name.length >= shortestPhrase || isUnspaced(name);

const add = (entries: Map<string, Entry>, name: string, mention: Mention): void => {
  const entry = entries.get(name) ?? { mentions: [], positions: new Set(), elsewhere: false };
  entries.set(name, entry);
  const { position, line, section } = mention.place;
  if (position !== null) entry.positions.add(position);
  else if (!line || section !== 'experience') entry.elsewhere = true;
  const told = entry.mentions.some(({ place }) => place.text === mention.place.text || (line && !place.line));
  if (!told && entry.mentions.length < mostEvidence) entry.mentions.push(mention);
};

const merge = (entries: readonly Shown[]): Shown | null => {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return first ?? null;
  return {
    mentions: entries.flatMap(({ mentions }) => mentions).slice(0, mostEvidence),
    positions: new Set(entries.flatMap(({ positions }) => [...positions])),
    elsewhere: entries.some(({ elsewhere }) => elsewhere),
  };
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Reads the places once for all skills and for the given names that are in no table, so that looking one up costs nothing that grows with the resume. */
export const resumeIndex = (places: readonly Place[], names: readonly string[]): ResumeIndex => {
  const findPhrases = phraseFinder(
    names
      .filter((name) => !isTabled(name))
      .map(wordKey)
      .filter(isPhrase),
  );
  const entries = new Map<string, Entry>();
  for (const place of places) {
    if (!place.line && place.section === 'skills')
      for (const name of unique([canonicalSkill(place.text), wordKey(place.text)])) add(entries, name, wholeOf(place));
    for (const { canonical, start, end } of findSkills(place.visible)) add(entries, canonical, { place, start, end });
    for (const { name, start, end } of findPhrases(place.visible)) add(entries, name, { place, start, end });
  }
  const relatives = new Map<string, Entry[]>();
  for (const [name, entry] of entries) {
    for (const family of skillFamily(name)) {
      const known = relatives.get(family) ?? [];
      known.push(entry);
      relatives.set(family, known);
    }
  }
  const keysOf = (wanted: readonly string[]): readonly string[] => unique(wanted.flatMap((name) => [name, wordKey(name)]));
  return {
    shown: (wanted) => merge(unique(keysOf(wanted).flatMap((key) => entries.get(key) ?? []))),
    related: (wanted) => merge(unique(keysOf(wanted).flatMap((key) => relatives.get(key) ?? []))),
  };
};
