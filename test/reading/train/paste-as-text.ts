import { type ResumeLine, type Role, withText } from '@winnow/resumes/training';
import type { Random } from './random.ts';

/** A line of a text, and the line that it was made of. */
export type Pasted = { readonly line: ResumeLine; readonly at: number };

const pick = <T>(random: Random, ...values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

/** A head in one line is no longer than this, in characters. */
const maxHead = 120;

/** True for a row of a date and nothing else. */
export const isDateRow = ({ text }: ResumeLine): boolean => /\p{Nd}{2}/u.test(text) && text.replace(/\P{L}/gu, '').length <= 16;

/** How people write headings in a text. */
const headingForms: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `${text}:`,
  (text) => `${text.toUpperCase()}:`,
  (text) => `== ${text} ==`,
  (text) => `--- ${text} ---`,
  (text) => `[${text}]`,
  (text) => `【${text}】`,
  (text) => `■ ${text}`,
];

/** How people write the rows of a head in one line. */
const headForms: readonly ((names: string, dates: string) => string)[] = [
  (names, dates) => `${names} (${dates})`,
  (names, dates) => `${names}, ${dates}`,
  (names, dates) => `${names}; ${dates}`,
  (names, dates) => `${dates}: ${names}`,
  (names, dates) => `${dates} – ${names}`,
  (names, dates) => `${dates} ${names}`,
  (names, dates) => `${dates}, ${names}`,
];

/** The line as a file without any styles and positions has it. */
const plain = (line: ResumeLine, text: string): ResumeLine => ({
  ...withText(line, text),
  ...{ starts: [], ends: [], size: 0, largest: 0, bold: false, opensBold: false, italic: false, colour: '', font: '' },
  ...{ box: null, page: 1, column: 0, cell: null },
});

/** How often the names of a head have a line of their own, above or below that of the dates. */
const apart = 0.3;

/** The names of each head in one line, and its dates in the same or another one, in one form for all of them. */
const joinHeads = (lines: readonly ResumeLine[], roleAt: (at: number) => Role | undefined, random: Random): readonly Pasted[] => {
  const write = pick(random, ...headForms);
  const separator = pick(random, ', ', ', ', ' – ', ' | ', ' / ');
  const [isApart, datesFirst] = [random() < apart, random() < 0.6];
  const joined: Pasted[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const from = at;
    if (roleAt(at) === 'start') while (roleAt(at + 1) === 'head') at += 1;
    const rows = lines.slice(from, at + 1);
    const dates = rows.filter(isDateRow).map(({ text }) => text);
    const names = rows.filter((row) => !isDateRow(row)).map(({ text }) => text);
    const named = names.join(separator);
    const whole =
      dates.length === 1 && named !== '' ? write(named, dates.join('')) : rows.map(({ text }) => text).join(separator);
    const texts = isApart && dates.length === 1 && named !== '' ? (datesFirst ? [...dates, named] : [named, ...dates]) : [whole];
    if (rows.length === 1 || texts.some((text) => text.length > maxHead))
      joined.push(...rows.map((line, row) => ({ line, at: from + row })));
    else joined.push(...texts.map((text, row) => ({ line: withText(lines[from] as ResumeLine, text), at: from + row })));
  }
  return joined;
};

/** The lines as somebody pastes them into a text: without styles, with headings, heads and blank lines as people write them there. */
export const pasteAsText = (
  lines: readonly ResumeLine[],
  roleAt: (at: number) => Role | undefined,
  random: Random,
): readonly Pasted[] => {
  const joins = random() < 0.6;
  const heading = pick(random, ...headingForms);
  const [marksHeadings, marksHeads] = [random() < 0.15, random() < 0.15];
  const marksBodies = random() < 0.6;
  const keepsBodies = random() < 0.85;
  const [beforeHeading, afterHeading, beforeEntry] = [random() < 0.85, random() < 0.35, random() < 0.5];
  const rows = (joins ? joinHeads(lines, roleAt, random) : lines.map((line, at) => ({ line, at }))).filter(
    ({ at }) => keepsBodies || roleAt(at) !== 'body',
  );
  let block = 0;
  const placed = rows.map(({ line, at }, index) => {
    const [role, before] = [roleAt(at), roleAt(rows[index - 1]?.at ?? -1)];
    const opens =
      index === 0 ||
      (role === 'heading' && before !== 'heading' && beforeHeading) ||
      (role !== 'heading' && before === 'heading' && afterHeading) ||
      (role === 'start' && beforeEntry);
    if (opens) block += 1;
    const text = role === 'heading' ? heading(line.text) : line.text;
    const bullets = {
      heading: marksHeadings,
      start: marksHeads,
      head: false,
      body: marksBodies && line.bullet,
      text: line.bullet,
    };
    return { at, line: { ...plain(line, text), bullet: bullets[role ?? 'text'], block, blockStart: opens } };
  });
  const sizes = Map.groupBy(placed, ({ line }) => line.block);
  return placed.map(({ at, line }) => ({ at, line: { ...line, blockSize: sizes.get(line.block)?.length ?? 1 } }));
};
