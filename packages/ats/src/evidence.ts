import type { Box, CheckEvidence, SectionKind } from '@winnow/contracts';
import { cutText } from '@winnow/kernel';
import { round } from './points.ts';

/** Maximum places that a check quotes: more do not help a reader. */
const maxQuotes = 5;

/** The longest quote that the body allows, in UTF-16 units. */
const maxQuoteLength = 120;

/** Cuts a text to 120 UTF-16 units without splitting a code point. */
export const cutQuote = (text: string): string => cutText(text, maxQuoteLength);

const roundBox = ([left, top, right, bottom]: Box): Box => [round(left, 1), round(top, 1), round(right, 1), round(bottom, 1)];

type Place = {
  readonly page: number;
  readonly section?: SectionKind | null;
  readonly text: string;
  readonly box: Box | null;
};

/** Quotes the first five of the given places. */
export const evidenceOf = (places: readonly Place[]): readonly CheckEvidence[] =>
  places.slice(0, maxQuotes).map(({ page, section, text, box }) => ({
    page,
    section: section ?? null,
    quote: cutQuote(text),
    box: box === null ? null : roundBox(box),
  }));

type Sourced = { readonly source: { readonly page: number; readonly box: Box | null; readonly quote: string } };

/** Quotes the sources of the first five values. */
export const sourceEvidence = (values: readonly Sourced[]): readonly CheckEvidence[] =>
  evidenceOf(values.map(({ source: { page, box, quote } }) => ({ page, box, text: quote })));
