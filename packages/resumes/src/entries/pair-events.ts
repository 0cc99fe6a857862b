import { lazily } from '@winnow/kernel';
import { type DateRange, isPresentWord, withoutDates } from '../dates/parse-date-ranges.ts';
import { ongoing } from '../dates/range-parts.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';
import type { DatedLine } from './dated-line.ts';

/**
 * East Asian forms list a position or a school twice, once for its start and once for its end; the line ends with the word for
 * the event, or with brackets behind it: "入社（営業部）".
 */
const milestones = lazily(() => {
  const begins = anyPhrase(wordsOfAll((locale) => locale.milestones?.begins));
  const ends = anyPhrase(wordsOfAll((locale) => locale.milestones?.ends));
  const expected = anyPhrase(wordsOfAll((locale) => locale.milestones?.expected));
  return {
    beginning: new RegExp(begins, 'u'),
    begins: new RegExp(String.raw`\s*(?:${begins})(?=$|\s*[(（])`, 'u'),
    ends: new RegExp(String.raw`\s*(?:${ends})(?:${expected})?(?:\s*[(（][^()（）]*[)）])?$`, 'u'),
    /** The reason for leaving is not a name. */
    reason: new RegExp(`^.{0,12}(?:${anyPhrase(wordsOfAll((locale) => locale.milestones?.reasons))})$`, 'u'),
    sameEmployer: new Set(wordsOfAll((locale) => locale.milestones?.sameEmployer)),
  };
});

/** Maximum number of positions and schools at the same time. */
const maxOpen = 10;

type Open = { readonly index: number; readonly name: string };

const nameOf = ({ line, dates }: DatedLine): string => withoutDates(line.text, dates).join(' ').trim();

const isOneDate = ({ dates }: DatedLine): boolean => dates.length === 1 && dates[0]?.end === null;

/** The line without the word for the event. The date as printed becomes its first cell. */
const renamed = ({ line, dates }: DatedLine, name: string): ResumeLine => {
  const date = dates[0]?.raw;
  const cells = date === undefined ? [name] : [date, name];
  return { ...line, text: cells.join(' '), cells, pieces: cells };
};

const closed = (start: DateRange, end: DateRange['end']): DateRange => ({ ...start, end });

/** What the end line contains besides the name and the word for the event: a degree. */
const remainder = (name: string, of: string): string => {
  const { ends, reason, sameEmployer } = milestones();
  const rest = name.replace(ends, '').trim();
  const own = rest.startsWith(of) ? rest.slice(of.length).trim() : rest;
  return /\p{L}/u.test(own) && !reason.test(own) && !sameEmployer.has(own) ? own : '';
};

/** Merges the lines for a start and its end into one dated line; a start without an end may be ongoing. */
export const pairEvents = (lines: readonly DatedLine[]): readonly DatedLine[] => {
  const { beginning, begins, ends } = milestones();
  if (!lines.some(({ line }) => beginning.test(line.text))) return lines;
  const paired: DatedLine[] = [];
  const open: Open[] = [];
  for (const dated of lines) {
    const name = nameOf(dated);
    const [date] = dated.dates;
    const last = open.slice(-maxOpen).findLast((each) => name.startsWith(each.name)) ?? open.at(-1);
    const start = last === undefined ? undefined : paired[last.index];
    const close = (end: DateRange['end']) => {
      const range = start?.dates[0];
      if (last === undefined || start === undefined || range === undefined) return;
      paired[last.index] = { ...start, dates: [closed(range, end)] };
      open.splice(open.indexOf(last), 1);
    };
    if (date !== undefined && isOneDate(dated) && begins.test(name)) {
      open.push({ index: paired.length, name: name.slice(0, begins.exec(name)?.index) });
      paired.push({ ...dated, line: renamed(dated, name.replace(begins, '')) });
    } else if (date !== undefined && isOneDate(dated) && ends.test(name) && last !== undefined) {
      close(date.start);
      const rest = remainder(name, last.name);
      if (rest !== '') paired.push({ line: renamed({ ...dated, dates: [] }, rest), dates: [] });
    } else if (dated.dates.length === 0 && last !== undefined && isPresentWord(dated.line.text)) {
      close(ongoing(dated.line.text));
    } else paired.push(dated);
  }
  return paired;
};
