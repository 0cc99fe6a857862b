import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { isGroupName, isOnlyGroupName } from './group-names.ts';
import { separators } from './separators.ts';

/** A label beside its items: "Databases    MySQL, Redis". */
export type Beside = { readonly label: string; readonly items: readonly string[] };

/** "- automated testing", behind a name in another style. */
export const isDescription = (text: string): boolean => /^[-–—]\s/u.test(text);

const isSingle = (line: ResumeLine): boolean => line.tags.length < 2 && !separators.test(line.text);

const isName = (line: ResumeLine): boolean => !/[,，、;；|]/u.test(line.text) && line.text.split(/\s+/u).length <= 6;

/** Lines of one look, each above a line of another look, of which there are at least as many. */
const areAbove = (look: readonly number[], lines: readonly ResumeLine[], key: string): boolean => {
  const others = lines.filter((line) => styleKey(line) !== key);
  const above = (index: number): boolean => {
    const next = lines[index + 1];
    return next !== undefined && styleKey(next) !== key;
  };
  return others.length >= look.length && look.every((index) => above(index));
};

const labelsByLook = (lines: readonly ResumeLine[]): readonly number[] => {
  const looks = Map.groupBy(lines.keys(), (index) => {
    const line = lines[index];
    return line === undefined ? '' : styleKey(line);
  });
  return [...looks].flatMap(([key, look]) => {
    const [first] = look.flatMap((index) => lines[index] ?? []);
    const [next] = look.flatMap((index) => lines[index + 1] ?? []);
    if (first === undefined || next === undefined || !areAbove(look, lines, key)) return [];
    if (!look.every((index) => lines[index] !== undefined && isName(lines[index]))) return [];
    const prominent = (first.bold && !next.bold) || first.size > next.size * 1.05;
    const plain = lines.filter((line) => !line.bold).length;
    return prominent && (look.length > 1 || !isSingle(next) || plain * 2 > lines.length) ? look : [];
  });
};

/** Lines to the left of list items, or without a bullet where the others have one: they head the items below. */
const labelsByBullets = (lines: readonly ResumeLine[]): readonly number[] => {
  const items = lines.filter(({ bullet }) => bullet);
  if (items.length < 2) return [];
  const start = Math.min(...items.map(({ box }) => box?.[0] ?? 0));
  return [...lines.keys()].filter((index) => {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line === undefined || next === undefined || line.bullet || !next.bullet || !isName(line)) return false;
    return line.box === null ? !lines[index - 1]?.bullet : line.box[0] < start - 0.5 * line.size;
  });
};

/** Single words and rows of tags that take turns: each single one is the label of its row. */
const labelsByTurns = (lines: readonly ResumeLine[]): readonly number[] => {
  const turns = lines.length > 3 && lines.length % 2 === 0 && lines.every((line, index) => isSingle(line) === (index % 2 === 0));
  return turns ? [...lines.keys()].filter((index) => index % 2 === 0) : [];
};

/** In a table, what stands alone in the first column names the list beside it. */
const labelsInTable = (lines: readonly ResumeLine[]): readonly number[] =>
  [...lines.keys()].filter((index) => {
    const [cell, beside] = [lines[index]?.cell ?? null, lines[index + 1]?.cell ?? null];
    const isLabel = cell !== null && beside !== null && cell.row === beside.row && cell.column === 0 && beside.column === 1;
    return isLabel && isSingle(lines[index] as ResumeLine) && separators.test(lines[index + 1]?.text ?? '');
  });

/** What names a group and no skill, alone on its line above a list. */
const labelsByWords = (lines: readonly ResumeLine[]): readonly number[] =>
  [...lines.keys()].filter((index) => {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line === undefined || next === undefined || line.bullet || !isSingle(line)) return false;
    return isOnlyGroupName(line.text) && separators.test(next.text) && !isGroupName(next.text);
  });

/** The indexes of the lines that name the group of items below or beside them. */
export const labelsAbove = (lines: readonly ResumeLine[]): ReadonlySet<number> =>
  new Set([
    ...labelsByLook(lines),
    ...labelsByBullets(lines),
    ...labelsByTurns(lines),
    ...labelsInTable(lines),
    ...labelsByWords(lines),
  ]);

/** Where a tag begins, in points from the side where its script begins, and the gap before it; none before the first. */
type TagPlace = { readonly at: number; readonly gap: number };

const tagPlaces = ({ starts, ends, size }: ResumeLine): readonly TagPlace[] => {
  const found: TagPlace[] = [];
  for (const [index, start] of starts.entries()) {
    const [end, previousStart, previousEnd] = [ends[index] ?? 0, starts[index - 1], ends[index - 1]];
    const [leftToRight, rightToLeft] = [start - (previousEnd ?? start), (previousStart ?? end) - end];
    if (index === 0) found.push({ at: start, gap: 0 });
    else if (leftToRight > 0.55 * size) found.push({ at: start, gap: leftToRight });
    else if (rightToLeft > 0.55 * size) found.push({ at: -end, gap: rightToLeft });
  }
  return found;
};

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** True for lines whose first tags are single names before lists with separators. */
const areBeforeLists = (lines: readonly ResumeLine[]): boolean => {
  const lists = lines.filter(({ tags: [, ...rest] }) => rest.some((tag) => separators.test(tag)));
  return lists.length * 2 > lines.length && lines.every(({ tags: [first = ''] }) => !separators.test(first));
};

/**
 * True when the first tags of the lines are a column of labels and the second tags begin at one place. Before lists with separators,
 * labels begin or end at one place; otherwise they begin at one, and the other tags follow one another instead of beginning at one
 * place, as in a grid of items.
 */
const areColumn = (all: readonly ResumeLine[]): boolean => {
  const lines = all.filter(({ tags }) => tags.length > 1);
  const places = lines.map(tagPlaces);
  const [firsts, seconds] = [places.flatMap(([tag]) => tag ?? []), places.flatMap(([, tag]) => tag ?? [])];
  const thirds = places.flatMap(([, , tag]) => tag ?? []);
  if (firsts.length < 2 || seconds.length < firsts.length) return false;
  const aligned = (tags: readonly TagPlace[]): boolean => spread(tags.map(({ at }) => Math.abs(at))) < 3;
  const endAligned = spread(seconds.map(({ at, gap }) => at - gap)) < 3;
  if (!aligned(seconds)) return false;
  if ((aligned(firsts) || endAligned) && areBeforeLists(lines)) return true;
  if (!aligned(firsts) || thirds.length === 0) return false;
  const even = spread(places.flatMap(([, , ...rest]) => rest).map(({ gap }) => gap)) < 3;
  const uneven = spread(seconds.map(({ gap }) => gap)) > 6;
  return thirds.length < 2 || !aligned(thirds) || (even && uneven);
};

/** The labels that stand beside their items, by position or weight, without a colon. */
export const labelsBeside = (lines: readonly ResumeLine[]): ((line: ResumeLine) => Beside | null) => {
  const column = areColumn(lines);
  const weighted = lines.filter(({ opensBold, bold, pieces: [first, ...others] }) => {
    const apart = others.length > 0 && first !== undefined && !separators.test(first) && !isDescription(others[0] ?? '');
    return apart && opensBold && !bold;
  });
  const byWeight = weighted.length > 1 && weighted.length * 2 >= lines.length;
  return (line) => {
    const [label = '', ...items] = byWeight && weighted.includes(line) ? line.pieces : column ? line.tags : [];
    return items.length === 0 || !/\p{L}/u.test(label) || separators.test(label) ? null : { label, items };
  };
};
