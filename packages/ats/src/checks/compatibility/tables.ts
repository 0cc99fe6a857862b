import { type Check, notApplicable } from '../../check.ts';
import { half } from '../../points.ts';
import type { TextLine } from '../../text-lines.ts';

const markdownRule = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?$/u;

const countMarkdownTables = (lines: readonly TextLine[]): number => lines.filter(({ text }) => markdownRule.test(text)).length;

/** Full points without tables and text boxes, half with tables, none with text boxes (common advice). */
export const tables: Check = {
  id: 'compatibility.tables',
  category: 'compatibility',
  max: 3,
  unit: 'tables_and_text_boxes',
  threshold: 0,
  measure: ({ layout, lines }) => {
    if (lines.length === 0) return notApplicable;
    const drawn = layout.pages.flatMap((page) => page.tables).filter(({ rows, columns }) => rows * columns > 1).length;
    const boxes = layout.pages.reduce((sum, page) => sum + page.textBoxes, 0);
    const found = layout.format === 'txt' ? countMarkdownTables(lines) : drawn;
    const points = boxes > 0 ? 0 : found > 0 ? half(3) : 3;
    return { value: found + boxes, points, params: { count: found + boxes }, evidence: [] };
  },
};
