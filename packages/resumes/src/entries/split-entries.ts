import type { LanguageCode } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import { anyOf, rightToLeftScripts } from '@winnow/languages';
import { readPeriodCells } from '../dates/form-periods.ts';
import { type DateRange, parseDateRanges } from '../dates/parse-date-ranges.ts';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { wordsOfAll } from '../words-of-all.ts';
import { isLegalForm } from './cues.ts';
import type { DatedLine } from './dated-line.ts';
import { entryNameStyles } from './entry-name-styles.ts';
import { readOngoingByForm } from './ongoing-by-form.ts';
import { pairEvents } from './pair-events.ts';

/** One position, school or project: the lines that name it, and its description. */
export type Entry = { readonly head: readonly DatedLine[]; readonly body: readonly ResumeLine[] };

/** Longer lines are descriptions, not names. */
const maxHeadLength = 110;

/** A full stop that does not end a sentence: "Inc.", "d.o.o." */
const abbreviated = lazily(() => {
  const known = anyOf(wordsOfAll(({ abbreviations }) => abbreviations));
  const initials = String.raw`(?:^|[\s(])\p{L}{1,2}\.\s?(?:\p{L}{1,2}\.\s?)*\p{L}{1,2}`;
  return new RegExp(String.raw`(?:(?<![\p{L}\p{M}\p{Nd}_])(?:${known})|${initials})\.$`, 'iu');
});

/** "Kol. 2019.": the full stop is part of the date. */
const endsWithDate = (text: string, dates: readonly DateRange[]): boolean => {
  const last = dates.at(-1)?.raw;
  return last !== undefined && text.replace(/\.$/u, '').endsWith(last.replace(/\.$/u, ''));
};

/** Measures each name separately and without the period after it: a head with several names may be a long line. */
const isLong = ({ line: { cells }, dates }: DatedLine): boolean =>
  cells
    .flatMap((cell) => cell.split(/\s[|•·]\s/u))
    .some((name) => name.length - (endsWithDate(name, dates) ? (dates.at(-1)?.raw.length ?? 0) : 0) > maxHeadLength);

/**
 * A sentence ends with a full stop and, in scripts with case, at least two in five of its words start in lower case. Names are
 * capitalised.
 */
const isSentence = ({ line: { text }, dates }: DatedLine): boolean => {
  if (!/[.。।]$/u.test(text)) return false;
  const words = text.split(/\s+/u);
  if (words.length <= 6 || abbreviated().test(text) || isLegalForm(words.at(-1) ?? '') || endsWithDate(text, dates)) return false;
  return !/\p{Lu}/u.test(text) || words.filter((word) => /^\p{Ll}/u.test(word)).length * 5 >= words.length * 2;
};

const ranged = (line: DatedLine): boolean => line.dates.length > 0;

/** A period, or a date at the start or end of a short line, starts an entry; a date inside a sentence does not. */
const headsEntry = (dated: DatedLine): boolean => {
  const { line, dates } = dated;
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || isLong(dated) || isSentence(dated)) return false;
  const atEnd = line.text.endsWith(last.raw) || line.text.endsWith(`${last.raw})`) || line.text.startsWith(first.raw);
  return first.end !== null || line.cells.length > 1 || (atEnd && line.text.length <= 80);
};

type Labelled = DatedLine & { readonly role: 'head' | 'body' };

/** How many lines name an entry before its date. Taken from the first entry and assumed for the others. */
const linesBeforeDate = (lines: readonly DatedLine[]): number => {
  const first = lines.findIndex(headsEntry);
  return first < 0 || first > 3 || lines.slice(0, first).some(({ line }) => line.bullet) ? 0 : first;
};

const mayName = (dated: DatedLine): boolean => {
  const { bullet, text } = dated.line;
  return !bullet && !/^\p{Ll}/u.test(text) && !isLong(dated) && !isSentence(dated);
};

const namedBefore = (lines: readonly DatedLine[]): ReadonlySet<number> => {
  const count = linesBeforeDate(lines);
  const dated = lines.flatMap((line, index) => (headsEntry(line) ? [index] : []));
  return new Set(
    dated.flatMap((at) => {
      const before = Array.from({ length: count }, (_, step) => at - 1 - step).filter((index) => index >= 0);
      return before.every((index) => lines[index] !== undefined && mayName(lines[index])) ? before : [];
    }),
  );
};

