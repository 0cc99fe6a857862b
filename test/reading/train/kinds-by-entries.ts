import type { LanguageCode, SectionKind } from '@winnow/contracts';
import type { ResumeLine } from '@winnow/resumes/training';
import { type Fact, placeEntries, type Window } from './place-entries.ts';

/** The labelled entries of a kind of section. */
export type LabelledEntries = { readonly kind: SectionKind; readonly facts: readonly Fact[] };

type Known = {
  readonly lines: readonly ResumeLine[];
  /** The kind of each line by its heading and place; null where a heading is missing. */
  readonly kinds: readonly (SectionKind | null)[];
  readonly isHeading: (index: number) => boolean;
};

/** The lines that show the labelled entries, wherever they are: heads of entries without headings or columns between their lines. */
const windowsIn = ({ lines, isHeading }: Known, facts: readonly Fact[], language: LanguageCode): readonly Window[] => {
  const indices = [...lines.keys()].filter((index) => !isHeading(index));
  const texts = indices.map((index) => lines[index] as ResumeLine);
  return placeEntries(texts, facts, language)
    .map(({ from, to }) => ({ from: indices[from] ?? 0, to: indices[to] ?? 0, rows: to - from }))
    .filter(({ from, to, rows }) => to - from === rows && lines[from]?.column === lines[to]?.column);
};

/**
 * The kinds of lines corrected by the entries that they show: a place says less than a label does. What follows an entry that was
 * believed to be in another section goes on with it, up to the next heading or column.
 */
export const kindsByEntries = (
  known: Known,
  labelled: readonly LabelledEntries[],
  language: LanguageCode,
): readonly (SectionKind | null)[] => {
  const kinds = [...known.kinds];
  for (const { kind, facts } of labelled)
    for (const { from, to } of windowsIn(known, facts, language)) {
      const before = known.kinds[from] ?? null;
      if (before === kind) continue;
      const column = known.lines[from]?.column;
      for (let index = from; index < known.lines.length; index += 1) {
        const isWithin = index <= to || (before !== null && known.kinds[index] === before && kinds[index] === before);
        if (!isWithin || known.isHeading(index) || known.lines[index]?.column !== column) break;
        kinds[index] = kind;
      }
    }
  return kinds;
};
