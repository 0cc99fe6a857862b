import { headingLook } from '../headings/heading-look.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { hasSameLook, isBelow, styleKey } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';

/** The first cell of a line, and the others. */
export type Split = { readonly first: ResumeLine; readonly rest: ResumeLine };

/** A line, and the same line split into its first cell and the others if it has several. */
export type Row = { readonly whole: ResumeLine; readonly split: Split | null };

/** A row before its periods are joined, with the split at a gap that is too narrow for any other text than a period. */
export type NarrowRow = Row & { readonly narrow: Split | null };

const isKnown = (text: string): boolean => lookUpHeading(text, null) !== undefined;

/** True for the second line of a heading: the lines are a known heading together, or neither is one alone. */
const continues = (heading: ResumeLine, next: ResumeLine): boolean =>
  hasSameLook(heading, next) &&
  isBelow(heading, next) &&
  (isKnown(heading.text + next.text) ||
    isKnown(`${heading.text} ${next.text}`) ||
    (!isKnown(heading.text) && !isKnown(next.text)));

/** How many rows below the first line of a heading its next line may be: the text beside it may have smaller line spacing. */
const reach = 3;

/** Separates first cells in the style of headings from their rows. The lines of one heading precede the text beside them. */
export const splitHeadingCells = (rows: readonly Row[]): readonly ResumeLine[] => {
  const look = headingLook(rows.flatMap(({ whole, split }) => (split === null ? [whole] : [split.first, split.rest])));
  if (look === undefined) return rows.map(({ whole }) => whole);
  const labelOf = ({ whole, split }: Row): ResumeLine | undefined => {
    if (split === null) return styleKey(whole) === look ? whole : undefined;
    return styleKey(split.first) === look && styleKey(split.rest) !== look ? split.first : undefined;
  };
  const lines: ResumeLine[] = [];
  const taken = new Set<Row>();
  for (const [index, row] of rows.entries()) {
    const isTaken = taken.has(row);
    let label = isTaken ? undefined : labelOf(row);
    const rest = isTaken || label !== undefined ? row.split?.rest : row.whole;
    if (label !== undefined) {
      lines.push(label);
      for (const next of rows.slice(index + 1, index + 1 + reach)) {
        const more = next.split?.first ?? next.whole;
        if (taken.has(next) || !continues(label, more)) continue;
        lines.push(more);
        taken.add(next);
        label = more;
      }
    }
    if (rest !== undefined) lines.push(rest);
  }
  return lines;
};
