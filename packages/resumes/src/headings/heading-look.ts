import { bodyStyle, isEmphasised, styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { lookUpHeading } from './heading-lookup.ts';
import { headingStyles } from './heading-styles.ts';
import { headingText } from './may-be-heading.ts';

/**
 * The most frequent style of emphasised lines that are known headings. With fewer than two such lines, the style that identifies
 * headings without any words.
 */
export const headingLook = (lines: readonly ResumeLine[]): string | undefined => {
  const body = bodyStyle(lines);
  const looks = new Map<string, number>();
  for (const line of lines) {
    if (line.bullet || !isEmphasised(line, body) || lookUpHeading(headingText(line.text), null) === undefined) continue;
    looks.set(styleKey(line), (looks.get(styleKey(line)) ?? 0) + 1);
  }
  const [look, count] = [...looks].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count < 2 ? [...headingStyles(lines, body)][0] : look;
};
