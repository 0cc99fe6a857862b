import type { LanguageCode } from '@winnow/contracts/constants';
import { localeOf } from '@winnow/languages';
import { tableOfLanguage } from '@winnow/languages/hiring';
import { type Token, tokensOf } from '@winnow/skills';
import type { Cue } from '../statement/find-cues.ts';

type Span = { readonly start: number; readonly end: number };

/** The stop words of a language, and of English. */
export const smallWords = tableOfLanguage(
  ({ code }): ReadonlySet<string> =>
    new Set([...localeOf(code).stopWords, ...localeOf('en').stopWords].flatMap((word) => tokensOf(word).map(({ key }) => key))),
);

const edges = /^[\s,;:.!?–—•*·&/+\-、。，；：！]+|[\s,;:.!?–—•*·&/+\-、。，；：！]+$/gu;

const tidied = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const lead = words.length - words.replace(/^[\s,;:.!?–—•*·&/+\-、。，；：！]+/u, '').length;
  return { start: start + lead, end: start + lead + words.slice(lead).replace(edges, '').length };
};

const silent: ReadonlySet<string> = new Set([
  'unneeded',
  'required',
  'preferred',
  'demand',
  'experience',
  'fluent',
  'good',
  'basic',
]);

/** The words of a span of a text with these tokens, without what only asks at its ends: "experience with", "is a plus". Undefined where nothing else is left. */
export const innerSpan = (
  text: string,
  all: readonly Token[],
  span: Span,
  cues: readonly Cue[],
  language: LanguageCode,
  drop: readonly Span[] = [],
): Span | undefined => {
  const tokens = all.filter(({ start, end }) => start >= span.start && end <= span.end);
  const asking = cues.filter(({ kind }) => silent.has(kind));
  const small = smallWords(language);
  const inCue = ({ start, end }: Token): boolean =>
    asking.some((cue) => cue.start <= start && cue.end >= end) || drop.some((each) => each.start <= start && each.end >= end);
  const isEmpty = (token: Token): boolean => small.has(token.key) || inCue(token);
  const first = tokens.find((token) => !isEmpty(token));
  const last = tokens.findLast((token) => !isEmpty(token));
  if (first === undefined || last === undefined) return undefined;
  // A bracket that opens inside closes inside.
  const end = /[(（]/u.test(text.slice(first.start, last.end)) ? span.end : last.end;
  return tidied(text, { start: first.start, end });
};

/** The same, or the span itself where nothing else is left. */
export const trimmedSpan = (
  text: string,
  tokens: readonly Token[],
  span: Span,
  cues: readonly Cue[],
  language: LanguageCode,
): Span => innerSpan(text, tokens, span, cues, language) ?? tidied(text, span);
