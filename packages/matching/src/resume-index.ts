import { lazilyByKey } from '@winnow/kernel';
import { canonicalSkill, findSkills, skillFamily } from '@winnow/skills';
import { type Mention, wholeOf } from './evidence.ts';
import type { FindPhrases } from './phrases.ts';
import type { Place } from './place.ts';
import { wordKey } from './words.ts';

/** Where a resume names something. */
export type ResumeIndex = {
  /** The places that contain any of the canonical names. */
  readonly named: (names: readonly string[]) => readonly Mention[];
  /** The places that contain something that implies one of the names. */
  readonly related: (names: readonly string[]) => readonly Mention[];
  /** Whether a text of a place names any skill of the table. */
  readonly namesSkill: (text: string) => boolean;
};

/** More mentions of one name tell nothing more. */
const maxMentions = 60;

const add = (entries: Map<string, Mention[]>, name: string, mention: Mention): void => {
  const entry = entries.get(name) ?? [];
  entries.set(name, entry);
  if (entry.length < maxMentions) entry.push(mention);
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/**
 * Searches the places once for all skills and for names without a table entry, so that lookups do not depend on the size of the
 * resume.
 */
export const resumeIndex = (places: readonly Place[], findPhrases: FindPhrases): ResumeIndex => {
  // Most texts occur twice: as an extracted value and as a line of a section.
  const skillsIn = lazilyByKey((text: string) =>
    findSkills(text).map(({ canonical: name, start, end }) => ({ name, start, end })),
  );
  const foundIn = lazilyByKey((text: string) => [...skillsIn(text), ...findPhrases(text)]);
  const entries = new Map<string, Mention[]>();
  for (const place of places) {
    if (!place.line && place.section === 'skills')
      for (const name of unique([canonicalSkill(place.text), wordKey(place.text)])) add(entries, name, wholeOf(place));
    for (const { name, start, end } of foundIn(place.visible)) add(entries, name, { place, start, end });
  }
  const relatives = new Map<string, Mention[][]>();
  for (const [name, entry] of entries) {
    for (const family of skillFamily(name)) {
      const known = relatives.get(family) ?? [];
      known.push(entry);
      relatives.set(family, known);
    }
  }
  const keysOf = (wanted: readonly string[]): readonly string[] => unique(wanted.flatMap((name) => [name, wordKey(name)]));
  return {
    named: (wanted) => unique(keysOf(wanted).flatMap((key) => entries.get(key) ?? [])),
    related: (wanted) =>
      unique(
        keysOf(wanted)
          .flatMap((key) => relatives.get(key) ?? [])
          .flat(),
      ),
    namesSkill: (text) => skillsIn(text).length > 0,
  };
};
