import type { RowPart } from './text-row.ts';

export type MarkedLine = {
  readonly parts: readonly RowPart[];
  readonly heading: boolean;
  readonly urls: readonly string[];
};

const headingMark = /^ {0,3}#{1,6}\s+(.*)$/u;
const closingMark = /(?<=\s)#+\s*$/u;
const link = /!?\[([^\]\n]{0,300})\]\((\S{1,2048}?)(?:\s+"[^"]*")?\)/gu;
const autoLink = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2048})>/gu;
/** Asterisks next to digits or to each other represent masked digits, and punctuation alone is not emphasized. */
const strong = /(?<![\p{N}*])(\*{2,3}|__)(?=[^\s*])(?=[^\p{L}\p{N}*]{0,9}[\p{L}\p{N}])(.{1,300}?)(?<=[^\s*])\1(?![\p{N}*])/gu;
const emphasis = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu;

/** Longer lines are not worth matching. */
const maxLength = 20_000;

const cutStrong = (text: string): readonly RowPart[] => {
  const parts: RowPart[] = [];
  let from = 0;
  for (const { index, 0: all, 2: inner = '' } of text.matchAll(strong)) {
    if (index > from) parts.push({ text: text.slice(from, index), bold: false });
    parts.push({ text: inner, bold: true });
    from = index + all.length;
  }
  return from < text.length || parts.length === 0 ? [...parts, { text: text.slice(from), bold: false }] : parts;
};

/** One line of a plain text without the marks that people borrow from Markdown; a line without any is returned unchanged. */
export const readMarks = (line: string): MarkedLine => {
  if (line.length > maxLength) return { parts: [{ text: line, bold: false }], heading: false, urls: [] };
  const title = headingMark.exec(line)?.[1]?.replace(closingMark, '').trim();
  const urls: string[] = [];
  const keep = (url: string): void => {
    if (/^(?:https?:|mailto:|tel:)/i.test(url)) urls.push(url);
  };
  const plain = (title ?? line)
    .replace(link, (_, text: string, url: string) => {
      keep(url);
      return text;
    })
    .replace(autoLink, (_, url: string) => {
      keep(url);
      return url.replace(/^mailto:/i, '');
    });
  const parts = cutStrong(plain).map(({ text, bold }) => ({ text: text.replace(emphasis, '$1'), bold }));
  return { parts, heading: title !== undefined, urls };
};
