import { hasUnspacedScript } from '@winnow/languages';
import type { ResumeLine } from '../layout/resume-line.ts';
import { remember } from '../remember.ts';
import { countPieces } from '../signs.ts';

/** A heading without its colon. */
export const headingText = (text: string): string => {
  const trimmed = text.trim();
  return /[:：]$/u.test(trimmed) ? trimmed.slice(0, -1).trim() : trimmed;
};

/** Maximum lengths of headings, in characters. Scripts without spaces need fewer. */
const max = { spaced: 60, spaceless: 40 } as const;

/** True for a short line that is not an item, a sentence or contact data. Questions such as "Who am I?" are allowed. */
export const mayBeHeading = remember(
  (line: ResumeLine): boolean => {
    const text = headingText(line.text);
    return (
      !line.bullet &&
      /\p{L}/u.test(text) &&
      text.length <= (hasUnspacedScript(text) ? max.spaceless : max.spaced) &&
      countPieces(text) <= 24 &&
      !/[@;]|[.,!。]$|https?:|www\./u.test(text)
    );
  },
  (line) => line,
);
