import type { Box, ResumeContent, SectionKind } from '@winnow/contracts';
import type { Band, LayoutDocument, Run } from '@winnow/reading';

/** A visible line with its section. */
export type TextLine = {
  readonly text: string;
  readonly page: number;
  readonly band: Band;
  readonly bullet: boolean;
  readonly box: Box | null;
  /** Lines of one block share it. */
  readonly block: number;
  /** From 0, of its page. */
  readonly column: number;
  /** null outside recognized sections. */
  readonly section: SectionKind | null;
  /** Visible ones only. */
  readonly runs: readonly Run[];
};

/** Sections may contain a line without its punctuation and spaces. */
const keyOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{Nd}]/gu, '') || text;

/** Sections by the text of their lines, the last one first: the nth line of a text belongs to the nth section that contains it. */
const sectionsByText = (content: ResumeContent): Map<string, SectionKind[]> => {
  const found = new Map<string, SectionKind[]>();
  for (const { kind, heading, text } of content.sections.toReversed()) {
    for (const line of [heading ?? '', ...text.split('\n')].map((each) => keyOf(each.trim())).toReversed()) {
      if (line === '') continue;
      const kinds = found.get(line) ?? [];
      kinds.push(kind);
      found.set(line, kinds);
    }
  }
  return found;
};

/** The visible lines of a document in reading order. */
export const textLines = (layout: LayoutDocument, content: ResumeContent): readonly TextLine[] => {
  const sections = sectionsByText(content);
  let current: SectionKind | null = null;
  // A line that the sections contain in other words, such as a two-line heading, belongs to the section of the previous line.
  const kindOf = (text: string): SectionKind | null => {
    const kinds = sections.get(keyOf(text));
    current = (kinds !== undefined && kinds.length > 1 ? kinds.pop() : kinds?.[0]) ?? current;
    return current;
  };
  let block = 0;
  return layout.pages.flatMap((page) =>
    page.blocks.flatMap(({ lines, column }) => {
      block += 1;
      return lines.flatMap((line): readonly TextLine[] => {
        const text = line.text.trim();
        if (text === '') return [];
        const { band, bullet, box } = line;
        const runs = line.runs.filter(({ hidden }) => hidden === null);
        const section = band === 'footer' ? null : kindOf(text);
        return [{ text, page: page.number, band, bullet, box, block, column, section, runs }];
      });
    }),
  );
};
