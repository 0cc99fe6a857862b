import type { LanguageCode } from '@winnow/contracts';
import { decode, maxDecoded, scorerOf, weightsOf } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import data from '../../data/entry-lines.json' with { type: 'json' };
import { readPeriodCells } from '../dates/form-periods.ts';
import { type DateRange, parseDateRanges } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { DatedLine } from './dated-line.ts';
import type { Entry } from './entry.ts';
import { type EntrySection, entryFeatures } from './entry-features.ts';
import { entryGrammar, entryStates } from './entry-states.ts';
import { labelledRecords } from './labelled-records.ts';
import { readOngoingByForm } from './ongoing-by-form.ts';
import { pairEvents } from './pair-events.ts';

const weights = lazily(() => {
  const learned = weightsOf(data);
  return { scoresOf: scorerOf(learned), steps: learned.steps };
});

const datesOf = (line: ResumeLine, languages: readonly LanguageCode[]): readonly DateRange[] => {
  const period = line.period === null ? undefined : readPeriodCells(line.period, languages);
  return period === undefined ? parseDateRanges(line.text, languages) : [period];
};

/** The lines of a section with their dates; a start and its end on two lines become one. */
export const withDates = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly DatedLine[] =>
  readOngoingByForm(pairEvents(lines.map((line) => ({ line, dates: datesOf(line, languages) }))));

/** Splits the lines of a section into entries, decided for all its lines together by learned weights. */
export const splitEntries = (
  lines: readonly ResumeLine[],
  languages: readonly LanguageCode[],
  kind: EntrySection,
): readonly Entry[] => {
  const dated = withDates(lines.slice(0, maxDecoded), languages);
  const records = labelledRecords(dated);
  if (records !== undefined) return records;
  const learned = weights();
  const scores = entryFeatures(dated, kind, languages[0] ?? null).map(({ features, possible }) =>
    learned.scoresOf(features, possible),
  );
  const entries: { readonly head: DatedLine[]; readonly body: ResumeLine[] }[] = [];
  for (const [index, state] of decode(entryGrammar, { lines: scores, steps: learned.steps }).entries()) {
    const [own, role] = [dated[index] as DatedLine, entryStates[state]?.role];
    if (role === 'start') entries.push({ head: [own], body: [] });
    else if (role === 'head') entries.at(-1)?.head.push(own);
    else entries.at(-1)?.body.push(own.line);
  }
  for (const line of lines.slice(maxDecoded)) entries.at(-1)?.body.push(line);
  return entries;
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
