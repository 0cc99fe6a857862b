import { likeness, type Meaning, meaningOf } from '@winnow/meaning';
import { partsIn } from './parts-in.ts';
import type { Place } from './place.ts';
import type { Wanted } from './wanted.ts';

/** How alike a text of a resume is to a requirement, by its index, in hundredths; 0 for what is not compared. */
export type Likenesses = (index: number, text: string) => number;

/** What a requirement means in each of its wordings, and what years are asked for; nothing for one that is not compared. */
export const wordingsOf = ({ requirement, names }: Wanted): readonly Meaning[] => {
  const { kind, label, text, of } = requirement;
  if (kind === 'skill' || kind === 'certification') return [...new Set([label, text, ...names])].map(meaningOf);
  return kind === 'experience_years' && of !== null ? [meaningOf(of)] : [];
};

/** Shorter parts are numbers and remainders. */
const minPart = 4;

/** What a statement means as a whole and in its parts, each of which may speak of something else. */
const meaningsOf = (text: string): readonly Meaning[] => {
  const parts = partsIn(text)
    .map((part) => part.trim())
    .filter(({ length }) => length >= minPart);
  return [text, ...(parts.length > 1 ? parts : [])].map(meaningOf);
};

/** Compares each text, in its essence, with the wordings of each requirement once. */
export const likenessesOf = (
  wordings: readonly (readonly Meaning[])[],
  places: readonly Place[],
  essences: ReadonlyMap<string, string>,
): Likenesses => {
  const rows = new Map<string, Int8Array>();
  for (const { visible } of places) {
    const essence = essences.get(visible);
    if (essence === undefined || rows.has(visible)) continue;
    const own = meaningsOf(essence);
    const best = (wording: Meaning): number => own.reduce((most, each) => Math.max(most, likeness(wording, each)), 0);
    rows.set(
      visible,
      Int8Array.from(wordings, (each) => each.reduce((most, wording) => Math.max(most, best(wording)), 0)),
    );
  }
  return (index, text) => rows.get(text)?.[index] ?? 0;
};
