import type { Box } from '@winnow/contracts';
import type { ResumeLine } from './resume-line.ts';

/** The look of most characters of a document. */
export type BodyStyle = { readonly size: number; readonly bold: boolean; readonly colour: string };

const heaviest = <T>(lines: readonly ResumeLine[], of: (line: ResumeLine) => T, otherwise: T): T => {
  const weights = new Map<T, number>();
  for (const line of lines) {
    const value = of(line);
    weights.set(value, (weights.get(value) ?? 0) + line.text.length);
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? otherwise;
};

/** The style that most characters of the lines have. */
export const bodyStyle = (lines: readonly ResumeLine[]): BodyStyle => ({
  size: heaviest(lines, (line) => Math.round(line.size * 2) / 2, 0),
  bold: heaviest(lines, (line) => line.bold, false),
  colour: heaviest(lines, (line) => line.colour, ''),
});

/** True when the text has capital letters and no small ones. Scripts without case are never upper case. */
export const isUpperCase = (text: string): boolean => !/[a-z]/.test(text) && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** True when a line looks stronger than the body: larger, bold, in capitals or in another colour. */
export const isEmphasised = (line: ResumeLine, body: BodyStyle): boolean =>
  line.size > body.size * 1.08 ||
  (line.bold && !body.bold) ||
  (isUpperCase(line.text) && line.text.length > 3) ||
  line.colour !== body.colour;

/** Lines with one key have letters of one size, to half a point, of one weight and slant, in whatever colour. */
export const letterKey = ({ size, bold, italic }: ResumeLine): string => `${Math.round(size * 2) / 2}|${bold}|${italic}`;

const fontKey = (line: ResumeLine): string => `${letterKey(line)}|${line.colour}`;

const styleKeys = new WeakMap<ResumeLine, string>();

/** Lines with one key look the same: size to half a point, weight, slant, colour and capitals. */
export const styleKey = (line: ResumeLine): string => {
  const known = styleKeys.get(line);
  if (known !== undefined) return known;
  const key = `${fontKey(line)}|${isUpperCase(line.text) && (line.text.match(/\p{Lu}/gu) ?? []).length > 3}`;
  styleKeys.set(line, key);
  return key;
};

/** True when a line goes on in the look of the one before it: a few capitals alone would not tell a style of capitals. */
export const keepsLook = (line: ResumeLine, next: ResumeLine): boolean =>
  fontKey(line) === fontKey(next) && (!isUpperCase(line.text) || !/\p{Ll}/u.test(next.text));

/** The lines of one text follow each other within this many font sizes. */
const nextLine = 0.75;

/** True for the next line of the same text by its place: close below it. */
export const isBelow = ({ page, box, size }: ResumeLine, next: ResumeLine): boolean =>
  box !== null &&
  next.box !== null &&
  page === next.page &&
  next.box[1] > box[1] + 0.5 * size &&
  next.box[1] - box[3] < nextLine * size &&
  next.box[0] < box[2] &&
  next.box[2] > box[0];

/** The smallest box around both. */
export const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
