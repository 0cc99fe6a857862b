import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';

export type ListItem = { readonly text: string; readonly label: string | null; readonly line: ResumeLine };

const separators = /\s*[;|•·●▪■◦‣⋄、؛\uE000-\uF8FF]\s*|\s*[,，،፣]\s+|[，،፣]\s*|,(?!\d)|\s+\/\s+|\t|\s+(?:[–—>]|==)\s+/u;
const levels = /[●○◉◌★☆■□▪▫⬤◯]{2,}|\b\d{1,3}\s?%|\s\d{1,2}\s?\/\s?\d{1,2}$/gu;
/** A colon between a digit and a letter is part of a name: "1С:Предприятие". */
const labelled = /^(?![^\s:]{0,45}\d[^\s:]{0,45}:\S)([^:：,;]{2,45})[:：]\s*(.*)$/u;

/** Splits outside brackets only, so that "AWS (EC2, S3)" is not split. */
const splitOutside = (text: string): readonly string[] => {
  const held: string[] = [];
  const masked = text.replace(/[(（][^()（）]*[)）]/gu, (bracket) => {
    held.push(bracket);
    return `\uFDD0${held.length - 1}\uFDD1`;
  });
  return masked.split(separators).map((part) => part.replace(/\uFDD0(\d+)\uFDD1/gu, (_, index) => held[Number(index)] ?? ''));
};

const tidy = (text: string): string =>
  text
    .replace(levels, ' ')
    .replace(/^\d{1,2}[.)]\s+/u, '')
    .replace(/^[\s\p{S}*–—-]+(?=\p{L})|[\s,;:،–—-]+$/gu, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .trim();

/**
 * True when a line was wrapped for lack of space: it ends with a comma, or reaches the right edge of other lines in its block.
 */
const wraps = (line: ResumeLine, next: ResumeLine, rightEdge: number): boolean => {
  if (next.bullet || next.block !== line.block || labelled.test(next.text)) return false;
  if (/[,，،;|/&]$/u.test(line.text)) return true;
  const full = line.box !== null && rightEdge > 0 && line.box[2] >= rightEdge - 4 * Math.max(line.size, 8);
  return full && /[,，،;]/u.test(line.text) && /[,，،;]|^\p{Ll}/u.test(next.text);
};

const joinWrapped = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const joined: { first: ResumeLine; text: string; last: ResumeLine }[] = [];
  const edges = new Map<number, number>();
  for (const line of lines) edges.set(line.block, Math.max(edges.get(line.block) ?? 0, line.box?.[2] ?? 0));
  for (const line of lines) {
    const open = joined.at(-1);
    if (open !== undefined && wraps(open.last, line, edges.get(line.block) ?? 0)) {
      open.text = `${open.text} ${line.text}`;
      open.last = line;
    } else joined.push({ first: line, text: line.text, last: line });
  }
  return joined.map(({ first, text }) => (text === first.text ? first : withText(first, text)));
};

/** The items of a list section: lines split at separators, labels before a colon kept separately, drawn levels removed. */
export const listItems = (lines: readonly ResumeLine[]): readonly ListItem[] => {
  const plain = lines.filter((line) => !line.bold).length;
  return joinWrapped(lines).flatMap((line, index, all) => {
    const match = labelled.exec(line.text);
    const label = match?.[1]?.trim() ?? null;
    const followed = all[index + 1];
    // A bold line above plain ones is the label of a group and not an item.
    if (match === null && line.bold && plain * 2 > lines.length && followed !== undefined && !followed.bold) return [];
    const [first = '', ...others] = line.pieces;
    // "Languages    C++, Java": a first piece without separators is a label if the others have separators.
    const cellLabel =
      match === null && others.length > 0 && !separators.test(first) && others.some((cell) => separators.test(cell));
    const plainCells = separators.test(line.text) ? line.cells : line.tags;
    const texts = match !== null ? [match[2] ?? ''] : cellLabel ? others : plainCells;
    return texts
      .flatMap(splitOutside)
      .map(tidy)
      .filter((text) => /[\p{L}]/u.test(text))
      .map((text) => ({ text, label: cellLabel ? first : label, line }));
  });
};