const rightToLeft = new RegExp(`[${rightToLeftScripts}]`, 'u');

/** Returns whether a line is indented relative to the lines that name entries; mirrored for right-to-left scripts. */
const indentation = (styled: readonly DatedLine[]): ((line: ResumeLine) => boolean) => {
  const mirrored = styled.filter(({ line }) => rightToLeft.test(line.text)).length * 2 > styled.length;
  const startsOf = ({ starts, ends }: ResumeLine): readonly number[] => (mirrored ? ends.map((end) => -end) : starts);
  const starts = styled.flatMap(({ line }) => startsOf(line));
  const first = Math.min(...starts) + 4;
  return ({ box }) => {
    if (box === null || starts.length === 0) return false;
    const start = mirrored ? -box[2] : box[0];
    return start > first && !starts.some((each) => Math.abs(each - start) < 3);
  };
};

const isPeriod = (dated: DatedLine): boolean => headsEntry(dated) && dated.dates.some(({ end }) => end !== null);

/**
 * When entries have periods, a single date starts an entry only if it is alone on its line or has the style of these: "Best
 * newcomer of 2010" is not an entry.
 */
const datedAlike = (lines: readonly DatedLine[]): readonly DatedLine[] => {
  const periods = lines.filter(isPeriod);
  if (periods.length < 2) return lines;
  const isBare = ({ line, dates }: DatedLine): boolean => line.text.length <= (dates[0]?.raw.length ?? 0) + 2;
  const looks = new Set(periods.filter((period) => !isBare(period)).map(({ line }) => styleKey(line)));
  const isHead = (dated: DatedLine): boolean => looks.has(styleKey(dated.line)) || dated.line.cells.length > 1 || isBare(dated);
  return lines.map((dated) => (isPeriod(dated) || isHead(dated) ? dated : { ...dated, dates: [] }));
};

const labelLines = (lines: readonly DatedLine[]): readonly Labelled[] => {
  const styled = lines.filter(headsEntry);
  const isIndented = indentation(styled);
  const named = namedBefore(lines);
  const mayNameEntry = entryNameStyles(lines, headsEntry, (each) => each.line.bullet || isLong(each) || isSentence(each));
  const allBullets = styled.every(({ line }) => line.bullet);
  const anyBold = styled.some(({ line }) => line.bold);
  let inBullet = false;
  let previous: ResumeLine | undefined;
  const roleOf = (dated: DatedLine, index: number): Labelled['role'] => {
    const { line } = dated;
    const heads = headsEntry(dated);
    if (named.has(index)) return 'head';
    if (line.bullet) return heads && (line.bold || (allBullets && (!anyBold || line.cells.length > 1))) ? 'head' : 'body';
    const continued = previous?.block === line.block || /^\p{Ll}/u.test(line.text) || isIndented(line);
    if (inBullet && !line.bold && !heads && continued) return 'body';
    if (isLong(dated) || isSentence(dated)) return 'body';
    if (!heads && !mayNameEntry(index)) return 'body';
    if (!line.bold && !heads && isIndented(line) && line.text.split(/\s+/u).length > 2) return 'body';
    return 'head';
  };
  return lines.map((dated, index): Labelled => {
    const role = roleOf(dated, index);
    inBullet = role === 'body' && (dated.line.bullet || inBullet);
    previous = dated.line;
    return { ...dated, role };
  });
};

/** Splits undated lines: a new entry starts wherever the style of the first line returns after other styles. */
const splitByStyle = (run: readonly DatedLine[]): readonly (readonly DatedLine[])[] => {
  const [first] = run;
  if (first === undefined) return [];
  const lead = styleKey(first.line);
  if (run.every(({ line }) => styleKey(line) === lead)) return [run];
  const starts = run.flatMap(({ line }, index) => {
    const before = run[index - 1]?.line;
    return styleKey(line) === lead && (before === undefined || styleKey(before) !== lead) ? [index] : [];
  });
  return starts.map((start, order) => run.slice(start, starts[order + 1] ?? run.length));
};

