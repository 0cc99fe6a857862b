import type { Period, Periods } from './periods.ts';
import type { Place } from './place.ts';

/** Outside of positions, dates begin sentences, too: a longer one tells what was done. */
const maxLength = 80;

/** The texts that only say which work it was: the titles of positions, and the lines with which work begins. */
export const headsOf = ({ list }: Periods, places: readonly Place[]): ReadonlySet<string> => {
  const begun = new Set<Period>();
  const first = places.filter(({ line, work }) => {
    if (!line || work === null || begun.has(work)) return false;
    begun.add(work);
    return true;
  });
  const texts = first.flatMap(({ text, work }) => (work?.position !== null || text.length <= maxLength ? [text.trim()] : []));
  return new Set([...list.flatMap(({ title, position }) => (position === null ? [] : [title.trim()])), ...texts]);
};
