import { splitAtDates, withoutDates } from '../dates/parse-date-ranges.ts';
import type { DatedLine } from './dated-line.ts';

/** What is left of a piece of a line, and whether it held a date or a part of one. */
export type UndatedPiece = { readonly parts: readonly string[]; readonly hasDate: boolean };

type Span = { readonly from: number; readonly to: number };

/** Where the texts are found one after another; null for those that are not. */
const spansIn = (text: string, texts: readonly string[]): readonly (Span | null)[] => {
  let at = 0;
  return texts.map((each) => {
    const from = text.indexOf(each, at);
    if (from < 0) return null;
    at = from + each.length;
    return { from, to: at };
  });
};

const dateSign = '\uFFFC';

/** The pieces of a line without its dates, also without the parts of dates that extend over several pieces. */
export const piecesWithoutDates = ({ line, dates }: DatedLine): readonly UndatedPiece[] => {
  const printed = spansIn(
    line.text,
    dates.map(({ raw }) => raw),
  ).filter((span) => span !== null);
  const places = spansIn(line.text, line.pieces);
  return line.pieces.map((piece, index): UndatedPiece => {
    const place = places[index] ?? null;
    if (place === null) return { parts: withoutDates(piece, dates), hasDate: dates.some(({ raw }) => piece.includes(raw)) };
    const held = printed.filter(({ from, to }) => from < place.to && to > place.from);
    const rest = held.reduceRight(
      (text, { from, to }) =>
        text.slice(0, Math.max(0, from - place.from)) + dateSign + text.slice(Math.min(text.length, to - place.from)),
      piece,
    );
    return { parts: splitAtDates(rest), hasDate: held.length > 0 };
  });
};
