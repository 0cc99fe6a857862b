import type { Box, ResumeContent, SectionKind } from '@winnow/contracts';
import type { Band, LayoutDocument, Run } from '@winnow/reading';

/** A visible line with the section it belongs to. */
export type TextLine = {
  readonly text: string;
  readonly page: number;
  readonly band: Band;
  readonly bullet: boolean;
  readonly box: Box | null;
  /** Lines of one block share it. */
  readonly block: number;
  /** null outside the sections that were recognised. */
  readonly section: SectionKind | null;
  /** Visible ones only. */
  readonly runs: readonly Run[];
};

/** Sections by the text of their lines, in reading order: the nth line of a text belongs to the nth section that has it. */
const sectionsByText = (content: ResumeContent): Map<string, SectionKind[]> => {
  const found = new Map<string, SectionKind[]>();
  for (const { kind, heading, text } of content.sections) {
    for (const line of [heading ?? '', ...text.split('\n')].map((each) => each.trim())) {
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
  const kindOf = (text: string): SectionKind | null => {
    const kinds = sections.get(text);
    return (kinds !== undefined && kinds.length > 1 ? kinds.shift() : kinds?.[0]) ?? null;
  };
  let block = 0;
  return layout.pages.flatMap((page) =>
    page.blocks.flatMap(({ lines }) => {
      block += 1;
      return lines.flatMap((line): readonly TextLine[] => {
        const text = line.text.trim();
        if (text === '') return [];
        const { band, bullet, box } = line;
        const runs = line.runs.filter(({ hidden }) => hidden === null);
        const section = band === 'footer' ? null : kindOf(text);
        return [{ text, page: page.number, band, bullet, box, block, section, runs }];
      });
    }),
  );
};
