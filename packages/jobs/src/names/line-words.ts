import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters, hasUnspacedScript, localeOf } from '@winnow/languages';
import { tableOfLanguage } from '@winnow/languages/hiring';
import { spansOf } from '../text/spans-of.ts';
import { nameBounds, nameWords, termsIn } from '../words/name-words.ts';
import { numberOf } from '../words/number-words.ts';
import { titleWords } from '../words/title-words.ts';

/** What stands between two words, or at the start or end of a line. */
type Gap = 'edge' | ' ' | ',' | '-' | '|' | '@' | '(' | ')' | ':' | '/' | '.' | '"' | '';

/** What a word does beside names: a small word, a word of advertisements, a mark such as "(m/w/d)", a number or a word for one. */
type Mark =
  | 'greets'
  | 'client'
  | 'stop'
  | 'and'
  | 'seeker'
  | 'notice'
  | 'ends'
  | 'begins'
  | 'introduces'
  | 'everybody'
  | 'number'
  | 'counts';

/** A word of a line, or a run of one script where words are not separated. Offsets are UTF-16 units of the normalised text. */
export type Word = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The beginning of its folded letters, the same for most of its forms. */
  readonly stem: string;
  readonly gap: Gap;
  readonly mark: Mark | undefined;
  readonly capital: boolean;
  readonly upper: boolean;
  /** It has letters of a script in which names begin with a capital; capital ones; small ones. */
  readonly cased: boolean;
  readonly hasCapital: boolean;
  readonly hasSmall: boolean;
  /** It is no proper name: the text has it in lower case. */
  readonly common: boolean;
  /** It belongs to the terms of employment: "full-time". */
  readonly terms: boolean;
  /** It says what kind of employer somebody is: "pharmacy". */
  readonly kind: boolean;
};

type Span = { readonly start: number; readonly end: number };

/** "INFIRMIER(ÈRE)", "UX/UI", "Manager:in" are one word. */
const pattern = new RegExp(
  [
    String.raw`[\p{Script=Latin}\p{N}]*[\p{Script=Han}\p{Script=Katakana}ー々][\p{Script=Han}\p{Script=Katakana}ー々・\p{Script=Latin}\p{N}]*`,
    String.raw`[\p{Script=Hiragana}]+`,
    String.raw`\p{Script=Thai}[\p{Script=Thai}\p{M}]*`,
    String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D]*(?:[\-'’.\/&*_·״׳"](?=[\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D]*|:in(?:nen)?(?!\p{L})|\(-?[\p{L}\p{M}]{1,6}\)|[+#]+)*`,
  ].join('|'),
  'gu',
);

const gapOf = (between: string): Gap => {
  if (between === '') return '';
  if (/^\s+$/u.test(between)) return ' ';
  if (/[([（【［「『〔]/u.test(between)) return '(';
  if (/[)\]）】］」』〕]/u.test(between)) return ')';
  if (/[«»“”„"‘’‟]/u.test(between)) return '"';
  if (/[:：]/u.test(between)) return ':';
  if (/[,،，、;；]/u.test(between)) return ',';
  if (/@/u.test(between)) return '@';
  if (/[|·•→~=]/u.test(between)) return '|';
  if (/[–—]|\s-\s/u.test(between)) return '-';
  if (/[/／]/u.test(between)) return '/';
  return /[.!?。！？।۔؟…]/u.test(between) ? '.' : '-';
};

const smallWordsOf = tableOfLanguage(({ code, job }): ReadonlyMap<string, Mark> => {
  const all = (words: readonly string[], mark: Mark) => words.map((word) => [foldLetters(word), mark] as const);
  return new Map([...all(localeOf(code).stopWords, 'stop'), ...all([...(job.joining.and ?? []), ...job.joining.or], 'and')]);
});

/** "一位", "两名": so many people, right before what they are to be. */
const countWords = /[一二两兩三四五六七八九十几幾数數]{1,3}[位名]/gu;

const marksIn = (line: string, language: LanguageCode): readonly (Span & { readonly mark: Mark })[] => {
  const { seekers, notices, introduction } = nameWords();
  const { end, begin, greeting, client } = nameBounds(language);
  const all = (expression: RegExp | undefined, mark: Mark) =>
    expression === undefined
      ? []
      : spansOf(expression, line).map(({ start, end }) => {
          const found = line.slice(start, end);
          return { start: end - found.trimStart().length, end: start + found.trimEnd().length, mark };
        });
  return [
    ...all(titleWords().everybody, 'everybody'),
    ...all(seekers, 'seeker'),
    ...all(notices, 'notice'),
    ...all(client, 'client'),
    ...all(greeting, 'greets'),
    ...all(introduction, 'introduces'),
    ...all(begin, 'begins'),
    ...all(end, 'ends'),
    ...all(countWords, 'counts'),
  ];
};

/** Whether a word is of a script in which names begin with a capital. */
export const isCased = (word: string): boolean => /[[\p{Lu}\p{Ll}]--\p{Script=Georgian}]/v.test(word);

const stemLength = 5;

/** The words of a line of a text that begins at `start`, with what they do. `legal` are the companies in the line. */
export const lineWords = (
  line: string,
  start: number,
  legal: () => readonly Span[],
  isCommon: (word: string) => boolean,
  language: LanguageCode,
): readonly Word[] => {
  const marks = marksIn(line, language);
  const smallWords = smallWordsOf(language);
  const terms = termsIn(line);
  const kinds = spansOf(nameBounds(language).kind, line);
  const spans: Span[] = [];
  for (const { 0: found, index } of line.matchAll(pattern)) {
    const whole = { start: index, end: index + found.length };
    // Where words are not separated, they end where a word of advertisements begins.
    const cuts = hasUnspacedScript(found)
      ? [...marks, ...legal()].flatMap((each) => [each.start, each.end]).filter((at) => at > whole.start && at < whole.end)
      : [];
    const bounds = [...new Set([whole.start, ...cuts.toSorted((a, b) => a - b), whole.end])];
    for (const [order, from] of bounds.slice(0, -1).entries()) spans.push({ start: from, end: bounds[order + 1] ?? from });
  }
  return spans.map((span, index) => {
    const word = line.slice(span.start, span.end);
    const before = spans[index - 1];
    const isAmong = (others: readonly Span[]): boolean => others.some((each) => each.start < span.end && each.end > span.start);
    const own = marks.find((each) => each.start <= span.start && each.end >= span.end);
    const folded = foldLetters(word);
    // "Capital One" and "Level Two" are names.
    const isWord = word === word.toLowerCase() && numberOf(folded, language) !== undefined;
    const counted = /^\p{N}+$/u.test(word) ? 'number' : isWord ? 'counts' : undefined;
    const mark = own?.mark ?? smallWords.get(folded) ?? counted;
    return {
      start: start + span.start,
      end: start + span.end,
      text: word,
      stem: folded.slice(0, stemLength),
      gap: before === undefined ? 'edge' : gapOf(line.slice(before.end, span.start)),
      mark,
      capital: /^\P{L}*\p{Lu}/u.test(word),
      terms: isAmong(terms),
      kind: isAmong(kinds),
      upper: /\p{Lu}{2}/u.test(word) && !/\p{Ll}{2}/u.test(word),
      cased: isCased(word),
      hasCapital: /\p{Lu}/u.test(word),
      hasSmall: /\p{Ll}/u.test(word),
      common: isCommon(word),
    };
  });
};
