import type { StanceRange } from '@winnow/languages/stances';
import { blank } from './blank.ts';
import type { Place } from './place.ts';
import { isUnspaced, wordsIn } from './words.ts';

/** What is left of "I have never …" tells nothing (our own choice). */
const minWords = 4;

const tellsMore = (rest: string): boolean => {
  const words = wordsIn(rest);
  return words.length >= minWords || words.some(({ text }) => isUnspaced(text));
};

const without = (text: string, ranges: readonly { readonly start: number; readonly end: number }[]): string =>
  ranges.reduce((left, { start, end }) => left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end), text);

/** Divides a place where its words are denied or only hoped for: each part has one grade. */
export const byStance = (place: Place, stances: readonly StanceRange[]): readonly Place[] => {
  const { visible } = place;
  const ranges = stances.filter(({ stance }) => stance !== 'basic');
  if (ranges.length === 0) return [place];
  const rest = without(visible, ranges);
  const parts = ranges.map(
    ({ start, end, stance, saidBy }): Place => ({
      ...place,
      // The words of a denial are no part of what is denied.
      visible: blank(visible.slice(0, start)) + without(visible, saidBy).slice(start, end) + blank(visible.slice(end)),
      grade: stance === 'denied' ? 'denied' : 'hoped',
    }),
  );
  return tellsMore(rest) ? [{ ...place, visible: rest }, ...parts] : parts;
};
