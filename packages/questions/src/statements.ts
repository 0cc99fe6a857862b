import type { ExtractedDate, LanguageCode, ResumeContent } from '@winnow/contracts';
import { casedScripts, degreeIn, unspacedScripts } from '@winnow/languages';
import { cutQuote } from './cut-quote.ts';
import { tellingSentence } from './telling-sentence.ts';

/** A statement of the resume about work, word for word. */
export type Statement = {
  readonly quote: string;
  readonly figure: boolean;
  /** 2: with a figure, from one of the two latest positions; 1: one of both; 0: neither. */
  readonly strength: 0 | 1 | 2;
  /** A labelled list, such as "Technologies: …": names things, but describes no work. */
  readonly labelled: boolean;
  /** With a percentage: something was changed, which others had to agree to. */
  readonly changed: boolean;
};

const latestPositions = 2;

/** Short lines are layout remains, not statements. */
const minWords = 4;
const minUnspacedLetters = 10;

const dates = /(?:\p{Nd}{1,2}[./-]){0,2}(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})(?:[./-]\p{Nd}{1,2}){0,2}/gu;

/** A number not preceded by a letter of an alphabet: `B2B` and `HTML5` are names. */
const figure = new RegExp(`(?<![${casedScripts}\\p{Nd}_])\\p{Nd}`, 'u');

const unspacedLetter = new RegExp(`[${unspacedScripts}]`, 'gu');

/** A year at the beginning, or two years side by side: the head of a position that was read as a line of its description. */
const period =
  /^\P{L}*(?:\p{L}+\.?\s)?\P{L}*(?:19|20)\p{Nd}{2}(?!\p{Nd})|(?:19|20)\p{Nd}{2}\s?[\u2010-\u2015~/-]\s?(?:\P{Nd}{0,14})(?:19|20)\p{Nd}{2}/u;

const year = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;

/** A degree with its year, which a reader took for a line of the work above it: it names the school. */
const isSchooling = (text: string, language: LanguageCode | null): boolean =>
  year.test(text) && degreeIn(text, language, 'own') !== undefined;

const saysSomething = (text: string): boolean =>
  text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= minWords ||
  (text.match(unspacedLetter)?.length ?? 0) >= minUnspacedLetters;

const label = /^[^\s:：]+(?:\s[^\s:：]+){0,2}\s?[:：]/u;

const percent = /[%％٪]/u;

/** Items side by side, as in a list of skills or certificates. */
const list = /\s[·•|]\s/u;

/** Names in a row describe no work: three or more items, none longer than two words. */
const isRow = (text: string): boolean => {
  const items = text.split(/\s*[,;、،，；]\s*/u);
  return (
    items.length >= minRow && items.every((item) => item.split(/\s+/u).length <= maxRowWords && item.length <= maxRowLetters)
  );
};

const minRow = 3;
const maxRowWords = 2;
const maxRowLetters = 24;

const statementOf = (text: string, recent: boolean): Statement => {
  const quote = cutQuote(tellingSentence(text.trim(), null));
  const hasFigure = figure.test(quote.replace(dates, ' '));
  const strength = recent && hasFigure ? 2 : recent || hasFigure ? 1 : 0;
  return {
    quote,
    figure: hasFigure,
    strength,
    labelled: label.test(quote) || list.test(quote) || isRow(quote),
    changed: percent.test(quote),
  };
};

const endOf = (start: ExtractedDate | null, end: ExtractedDate | null): string =>
  end?.current === true ? '9999' : (end?.iso ?? start?.iso ?? '');

/** Latest first; undated ones last, in the order of the resume. */
const latestFirst = (experience: ResumeContent['experience']): ResumeContent['experience'] =>
  experience.toSorted((a, b) => {
    const [first, second] = [endOf(a.start, a.end), endOf(b.start, b.end)];
    return first < second ? 1 : first > second ? -1 : 0;
  });

/**
 * The statements of the resume about work, latest positions first, each once. A summary praises and hopes: it is no basis for a
 * question about a deed.
 */
export const statementsOf = (
  content: ResumeContent,
  language: LanguageCode | null,
  mayQuote: (text: string) => boolean,
): readonly Statement[] => {
  const told = latestFirst(content.experience).flatMap(({ bullets }, rank) =>
    bullets.map(({ value }) => ({ text: value, recent: rank < latestPositions })),
  );
  const built = content.projects.flatMap(({ bullets }) => bullets.map(({ value }) => ({ text: value, recent: false })));
  const seen = new Set<string>();
  return [...told, ...built].flatMap(({ text, recent }) => {
    const statement = statementOf(text, recent);
    const key = statement.quote.toLowerCase();
    const isWork = saysSomething(statement.quote) && !period.test(statement.quote) && !isSchooling(statement.quote, language);
    if (seen.has(key) || !isWork || !mayQuote(text)) return [];
    seen.add(key);
    return [statement];
  });
};
