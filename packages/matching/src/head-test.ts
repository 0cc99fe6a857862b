import type { Period, Periods } from './periods.ts';
import type { Place } from './place.ts';

/** Outside of positions, dates begin sentences, too: a longer one tells what was done. */
const maxLength = 80;

/** Prepares the question whether a place only says which work it was: with the title of a position, or the line with which work begins. */
export const headTest = ({ list }: Periods, places: readonly Place[]): ((place: Place) => boolean) => {
  const begun = new Set<Period>();
  const first = places.filter(({ line, work }) => {
    if (!line || work === null || begun.has(work)) return false;
    begun.add(work);
    return true;
  });
  const texts = first.flatMap(({ text, work }) => (work?.position !== null || text.length <= maxLength ? [text.trim()] : []));
  const heads = new Set([...list.flatMap(({ title, position }) => (position === null ? [] : [title.trim()])), ...texts]);
  return ({ text }) => heads.has(text.trim());
};
