import type { Line, Run } from '../layout-document.ts';
import { readNumbering, stripBullet } from '../text/bullet.ts';
import { bulletIcons, stripIcon } from '../text/icon.ts';
import type { PageLine } from './page-line.ts';
import type { Fill } from './raw-page.ts';

const symbolFont = /symbol|wingding|webding|dingbat/i;

/** Word's second-level bullet is the letter o of this font. */
const letterBulletFont = /courier|wingding/i;

/** Removes the first characters of a line's runs: the difference between its old and new visible text. */
export const trimRuns = (runs: readonly Run[], length: number): readonly Run[] => {
  let left = length;
  return runs.flatMap((run) => {
    if (run.hidden !== null || left === 0) return [run];
    const text = run.text.slice(left).trimStart();
    left = Math.max(0, left - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
};

/** Size of drawn bullets, and their distance before the line, in points and in font sizes. */
const dotSides = { min: 1.2, max: 8 } as const;
const dotReach = 2.4;

const isDot = ({ box: [left, top, right, bottom] }: Fill): boolean => {
  const [width, height] = [right - left, bottom - top];
  return (
    Math.min(width, height) >= dotSides.min && Math.max(width, height) <= dotSides.max && Math.abs(width - height) < 0.3 * width
  );
};

/** Browsers draw list bullets. */
const hasDot = ({ y, size, left, right }: PageLine, dots: readonly Fill[], rightToLeft: boolean): boolean =>
  dots.some(({ box }) => {
    const middle = (box[1] + box[3]) / 2;
    const gap = rightToLeft ? box[0] - right : left - box[2];
    return middle < y && middle > y - 0.8 * size && gap > 0 && gap < dotReach * size;
  });

/** Maximum height of a bar behind a single line, in font sizes, and its minimum width in widths of the line. */
const barHeight = 3;
const barWidth = 1.2;

/** A line on a filled bar of its own is a heading, and the sign before it no bullet. */
const isOnBar = ({ line: { box }, size }: PageLine, fills: readonly Fill[]): boolean =>
  box !== null &&
  fills.some(
    ({ box: [left, top, right, bottom], colour }) =>
      colour !== '#ffffff' &&
      bottom - top < barHeight * size &&
      right - left > barWidth * (box[2] - box[0]) &&
      left <= box[0] + 1 &&
      right >= box[2] &&
      top <= box[1] + 0.2 * size &&
      bottom >= box[3] - 0.2 * size,
  );

const without = (line: Line, text: string, bullet: boolean): Line => ({
  ...line,
  text,
  bullet,
  runs: trimRuns(line.runs, line.text.length - text.length),
});

const asBullet = (line: Line, text: string): Line => without(line, text, true);

const findSign = ({ line, segments }: PageLine, icons: ReadonlySet<string>): Line | null => {
  const found = stripIcon(line.text);
  if (found !== null) return without(line, found.rest, icons.has(found.icon));
  const text = stripBullet(line.text);
  if (text !== null && text !== '') return asBullet(line, text);
  const first = segments.toSorted((a, b) => a.left - b.left)[0]?.clusters[0];
  if (first === undefined) return null;
  const isSign = /^\p{Co}$/u.test(first.text) && symbolFont.test(first.style.font);
  if (isSign && line.text !== '') return { ...line, bullet: true };
  const isLetter = first.text === 'o' && letterBulletFont.test(first.style.font) && line.text.startsWith('o ');
  return isLetter ? asBullet(line, line.text.slice(2)) : null;
};

/** Numbers are bullets only when they continue a sequence: `2. Auflage` alone is text. */
const countsOn = (lines: readonly PageLine[], index: number, number: number): boolean =>
  [
    ...lines.slice(Math.max(0, index - 12), index).map((line) => [line, number - 1] as const),
    ...lines.slice(index + 1, index + 13).map((line) => [line, number + 1] as const),
  ].some(
    ([{ line, left }, wanted]) => readNumbering(line.text)?.number === wanted && Math.abs(left - (lines[index]?.left ?? 0)) < 12,
  );

/** Removes the icon, bullet, drawn dot or list number of lines and sets `bullet`. */
export const findBullets = (lines: readonly PageLine[], fills: readonly Fill[], rightToLeft: boolean): readonly PageLine[] => {
  const dots = fills.filter(isDot);
  const icons = bulletIcons(lines.map(({ line }) => line.text));
  return lines.map((item, index) => {
    const found = findSign(item, icons);
    if (found !== null) return { ...item, line: found.bullet && isOnBar(item, fills) ? { ...found, bullet: false } : found };
    if (hasDot(item, dots, rightToLeft)) return { ...item, line: { ...item.line, bullet: true } };
    const numbering = readNumbering(item.line.text);
    if (numbering === null || item.line.runs.every(({ bold }) => bold) || !countsOn(lines, index, numbering.number)) return item;
    return { ...item, line: asBullet(item.line, numbering.rest) };
  });
};
