import { likeness, type Meaning, meaningOf } from '@winnow/meaning';
import type { Place } from './place.ts';
import type { Wanted } from './wanted.ts';

/** How alike a text of a resume is to a requirement, by its index, in hundredths; 0 for what is not compared. */
export type Likenesses = (index: number, text: string) => number;

const isCompared = ({ requirement: { kind } }: Wanted): boolean => kind === 'skill' || kind === 'certification';

/** What a requirement means in each of its wordings. */
const wordingsOf = ({ requirement, names }: Wanted): readonly Meaning[] =>
  [...new Set([requirement.label, requirement.text, ...names])].map(meaningOf);

/** Compares each text with each skill and certificate once. */
export const likenessesOf = (
  wanted: readonly Wanted[],
  places: readonly Place[],
  meanings: ReadonlyMap<string, Meaning>,
): Likenesses => {
  const wordings = wanted.map((each) => (isCompared(each) ? wordingsOf(each) : []));
  const rows = new Map<string, Int8Array>();
  for (const { visible } of places) {
    const own = meanings.get(visible);
    if (own === undefined || rows.has(visible)) continue;
    const likenesses = wordings.map((each) => each.reduce((best, wording) => Math.max(best, likeness(wording, own)), 0));
    rows.set(visible, Int8Array.from(likenesses));
  }
  return (index, text) => rows.get(text)?.[index] ?? 0;
};
