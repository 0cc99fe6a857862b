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

/** Divides a place where its words are denied or only hoped for: each part has one grade. */
export const byStance = (place: Place, stances: readonly StanceRange[]): readonly Place[] => {
  const { visible } = place;
  const ranges = stances.filter(({ stance }) => stance !== 'basic');
  if (ranges.length === 0) return [place];
  const rest = ranges.reduce(
    (left, { start, end }) => left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end),
    visible,
  );
  const parts = ranges.map(
    ({ start, end, stance }): Place => ({
      ...place,
      visible: blank(visible.slice(0, start)) + visible.slice(start, end) + blank(visible.slice(end)),
      grade: stance === 'denied' ? 'denied' : 'hoped',
    }),
  );
  return tellsMore(rest) ? [{ ...place, visible: rest }, ...parts] : parts;
};
