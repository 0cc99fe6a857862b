import type { Box } from '@winnow/contracts';
import type { LineMark } from '../layout-document.ts';
import { bottomOf, topOf } from './find-segments.ts';
import type { PageLine } from './page-line.ts';
import type { RawPage } from './raw-page.ts';

/** A rule is at most this far above or below the text that it belongs to, in font sizes. */
const near = 1;

/** A rule that is hardly wider than its text underlines words. */
const wider = 1.2;

/** Share of a line above a rule below it. */
const covered = 0.6;

/** A bar is at most this high, in font sizes, and some points wider than its text. */
const maxBarHeight = 3.5;
const barMargin = 1;

/** Limits the comparison of lines with what is drawn. */
const maxDrawn = 600;

/** White shows no bar. */
const paper = '#ffffff';

type Drawn = { readonly rules: readonly Box[]; readonly bars: readonly Box[] };

const overlap = (line: PageLine, [left, , right]: Box): number => Math.min(line.right, right) - Math.max(line.left, left);

const marksOf = (line: PageLine, { rules, bars }: Drawn): readonly LineMark[] => {
  const { left, right, y, size } = line;
  const [top, bottom] = [topOf(line), bottomOf(line)];
  const wide = rules.filter(
    (rule) => rule[2] - rule[0] > wider * (right - left) && overlap(line, rule) > covered * (right - left),
  );
  const marks: LineMark[] = [];
  if (wide.some((rule) => rule[1] > y && rule[1] - bottom < near * size)) marks.push('ruled-below');
  if (wide.some((rule) => rule[3] < top + 1 && top - rule[3] < near * size)) marks.push('ruled-above');
  const beside = rules.some((rule) => rule[1] > top && rule[3] < y + 1 && rule[2] - rule[0] > size && overlap(line, rule) <= 1);
  if (beside) marks.push('ruled-beside');
  const onBar = bars.some(
    (bar) =>
      bar[0] <= left + 1 &&
      bar[2] >= right + barMargin &&
      bar[1] <= top + barMargin &&
      bar[3] >= y &&
      bar[3] - bar[1] < maxBarHeight * size,
  );
  if (onBar) marks.push('bar');
  return marks;
};

/** The lines with what is drawn around each: bars and horizontal rules set headings apart in layouts of all kinds. */
export const markDrawn = (lines: readonly PageLine[], { rules, fills }: RawPage): readonly PageLine[] => {
  const drawn: Drawn = {
    rules: rules.filter(([left, top, right, bottom]) => right - left > bottom - top).slice(0, maxDrawn),
    bars: fills.flatMap(({ box, colour }) => (colour === null || colour === paper ? [] : [box])).slice(0, maxDrawn),
  };
  if (drawn.rules.length === 0 && drawn.bars.length === 0) return lines;
  return lines.map((each) => {
    const marks = marksOf(each, drawn);
    return marks.length === 0 ? each : { ...each, line: { ...each.line, marks: [...(each.line.marks ?? []), ...marks] } };
  });
};
