import { likeness, type Meaning, meaningOf } from '@winnow/meaning';
import { partsIn } from './parts-in.ts';
import type { Place } from './place.ts';
import type { Wanted } from './wanted.ts';

/** How alike a text of a resume is to a requirement, by its index, in hundredths; 0 for what is not compared. */
export type Likenesses = (index: number, text: string) => number;

/** What a requirement means: in the words that are its own, and in the sentence in which it stands, which may ask for more than it. */
export type Wordings = { readonly own: readonly Meaning[]; readonly around: readonly Meaning[] };

const nothing: Wordings = { own: [], around: [] };

/** What a requirement means in each of its wordings, and what years are asked for; nothing for one that is not compared. */
export const wordingsOf = ({ requirement, names }: Wanted): Wordings => {
  const { kind, label, text, of } = requirement;
  if (kind === 'skill' || kind === 'certification')
    return { own: [...new Set([label, ...names])].map(meaningOf), around: text === label ? [] : [meaningOf(text)] };
  return kind === 'experience_years' && of !== null ? { own: [meaningOf(of)], around: [] } : nothing;
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

type Compared = {
  /** To a requirement in any of its wordings: what a credit is made of. */
  readonly alike: Likenesses;
  /** To the words that are its own: what a quote has to be like. */
  readonly alikeToOwn: Likenesses;
};

/** Compares each text, in its essence, with the wordings of each requirement once. */
export const likenessesOf = (
  wordings: readonly Wordings[],
  places: readonly Place[],
  essences: ReadonlyMap<string, string>,
): Compared => {
  const rows = new Map<string, { readonly all: Int8Array; readonly own: Int8Array }>();
  for (const { visible } of places) {
    const essence = essences.get(visible);
    if (essence === undefined || rows.has(visible)) continue;
    const meanings = meaningsOf(essence);
    const best = (wanted: readonly Meaning[]): number =>
      wanted.reduce((most, wording) => meanings.reduce((high, each) => Math.max(high, likeness(wording, each)), most), 0);
    const own = Int8Array.from(wordings, (each) => best(each.own));
    rows.set(visible, { own, all: Int8Array.from(wordings, ({ around }, index) => Math.max(own[index] ?? 0, best(around))) });
  }
  return {
    alike: (index, text) => rows.get(text)?.all[index] ?? 0,
    alikeToOwn: (index, text) => rows.get(text)?.own[index] ?? 0,
  };
};
