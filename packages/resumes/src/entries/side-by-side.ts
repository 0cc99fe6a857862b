import type { LanguageCode } from '@winnow/contracts';
import { isDegreeName } from '@winnow/languages';
import { functionWords } from '../lists/function-words.ts';
import { leadOf, type TextKind } from '../ngrams/text-kinds.ts';
import { countPieces } from '../signs.ts';
import type { Cut } from './separator.ts';

type Kinds = readonly TextKind[];

/** What may stand side by side, in either order. */
const neighbours: readonly (readonly [Kinds, Kinds])[] = [
  [['degree'], ['field']],
  [['degree', 'field'], ['institution']],
];

/** What n-grams must tell of both names, in hundredths of a nat. */
const minLead = 100;

/** More words are a sentence. */
const maxWords = 10;

/** "of": the name goes on before or after it. */
const isOpen = (word: string | undefined): boolean =>
  word === undefined || !/\p{L}{2}/u.test(word) || functionWords().has(word.toLowerCase());

/** "fakultet" alone names no school: "Ekonomski fakultet". */
const leadAs = (text: string, kinds: Kinds): number =>
  kinds.includes('institution') && countPieces(text) < 2 ? Number.NEGATIVE_INFINITY : leadOf(text, kinds);

type Named = readonly [text: string, kinds: Kinds];

const leadOfBoth = (one: Named, other: Named): number => Math.min(leadAs(...one), leadAs(...other));

/**
 * Where one name of a study ends and the next one begins, without a sign or a word that tells it, by the n-grams of both: "Máster
 * Ingeniería Industrial". Titles and employers are not cut in this way: they lose as many names as they gain.
 */
export const sideBySide = (text: string, language: LanguageCode | null): readonly Cut[] => {
  const spaces = [...text.matchAll(/\s+/gu)];
  if (spaces.length === 0 || spaces.length >= maxWords || isDegreeName(text, language)) return [];
  let best: { readonly cut: Cut; readonly lead: number } | undefined;
  for (const { index: from, 0: space } of spaces) {
    const [before, after] = [text.slice(0, from), text.slice(from + space.length)];
    if (isOpen(before.split(/\s+/u).at(-1)) || isOpen(after.split(/\s+/u)[0])) continue;
    for (const [left, right] of neighbours) {
      const both = Math.max(leadOfBoth([before, left], [after, right]), leadOfBoth([before, right], [after, left]));
      if (both >= minLead && (best === undefined || both > best.lead))
        best = { cut: { separator: 'word', from, to: from + space.length }, lead: both };
    }
  }
  return best === undefined ? [] : [best.cut];
};
