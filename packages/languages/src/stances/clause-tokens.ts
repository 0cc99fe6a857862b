import type { LanguageCode } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { hasTrait } from '../has-trait.ts';
import { foldLetters } from '../heading-key.ts';
import { hiringLocaleOf } from '../hiring-locale.ts';
import { localeOf } from '../locale.ts';
import { unspacedScripts } from '../scripts.ts';

/**
 * A word of a text, or a sign between words: `.` between sentences, `,` and `:` between parts of a sentence, and brackets. Offsets are
 * UTF-16 units of the text.
 */
export type ClauseToken = { readonly key: string; readonly start: number; readonly end: number };

const letter = `[${unspacedScripts}ー々]`;
const word = String.raw`${letter}\p{M}*|[[\p{L}\p{Nd}]--${letter}][[\p{L}\p{M}\p{Nd}+#\u200C\u200D]--${letter}]*`;

const wordPattern = new RegExp(word, 'gv');

const tokenPattern = new RegExp(
  [
    word,
    String.raw`(?<comma>[,，、،؛፣]|(?<=\p{Script=Thai})[ ]+(?=\p{Script=Thai})|\s[\-–—―]\s|[–—―])`,
    '(?<colon>[:：])',
    '(?<open>[\\(（\\[【])',
    '(?<close>[\\)）\\]】])',
    String.raw`(?<end>[!?！？。．।॥۔؟።;；\|•·▪●◦‣∙■□►✓])`,
    String.raw`(?<dot>\.)(?=\s|$)`,
    String.raw`(?<line>\r?\n[\s]*)`,
  ].join('|'),
  'gv',
);

/** No cue is one word this long; the rest of a longer one is not compared. */
const maxWordLength = 60;

/** A line this long is wrapped rather than ended, unless a bullet or a label follows. */
const minWrapped = 45;
const minWrappedUnspaced = 22;

const unspaced = new RegExp(letter, 'v');
const bulletOrLabel = /[\p{Pd}\p{S}*•·▪●◦‣∙■□►✓]|\p{Nd}+[.)]\s|[^\n:：]{1,30}[:：]/uy;

export const isUnspacedWord = (key: string): boolean => unspaced.test(key.slice(0, 1));

/** How words of a language are compared. */
export const foldOf = (language: LanguageCode): ((text: string) => string) =>
  hasTrait(localeOf(language), 'marks_distinguish_words')
    ? (text) => text.slice(0, maxWordLength).normalize('NFKC').toLowerCase()
    : (text) => foldLetters(text.slice(0, maxWordLength)).replaceAll(/[\u200C\u200D]/g, '');

/** The folded words of a phrase. */
export const wordsOfPhrase = (phrase: string, fold: (text: string) => string): readonly string[] =>
  (phrase.match(wordPattern) ?? []).map(fold);

const abbreviations = lazilyByKey((language: LanguageCode): ReadonlySet<string> => {
  const fold = foldOf(language);
  const { abbreviations: ofJobs = [] } = hiringLocaleOf(language).job;
  return new Set([...ofJobs, ...(localeOf(language).abbreviations ?? [])].map(fold));
});

const topics = lazilyByKey(
  (language: LanguageCode): ReadonlySet<string> =>
    new Set((hiringLocaleOf(language).evidence.topics ?? []).map(foldOf(language))),
);

const endsSentence = (text: string, dot: number, before: ClauseToken | undefined, language: LanguageCode): boolean => {
  if (/^\s+\p{Ll}/u.test(text.slice(dot + 1, dot + 12))) return false;
  if (before === undefined || before.end !== dot) return true;
  return before.key.length > 1 && !abbreviations(language).has(before.key);
};

const isWrapped = (text: string, from: number, line: string, lineStart: number, before: ClauseToken | undefined): boolean => {
  bulletOrLabel.lastIndex = from + line.length;
  if (line.replaceAll('\r', '').lastIndexOf('\n') > 0 || bulletOrLabel.test(text)) return false;
  const least = before !== undefined && isUnspacedWord(before.key) ? minWrappedUnspaced : minWrapped;
  return from - lineStart >= least;
};

type Groups = Readonly<Record<string, string | undefined>>;

const signOf = ({ comma, colon, open, close, end }: Groups): string | undefined => {
  if (comma !== undefined) return ',';
  if (colon !== undefined) return ':';
  if (open !== undefined) return '(';
  if (close !== undefined) return ')';
  return end === undefined ? undefined : '.';
};

/** The words and signs of a text in their order; linear in its length. */
export const clauseTokens = (text: string, language: LanguageCode): readonly ClauseToken[] => {
  const fold = foldOf(language);
  const tokens: ClauseToken[] = [];
  let lineStart = 0;
  // Most texts are short: `matchAll` would take longer to copy the pattern than to search them.
  tokenPattern.lastIndex = 0;
  for (let match = tokenPattern.exec(text); match !== null; match = tokenPattern.exec(text)) {
    const { 0: found, index: start } = match;
    const groups: Groups = match.groups ?? {};
    const { line, dot } = groups;
    const before = tokens.at(-1);
    const end = start + found.length;
    const sign = signOf(groups);
    if (sign === ',' && before !== undefined && topics(language).has(before.key)) continue;
    if (sign !== undefined) tokens.push({ key: sign, start, end });
    else if (line !== undefined) {
      if (!isWrapped(text, start, found, lineStart, before)) tokens.push({ key: '.', start, end });
      lineStart = end;
    } else if (dot === undefined) tokens.push({ key: fold(found), start, end });
    else if (endsSentence(text, start, before, language)) tokens.push({ key: '.', start, end });
  }
  return tokens;
};
