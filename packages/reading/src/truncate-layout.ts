import type { Block, LayoutDocument, Line, Run } from './layout-document.ts';

/** Shorter lines count as this long, because they take as much time: 200,000 characters are at most 10,000 lines. */
const minLength = 20;

const lengthOf = ({ text, runs }: Line): number =>
  Math.max(
    minLength,
    text.length,
    runs.reduce((sum, run) => sum + run.text.length, 0),
  );

const cutRuns = (runs: readonly Run[], length: number): readonly Run[] => {
  let left = length;
  return runs.flatMap((run) => {
    const text = run.text.slice(0, left);
    left -= text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
};

const cutLine = (line: Line, length: number): Line => ({
  ...line,
  text: line.text.slice(0, length),
  runs: cutRuns(line.runs, length),
});

/**
 * Truncates the document to that many characters, including hidden ones, with at least 20 for each line; adds the warning
 * `text_truncated` if it had more.
 */
export const truncateLayout = (document: LayoutDocument, characters: number): LayoutDocument => {
  const total = document.pages.reduce(
    (sum, { blocks }) => sum + blocks.reduce((part, { lines }) => part + lines.reduce((all, line) => all + lengthOf(line), 0), 0),
    0,
  );
  if (total <= characters) return document;
  let left = characters;
  const cutBlock = (block: Block): readonly Block[] => {
    const lines = block.lines.flatMap((line) => {
      if (left <= 0) return [];
      const kept = lengthOf(line) <= left ? line : cutLine(line, left);
      left -= lengthOf(line);
      return [kept];
    });
    return lines.length === 0 ? [] : [{ ...block, lines }];
  };
  return {
    ...document,
    pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.flatMap(cutBlock) })),
    warnings: [...document.warnings.filter(({ code }) => code !== 'text_truncated'), { code: 'text_truncated' }],
  };
};
