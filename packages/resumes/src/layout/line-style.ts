import type { Box } from '@winnow/contracts';
import { remember } from '../remember.ts';
import { capital, countSigns, hasSign, small } from '../signs.ts';
import type { ResumeLine } from './resume-line.ts';

/** The style of most characters in a document. */
export type BodyStyle = { readonly size: number; readonly bold: boolean; readonly colour: string };

const heaviest = <T>(lines: readonly ResumeLine[], of: (line: ResumeLine) => T, otherwise: T): T => {
  const weights = new Map<T, number>();
  for (const line of lines) {
    const value = of(line);
    weights.set(value, (weights.get(value) ?? 0) + line.text.length);
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? otherwise;
};

/** The style of most characters in the lines. */
export const bodyStyle = (lines: readonly ResumeLine[]): BodyStyle => ({
  size: heaviest(lines, (line) => Math.round(line.size * 2) / 2, 0),
  bold: heaviest(lines, (line) => line.bold, false),
  colour: heaviest(lines, (line) => line.colour, ''),
});

/** True when the text has upper-case letters and no lower-case ones; false for scripts without case. */
export const isUpperCase = (text: string): boolean => !hasSign(text, small) && hasSign(text, capital);

/** True when a line is more prominent than the body: larger, bold, upper case or in another colour. */
export const isEmphasised = (line: ResumeLine, body: BodyStyle): boolean =>
  line.size > body.size * 1.08 ||
  (line.bold && !body.bold) ||
  (isUpperCase(line.text) && line.text.length > 3) ||
  line.colour !== body.colour;

/** The size to half a point. */
const roundSize = ({ size }: ResumeLine): number => Math.round(size * 2) / 2;

/** Lines with the same key have the same font size (to half a point), weight and slant; colour is ignored. */
export const letterKey = (line: ResumeLine): string => `${roundSize(line)}|${line.bold}|${line.italic}`;

const fontKey = (line: ResumeLine): string => `${letterKey(line)}|${line.colour}`;

/** Lines with the same key have the same style: font size (to half a point), weight, slant, colour and upper case. */
export const styleKey = remember(
  (line: ResumeLine): string => `${fontKey(line)}|${isUpperCase(line.text) && countSigns(line.text, capital) > 3}`,
  (line) => line,
);

const hasSameFont = (line: ResumeLine, next: ResumeLine): boolean =>
  line.bold === next.bold && line.italic === next.italic && line.colour === next.colour && roundSize(line) === roundSize(next);

/**
 * True when the next line continues in the same style. Lower case must not follow a line in upper case; the reverse is allowed,
 * because a short text may be upper case by chance.
 */
export const hasSameLook = (line: ResumeLine, next: ResumeLine): boolean =>
  hasSameFont(line, next) && (!isUpperCase(line.text) || !hasSign(next.text, small));

/** Ratio of the size of a heading to that of the text around it. */
export const headingSize = 1.12;

/** Maximum gap between lines of the same text, in font sizes. */
const nextLine = 0.75;

/** True when the next line is close below, as in the same text. */
export const isBelow = ({ page, box, size }: ResumeLine, next: ResumeLine): boolean =>
  box !== null &&
  next.box !== null &&
  page === next.page &&
  next.box[1] > box[1] + 0.5 * size &&
  next.box[1] - box[3] < nextLine * size &&
  next.box[0] < box[2] &&
  next.box[2] > box[0];

/** The smallest box that contains both. */
export const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
