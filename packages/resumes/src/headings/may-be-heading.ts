import { hasUnspacedScript } from '@winnow/languages';
import type { ResumeLine } from '../layout/resume-line.ts';

/** A heading without its colon. */
export const headingText = (text: string): string => text.replace(/\s*[:：]\s*$/u, '').trim();

/** Characters of the longest headings that were seen; a script without spaces says as much in fewer. */
const max = { spaced: 60, spaceless: 40 } as const;

/** True for a short line that is neither an item, nor a sentence, nor contact data. It may ask: "Who am I?" */
export const mayBeHeading = (line: ResumeLine): boolean => {
  const text = headingText(line.text);
  return (
    !line.bullet &&
    /\p{L}/u.test(text) &&
    text.length <= (hasUnspacedScript(text) ? max.spaceless : max.spaced) &&
    text.split(/\s+/u).length <= 24 &&
    !/[@;]|[.,!。]$|https?:|www\./u.test(text)
  );
};
