import type { LanguageCode } from '@winnow/contracts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

/** A line of at least so many characters with more than one sentence is a paragraph. */
const paragraph = 120;

/** The end of a sentence before another one. */
const betweenSentences = /\p{L}{2}[.!?]\s+\p{Lu}|[。！？।](?=.)/u;

/** A paragraph that wraps: how many lines it has, how long they are, and the share of them that begins within a sentence. */
const wrapped = { lines: 3, mean: 55, within: 0.4, shortest: 45 } as const;

const wraps = (block: readonly ResumeLine[]): boolean =>
  block.length >= wrapped.lines &&
  block.every(({ bullet }) => !bullet) &&
  block.reduce((sum, { text }) => sum + text.length, 0) >= wrapped.mean * block.length &&
  block.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= wrapped.within * block.length;

/** True for a text that begins as an entry does: a period in its first sentence, which does not go on behind it. */
const beginsEntry = (text: string, languages: readonly LanguageCode[]): boolean => {
  const first = betweenSentences.exec(text)?.index ?? text.length;
  return parseDateRanges(text, languages).some(
    ({ end, index, endIndex }) => end !== null && index <= first && !/^[\s,;:–—-]*\p{Ll}/u.test(text.slice(endIndex)),
  );
};

/**
 * The lines of paragraphs that tell something, as in a letter: they name no entry, whatever they say of schools and employers.
 */
export const proseIn = (lines: readonly ResumeLine[], language: LanguageCode | null): ReadonlySet<ResumeLine> => {
  const languages = language === null ? [] : [language];
  const inWrapped = [...Map.groupBy(lines, ({ block }) => block).values()]
    .filter(wraps)
    .flatMap((block) => block.slice(1).filter(({ text }) => text.length >= wrapped.shortest));
  const whole = lines.filter(({ text, bullet }) => !bullet && text.length > paragraph && betweenSentences.test(text));
  return new Set([...inWrapped, ...whole].filter(({ text }) => !beginsEntry(text, languages)));
};
