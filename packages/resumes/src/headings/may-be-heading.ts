import type { ResumeLine } from '../layout/resume-lines.ts';

/** A heading without its colon. */
export const headingText = (text: string): string => text.replace(/\s*[:：]\s*$/u, '').trim();

/** True for a short line that is neither an item, nor a sentence, nor contact data. It may ask: "Who am I?" */
export const mayBeHeading = (line: ResumeLine): boolean => {
  const text = headingText(line.text);
  return (
    !line.bullet &&
    /\p{L}/u.test(text) &&
    text.length <= 60 &&
    text.split(/\s+/u).length <= 24 &&
    !/[@;]|[.,!。]$|https?:|www\./u.test(text)
  );
};
