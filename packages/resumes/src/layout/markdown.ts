/** A line of Markdown without markup. `level` is 1 to 6 for a heading, otherwise 0. */
export type MarkdownLine = { readonly text: string; readonly level: number };

const heading = /^(#{1,6})\s+(.+?)\s*#*$/u;

/** Asterisks next to digits or other asterisks are masked digits, and punctuation alone is not emphasised. */
const emphasis = /(?<![\p{N}*])(\*{1,3}|__)(?=[^\s*])(?=[^\p{L}\p{N}*]{0,9}[\p{L}\p{N}])(.{1,300}?)(?<=[^\s*])\1(?![\p{N}*])/gu;

/** Removes Markdown from a line: heading marks and anchors, emphasis, link targets, and markers of definitions and quotations. */
export const readMarkdown = (line: string): MarkdownLine => {
  const match = heading.exec(line.replace(/\s*\{#[\w-]+\}/u, ''));
  const text = (match?.[2] ?? line.replace(/\s*\{#[\w-]+\}$/u, ''))
    .replace(/\[([^[\]]+)\]\(([^()\s]+)\)/gu, (_, label: string, target: string) =>
      target.includes(label) ? target : `${label} ${target}`,
    )
    .replace(emphasis, '$2')
    .replace(/^(?::|>)\s+/u, '');
  return { text, level: match?.[1]?.length ?? 0 };
};
