import type { LanguageCode } from '@winnow/contracts';
import { decode, maxDecoded, scorerOf, weightsOf } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import data from '../../data/entry-lines.json' with { type: 'json' };
import type { ResumeLine } from '../layout/resume-line.ts';
import { type DatedLine, datedLine } from './dated-line.ts';
import type { Entry, GrowingEntry } from './entry.ts';
import { type EntrySection, entryFeatures } from './entry-features.ts';
import { entryGrammar, entryStates } from './entry-states.ts';
import { joinDates } from './join-dates.ts';
import { labelledRecords } from './labelled-records.ts';
import { readOngoingByForm } from './ongoing-by-form.ts';
import { pairEvents } from './pair-events.ts';

const weights = lazily(() => {
  const learned = weightsOf(data);
  return { scoresOf: scorerOf(learned), steps: learned.steps };
});

/** The lines of a section with their dates; a start and its end on two lines become one. */
export const withDates = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly DatedLine[] =>
  readOngoingByForm(pairEvents(lines.map((line) => joinDates(datedLine(line, languages)))));

/** The entries of the lines, decided for all of them together by learned weights. */
const decodedEntries = (
  dated: readonly DatedLine[],
  kind: EntrySection,
  language: LanguageCode | null,
): readonly GrowingEntry[] => {
  const learned = weights();
  const scores = entryFeatures(dated, kind, language).map(({ features, possible }) => learned.scoresOf(features, possible));
  const entries: GrowingEntry[] = [];
  for (const [index, state] of decode(entryGrammar, { lines: scores, steps: learned.steps }).entries()) {
    const [own, role] = [dated[index] as DatedLine, entryStates[state]?.role];
    if (role === 'start') entries.push({ head: [own], body: [] });
    else if (role === 'head') entries.at(-1)?.head.push(own);
    else entries.at(-1)?.body.push(own.line);
  }
  return entries;
};

/** Splits the lines of a section into entries: by the labels of a form, otherwise by all that its lines show together. */
export const splitEntries = (
  lines: readonly ResumeLine[],
  languages: readonly LanguageCode[],
  kind: EntrySection,
): readonly Entry[] => {
  const dated = withDates(lines.slice(0, maxDecoded), languages);
  const entries = labelledRecords(dated) ?? decodedEntries(dated, kind, languages[0] ?? null);
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
