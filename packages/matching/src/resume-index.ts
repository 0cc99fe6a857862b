import { canonicalSkill, findSkills, skillFamily, skillLabel } from '@winnow/skills';
import { type Mention, maxEvidence, wholeOf } from './evidence.ts';
import { phraseFinder } from './phrases.ts';
import type { Place } from './resume-places.ts';
import { isUnspaced, wordKey } from './words.ts';

/** The evidence for a skill or name in a resume. */
export type Shown = {
  /** The first three, extracted values before lines. */
  readonly mentions: readonly Mention[];
  /** Indexes of the positions whose texts name it. */
  readonly positions: ReadonlySet<number>;
  /** Also named outside the positions, where it has no dates. */
  readonly elsewhere: boolean;
};

type Entry = { mentions: Mention[]; positions: Set<number>; elsewhere: boolean };

export type ResumeIndex = {
  /** The evidence for any of the canonical names; null when there is none. */
  readonly shown: (names: readonly string[]) => Shown | null;
  /** The evidence for something that implies one of the names. */
  readonly related: (names: readonly string[]) => Shown | null;
};

/** Shorter names occur in any text; they count only in lists of skills. */
const minPhraseLength = 3;

/** Whether the skill table contains the name, and therefore its aliases and the rules for where it may occur. */
export const isTabled = (name: string): boolean =>
  skillLabel(name) !== name || findSkills(name).some(({ canonical }) => canonical === name);

const isPhrase = (name: string): boolean => name.length >= minPhraseLength || isUnspaced(name);

const add = (entries: Map<string, Entry>, name: string, mention: Mention): void => {
  const entry = entries.get(name) ?? { mentions: [], positions: new Set(), elsewhere: false };
  entries.set(name, entry);
  const { position, line, section } = mention.place;
  if (position !== null) entry.positions.add(position);
  else if (!line || section !== 'experience') entry.elsewhere = true;
  const told = entry.mentions.some(({ place }) => place.text === mention.place.text || (line && !place.line));
  if (!told && entry.mentions.length < maxEvidence) entry.mentions.push(mention);
};

const merge = (entries: readonly Shown[]): Shown | null => {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return first ?? null;
  return {
    mentions: entries.flatMap(({ mentions }) => mentions).slice(0, maxEvidence),
    positions: new Set(entries.flatMap(({ positions }) => [...positions])),
    elsewhere: entries.some(({ elsewhere }) => elsewhere),
  };
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/**
 * Searches the places once for all skills and for the given names without a table entry, so that lookups do not depend on the
 * size of the resume.
 */
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
