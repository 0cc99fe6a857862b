import type { ExtractedText, ResumeContent } from '@winnow/contracts';
import { sourceOf } from '../evidence.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

type Source = ExtractedText['source'];

const keyOf = ({ page, box, quote }: Source): string => `${page} ${box?.join(' ') ?? ''} ${quote}`;

const sourcesOf = ({ company, title, location, start, end, bullets }: ResumeContent['experience'][number]): readonly Source[] =>
  [company, title, location, start, end, ...bullets].flatMap((value) => (value === null ? [] : [value.source]));

/**
 * The index of the position to which a line of an experience section belongs: that of the values read from it, or from the line
 * before it.
 */
export const linesOfPositions = (
  sections: readonly Section[],
  experience: ResumeContent['experience'],
): ReadonlyMap<ResumeLine, number> => {
  const positions = new Map<string, number[]>();
  for (const [index, entry] of experience.entries()) {
    for (const key of new Set(sourcesOf(entry).map(keyOf))) {
      const known = positions.get(key);
      if (known === undefined) positions.set(key, [index]);
      else known.push(index);
    }
  }
  const found = new Map<ResumeLine, number>();
  let reached = 0;
  for (const { lines } of sections.filter(({ kind }) => kind === 'experience')) {
    let current: number | undefined;
    for (const line of lines) {
      // Lines that two positions share, such as "Tools: Excel", belong to the next of them.
      const next = positions.get(keyOf(sourceOf(line)))?.find((index) => index >= reached);
      if (next !== undefined) {
        current = next;
        reached = next;
      }
      if (current !== undefined) found.set(line, current);
    }
  }
  return found;
};
