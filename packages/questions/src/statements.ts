import type { ExtractedDate, ResumeContent } from '@winnow/contracts';
import { casedScripts } from '@winnow/languages';
import { cutQuote } from './cut-quote.ts';
import { piecesOf } from './pieces-of.ts';
import { lengthOf, maySayWhy, type Telling } from './telling-of.ts';
import { tellingSentence } from './telling-sentence.ts';
import { trimQuote } from './trim-quote.ts';

/** A statement of the resume about work, word for word. */
export type Statement = {
  readonly quote: string;
  readonly figure: boolean;
  /** 2: with a figure, from one of the two latest positions; 1: one of both; 0: neither, a few words only, or tasks in a row. */
  readonly strength: 0 | 1 | 2;
  /** A labelled list, such as "Technologies: …": names things, but describes no work. */
  readonly labelled: boolean;
  /** Several tasks in a row. */
  readonly tasks: boolean;
  /** With a percentage. */
  readonly measured: boolean;
  /** With a percentage and another figure: something was changed, which others had to agree to. */
  readonly changed: boolean;
  /** Long enough to tell of a choice that was made. */
  readonly full: boolean;
};

const latestPositions = 2;

/** Short lines are layout remains, not statements. */
const minWords = 4;

/** Fewer words say what there was, seldom what was done. */
const minTold = 5;

const dates = /(?:\p{Nd}{1,2}[./-]){0,2}(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})(?:[./-]\p{Nd}{1,2}){0,2}/gu;

/** A number not preceded by a letter of an alphabet: `B2B` and `HTML5` are names. */
const figure = new RegExp(`(?<![${casedScripts}\\p{Nd}_])\\p{Nd}`, 'u');

const label = /^[^\s:：]+(?:\s[^\s:：]+){0,2}\s?[:：]/u;

const percent = /[%％٪]/u;

const number = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;

/** Items side by side, as in a list of skills or certificates. */
const list = /\s[·•|]\s/u;

const hasFigure = (text: string): boolean => figure.test(text.replace(dates, ' '));

const tells = (text: string): boolean => lengthOf(text) >= minTold;

/** The part of a text that says most by itself. */
const quoteOf = (text: string): string =>
  trimQuote(cutQuote(tellingSentence(text, (part) => tells(part) && (hasFigure(part) || !hasFigure(text)))));

const statementOf = (quote: string, { tasks }: Telling, recent: boolean): Statement => {
  const figured = hasFigure(quote);
  const strength = !tells(quote) || tasks ? 0 : recent && figured ? 2 : recent || figured ? 1 : 0;
  return {
    quote,
    figure: figured,
    strength,
    labelled: label.test(quote) || list.test(quote),
    tasks,
    measured: percent.test(quote),
    changed: percent.test(quote) && (quote.match(number) ?? []).length > 1,
    full: maySayWhy(quote),
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
  tellingOf: (text: string) => Telling,
  mayQuote: (text: string) => boolean,
): readonly Statement[] => {
  const told = latestFirst(content.experience).flatMap(({ bullets }, rank) =>
    bullets.map(({ value }) => ({ text: value, recent: rank < latestPositions })),
  );
  const built = content.projects.flatMap(({ bullets }) => bullets.map(({ value }) => ({ text: value, recent: false })));
  const seen = new Set<string>();
  // Of a text that is not to be quoted, no part is either: its introduction may say that nothing of it was done.
  const quotable = [...told, ...built].filter(({ text }) => mayQuote(text));
  return quotable.flatMap(({ text, recent }) =>
    piecesOf(text).flatMap((piece) => {
      const quote = quoteOf(piece);
      const telling = tellingOf(quote);
      const key = quote.toLowerCase();
      if (seen.has(key) || lengthOf(quote) < minWords || !telling.deed) return [];
      seen.add(key);
      return [statementOf(quote, telling, recent)];
    }),
  );
};