const splitRun = (run: readonly DatedLine[]): readonly (readonly DatedLine[])[] => {
  const dated = run.flatMap((line, index) => (headsEntry(line) ? [index] : []));
  if (dated.length === 0) return splitByStyle(run);
  if (dated.length < 2) return [run];
  // Table rows contain all names beside the date, so the text before the first row is a header.
  const selfContained = dated.every((index) => (run[index]?.line.cells.length ?? 0) > 2);
  if (selfContained) return dated.map((index, order) => run.slice(index, dated[order + 1] ?? run.length));
  const offset = dated[0] ?? 0;
  const starts = dated.map((index, order) => (order === 0 ? 0 : Math.max((dated[order - 1] ?? 0) + 1, index - offset)));
  return starts.map((start, order) => run.slice(start, starts[order + 1] ?? run.length));
};

type Run = { readonly role: 'head' | 'body'; readonly lines: DatedLine[] };

const runsOf = (lines: readonly Labelled[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const { role, ...line } of lines) {
    const last = runs.at(-1);
    if (last?.role === role) last.lines.push(line);
    else runs.push({ role, lines: [line] });
  }
  return runs;
};

type OpenEntry = { head: DatedLine[]; body: ResumeLine[] };

const datesOf = (line: ResumeLine, languages: readonly LanguageCode[]): readonly DateRange[] => {
  const period = line.period === null ? undefined : readPeriodCells(line.period, languages);
  return period === undefined ? parseDateRanges(line.text, languages) : [period];
};

const withDates = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly DatedLine[] =>
  datedAlike(readOngoingByForm(pairEvents(lines.map((line) => ({ line, dates: datesOf(line, languages) })))));

/**
 * In plain text, where all styles are equal, a new entry starts after an empty line with as many name lines as the other entries,
 * followed by bullets.
 */
const opensAlike = ({ lines }: Run, entries: readonly OpenEntry[]): boolean => {
  const [first] = lines;
  return (
    first?.line.blockStart === true &&
    first.line.blockSize > lines.length &&
    entries.at(-1)?.body.at(-1)?.bullet === true &&
    entries.every(({ head }) => head[0]?.line.blockStart === true && head.length === lines.length)
  );
};

/**
 * Splits the lines of a section into entries. A new entry starts where name lines follow description lines, or at the next date.
 */
export const splitEntries = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly Entry[] => {
  const runs = runsOf(labelLines(withDates(lines, languages)));
  const anyDates = runs.some((run) => run.role === 'head' && run.lines.some(ranged));
  const entries: OpenEntry[] = [];
  for (const run of runs) {
    const last = entries.at(-1);
    if (run.role === 'body') {
      if (last === undefined) entries.push({ head: [], body: run.lines.map(({ line }) => line) });
      else last.body.push(...run.lines.map(({ line }) => line));
      continue;
    }
    // When entries have dates, undated name lines after the bullets of an entry still belong to it unless they stand out.
    const undated = !run.lines.some(headsEntry);
    const standsOut = run.lines.some(({ line }) => line.bold) || opensAlike(run, entries);
    if (undated && anyDates && last !== undefined && !standsOut) {
      last.body.push(...run.lines.map(({ line }) => line));
      continue;
    }
    for (const head of splitRun(run.lines)) entries.push({ head: [...head], body: [] });
  }
  return entries.filter((entry) => entry.head.length > 0);
};

/** Joins wrapped bullets: one line per bullet or paragraph. */
export const joinBullets = (body: readonly ResumeLine[]): readonly { readonly text: string; readonly line: ResumeLine }[] => {
  const joined: { text: string; line: ResumeLine }[] = [];
  for (const line of body) {
    const last = joined.at(-1);
    if (line.bullet || last === undefined || line.block !== last.line.block) joined.push({ text: line.text, line });
    else last.text = /\p{L}-$/u.test(last.text) ? `${last.text.slice(0, -1)}${line.text}` : `${last.text} ${line.text}`;
  }
  return joined;
};
