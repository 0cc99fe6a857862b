import type { LanguageCode } from '@winnow/contracts';
import { parseDateRanges } from '@winnow/resumes';
import type { ResumeLine } from '@winnow/resumes/training';
import { digitsOf, normalise } from '../evaluate/normalise.ts';

/** What a label says about an entry. */
export type Fact = {
  readonly title?: string | null;
  readonly company?: string | null;
  readonly location?: string | null;
  readonly institution?: string | null;
  readonly degree?: string | null;
  readonly field?: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

/** The lines from one to another. */
export type Window = { readonly from: number; readonly to: number };

/** How many lines the head of an entry may span. */
const longest = 6;

/** What a part of an entry found in a window is worth, and what a line costs that shows none. */
const worth = { name: 4, other: 2, date: 3, year: 1.5, idle: -1 };

type Line = { readonly key: string; readonly dates: ReadonlySet<string>; readonly digits: string };

const linesOf = (lines: readonly ResumeLine[], language: LanguageCode): readonly Line[] =>
  lines.map(({ text }) => ({
    key: normalise(text),
    dates: new Set(parseDateRanges(text, [language]).flatMap(({ start, end }) => [start.iso ?? '', end?.iso ?? ''])),
    digits: digitsOf(text),
  }));

/** Tells what of an entry a line shows, with its worth. */
type Part = { readonly worth: number; readonly isIn: (line: Line) => boolean };

const partsOf = ({ title, company, institution, degree, location, field, start, end }: Fact): readonly Part[] => {
  const text = (value: string | null | undefined, own: number): readonly Part[] => {
    const key = normalise(value);
    return key.length < 2 ? [] : [{ worth: own, isIn: (line) => line.key.includes(key) }];
  };
  const date = (value: string | null): readonly Part[] =>
    value === null || value === 'present'
      ? []
      : [
          { worth: worth.date, isIn: ({ dates }) => dates.has(value) },
          { worth: worth.year, isIn: ({ digits }) => digits.includes(value.slice(0, 4)) },
        ];
  return [
    ...[title, company, institution].flatMap((value) => text(value, worth.name)),
    ...[degree, field, location].flatMap((value) => text(value, worth.other)),
    ...date(start),
    ...date(end),
  ];
};

/** The worth of each window of lines for an entry, by its first line and its length less one. */
const worths = (lines: readonly Line[], fact: Fact): readonly (readonly number[])[] => {
  const parts = partsOf(fact);
  const shown = lines.map((line) => parts.map(({ isIn }) => isIn(line)));
  const isIdle = (index: number): boolean => shown[index]?.every((each) => !each) !== false;
  return lines.map((_, from) => {
    const found = parts.map(() => false);
    let idle = 0;
    return Array.from({ length: Math.min(longest, lines.length - from) }, (_, more) => {
      for (const [part, shows] of (shown[from + more] ?? []).entries()) found[part] ||= shows;
      if (isIdle(from + more)) idle += 1;
      // A window begins and ends with a line that shows something, and holds a name.
      if (isIdle(from) || isIdle(from + more)) return Number.NEGATIVE_INFINITY;
      if (!parts.some((part, index) => part.worth === worth.name && found[index])) return Number.NEGATIVE_INFINITY;
      const sum = parts.reduce((total, part, index) => total + (found[index] ? part.worth : 0), 0);
      return sum + idle * worth.idle - more * 0.1;
    });
  });
};

/** Where the entries of a section are printed: windows in the order of the labels that together show the most of them. */
export const placeEntries = (lines: readonly ResumeLine[], facts: readonly Fact[], language: LanguageCode): readonly Window[] => {
  const read = linesOf(lines, language);
  const values = facts.map((fact) => worths(read, fact));
  // best[fact][line]: the most that the entries from `fact` on are worth in the lines from `line` on.
  const best = Array.from({ length: facts.length + 1 }, () => new Float64Array(lines.length + 1));
  const choose = (fact: number, line: number): Window | 'later' | 'none' => {
    const top = best[fact]?.[line] ?? 0;
    for (const [more, value] of (values[fact]?.[line] ?? []).entries())
      if (value + (best[fact + 1]?.[line + more + 1] ?? 0) === top && value > 0) return { from: line, to: line + more };
    return line < lines.length && best[fact]?.[line + 1] === top ? 'later' : 'none';
  };
  for (let fact = facts.length - 1; fact >= 0; fact -= 1)
    for (let line = lines.length; line >= 0; line -= 1) {
      const placed = (values[fact]?.[line] ?? []).map((value, more) => value + (best[fact + 1]?.[line + more + 1] ?? 0));
      const row = best[fact] as Float64Array;
      row[line] = Math.max(row[line + 1] ?? 0, best[fact + 1]?.[line] ?? 0, ...placed);
    }
  const windows: Window[] = [];
  let [fact, line] = [0, 0];
  while (fact < facts.length && line < lines.length) {
    const choice = choose(fact, line);
    if (choice === 'later') line += 1;
    else if (choice === 'none') fact += 1;
    else {
      windows.push(choice);
      line = choice.to + 1;
      fact += 1;
    }
  }
  return windows;
};
