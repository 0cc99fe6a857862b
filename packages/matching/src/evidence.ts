import type { MatchEvidence } from '@winnow/contracts';
import { isoMonth } from './periods.ts';
import type { Place } from './place.ts';
import { wordKey } from './words.ts';

/** Words of the resume that are evidence: from `start` to `end` of the place's text. */
export type Mention = {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
  /** Found by likeness of meaning outside this package. */
  readonly meant?: true;
};

/** More quotes do not help a reader. */
const maxEvidence = 3;

/** Maximum length of a quote in the response, in UTF-16 units. */
const maxQuoteLength = 300;

/** How much of a long text is quoted before the relevant words. */
const lead = 120;

/** The first space from there on, or the position itself when no space is near. */
const wordStart = (text: string, from: number, to: number): number => {
  const space = text.slice(from, to).search(/\s/u);
  return space === -1 ? from : from + space;
};

const wordEnd = (text: string, from: number, to: number): number => {
  const space = text.slice(from, to).search(/\s\S*$/u);
  return space === -1 ? to : from + space;
};

/** Truncates a text to 300 UTF-16 units at word boundaries, keeping the range from `start` to `end`. Never splits a code point. */
export const quoteOf = (text: string, start = 0, end = 0): string => {
  const whole = text.trim();
  if (whole.length <= maxQuoteLength) return whole;
  const first = start <= maxQuoteLength - lead ? 0 : wordStart(text, start - lead, start);
  const max = first + maxQuoteLength;
  const last = max >= text.length ? text.length : wordEnd(text, Math.min(Math.max(end, first + lead), max), max);
  return text
    .slice(first, last)
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '')
    .trim();
};

/** Work without a length has no dates, or only one. */
const monthsAt = ({ work }: Place): Pick<MatchEvidence, 'from' | 'to'> => {
  if (work === null || work.to <= work.from) return { from: null, to: null };
  return { from: isoMonth(work.from), to: work.current ? null : isoMonth(work.to - 1) };
};

/** The words of a place, or what stands around it, with these words in it however long that is. */
const quoteAt = ({ place: { text, context }, start, end }: Mention): string => {
  if (context === null) return quoteOf(text, start, end);
  const at = Math.max(0, context.indexOf(text));
  return quoteOf(context, at, at + text.length);
};

const evidenceAt = (mention: Mention): MatchEvidence => ({
  page: mention.place.page,
  section: mention.place.section,
  quote: quoteAt(mention),
  box: mention.place.box,
  grade: mention.place.grade,
  position: mention.place.work?.position ?? null,
  ...monthsAt(mention.place),
  ...(mention.meant === undefined ? {} : { matched_as: 'meaning' }),
});

/** Where a quote stands: as a line of a section it has no box, but the extracted value of the same work that it is has one. */
const boxOf = ({ place }: Mention, { box, quote }: MatchEvidence, mentions: readonly Mention[]): MatchEvidence['box'] =>
  box ??
  mentions.find(
    ({ place: { text, ...other } }) =>
      other.box !== null &&
      other.page === place.page &&
      other.section === place.section &&
      other.work === place.work &&
      wordKey(text) === wordKey(quote),
  )?.place.box ??
  null;

/** Quotes the first three of the places, each quote once. */
export const evidenceOf = (mentions: readonly Mention[]): readonly MatchEvidence[] => {
  const found = new Map<string, MatchEvidence>();
  for (const mention of mentions) {
    if (found.size >= maxEvidence) break;
    const evidence = evidenceAt(mention);
    if (evidence.quote !== '' && !found.has(evidence.quote))
      found.set(evidence.quote, { ...evidence, box: boxOf(mention, evidence, mentions) });
  }
  return [...found.values()];
};

/** The words of the resume that a mention refers to. */
export const wordsOf = ({ place, start, end }: Mention): string => place.text.slice(start, end);

/** A whole place as a mention of itself. */
export const wholeOf = (place: Place): Mention => ({ place, start: 0, end: place.text.length });
