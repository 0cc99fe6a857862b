import type { TextLine } from './text-lines.ts';

const letters = (text: string): number => text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0;

/** Number of letters and digits of the body for each value of a property of their runs. */
export const letterShares = <T>(lines: readonly TextLine[], of: (run: TextLine['runs'][number]) => T): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const { band, runs } of lines) {
    if (band !== 'body') continue;
    for (const run of runs) {
      const count = letters(run.text);
      if (count > 0) counts.set(of(run), (counts.get(of(run)) ?? 0) + count);
    }
  }
  return counts;
};
