import type { ResumeLine } from '../layout/resume-line.ts';
import { isDrawnLevel, withoutDrawnLevels } from './drawn-levels.ts';
import { withoutGrades } from './graded-rows.ts';
import { isDescription, labelsAbove, labelsBeside } from './group-labels.ts';
import { groupNameBefore, isGroupName } from './group-names.ts';
import { joinItems, joinKnown, type RightEdge, rightEdges } from './join-items.ts';
import { separators } from './separators.ts';

export type ListItem = { readonly text: string; readonly label: string | null; readonly line: ResumeLine };

/** A colon between a digit and a letter, or before a small letter, is part of a name: "1С:Предприятие", "Micro:bit". */
const labelled = /^(?![^\s:]{0,45}\d[^\s:]{0,45}:\S)([^:：,;]{2,45})(?::(?!\p{Ll})|：)\s*(.*)$/u;

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
  withoutDrawnLevels(text)
    .replace(/^\d{1,2}[.)]\s+/u, '')
    .replace(/^[\s\p{S}*–—-]+(?=\p{L})|[\s,;:،–—-]+$/gu, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .trim();

/** Lines that begin with the name of a group, without a sign behind it, are labelled if there are so many of them. */
const minNamed = 2;

/**
 * The texts of a line behind its label, which may be a cell without separators before cells with some, and the name of a group if the
 * lines of the list begin with such names (`areNamed`).
 */
const contentOf = (line: ResumeLine, areNamed: boolean): { readonly label: string | null; readonly texts: readonly string[] } => {
  const [, label, rest] = labelled.exec(line.text) ?? [];
  if (label !== undefined)
    return isDrawnLevel(rest ?? '') ? { label: null, texts: [label] } : { label: label.trim(), texts: [rest ?? ''] };
  const named = areNamed ? groupNameBefore(line.text) : undefined;
  if (named !== undefined) return { label: named.label, texts: [named.rest] };
  const [first = '', ...others] = line.pieces;
  const apart = others.length > 0 && !separators.test(first) && !isDescription(others[0] ?? '');
  if (apart && others.some((cell) => separators.test(cell))) return { label: first, texts: others };
  return { label: null, texts: separators.test(line.text) ? line.cells : joinKnown(line.tags) };
};

/**
 * The items of a list section: lines split at separators, labels before a colon, above or beside their items kept separately,
 * drawn levels removed. `edge` tells where the text around a line ends, and thereby which lines are full.
 */
export const listItems = (lines: readonly ResumeLine[], edge: RightEdge = rightEdges(lines)): readonly ListItem[] => {
  const rows = withoutGrades(lines);
  const isNamed = (text: string): boolean => isGroupName(text) || groupNameBefore(text) !== undefined;
  const areNamed = rows.filter(({ text }) => !labelled.test(text) && isNamed(text)).length >= minNamed;
  const whole = joinItems(rows, (text) => labelled.test(text) || (areNamed && isNamed(text)), edge);
  const above = labelsAbove(whole);
  const beside = labelsBeside(whole.filter((line) => !labelled.test(line.text)));
  let group: string | null = null;
  return whole.flatMap((line, index) => {
    if (above.has(index)) {
      group = line.text.replace(/\s*[:：]$/u, '');
      return [];
    }
    const column = labelled.test(line.text) ? null : beside(line);
    const { label, texts } = column === null ? contentOf(line, areNamed) : { label: column.label, texts: column.items };
    return texts
      .flatMap(splitOutside)
      .map(tidy)
      .filter((text) => /[\p{L}]/u.test(text))
      .map((text) => ({ text, label: label ?? group, line }));
  });
};
