import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { functionWords } from './function-words.ts';
import { knownSkill } from './known-skill.ts';
import { separators } from './separators.ts';

/** The right edge of the text around a line, in points, or in characters where nothing has a place; 0 when unknown. */
export type RightEdge = (line: ResumeLine) => number;

/** The two rightmost edges of some lines. */
type Edges = { readonly first: number; readonly second: number };

/** Where a line ends: in points, or in characters where nothing has a place. */
const endOf = ({ box, text }: ResumeLine): number => box?.[2] ?? text.length;

const edgesBy = (lines: readonly ResumeLine[], keyOf: (line: ResumeLine) => string): ReadonlyMap<string, Edges> => {
  const edges = new Map<string, Edges>();
  for (const line of lines) {
    const right = endOf(line);
    const { first, second } = edges.get(keyOf(line)) ?? { first: 0, second: 0 };
    edges.set(keyOf(line), { first: Math.max(first, right), second: Math.max(second, Math.min(first, right)) });
  }
  return edges;
};

const columnOf = ({ page, column }: ResumeLine): string => `${page} ${column}`;
const blockOf = ({ block }: ResumeLine): string => `${block}`;

/**
 * The right edges of the text that the lines form: that of the block where at least two of its lines end there, as in a
 * paragraph, otherwise that of the column.
 */
export const rightEdges = (lines: readonly ResumeLine[]): RightEdge => {
  const [columns, blocks] = [edgesBy(lines, columnOf), edgesBy(lines, blockOf)];
  return (line) => {
    const { first: edge, second } = blocks.get(blockOf(line)) ?? { first: 0, second: 0 };
    const filled = second > edge - Math.max(line.size, 8);
    return filled ? edge : (columns.get(columnOf(line))?.first ?? 0);
  };
};

/** "Verificación de" goes on: an item does not end with a preposition. */
const isOpen = (item: string): boolean => {
  const [first, ...others] = item.split(/\s+/u).toReversed();
  return others.length > 0 && first !== undefined && functionWords().has(first);
};

/** Longer lists occur only in broken or hostile files. */
const maxListLength = 2_000;

const opensBracket = (text: string): boolean => /[(（][^()（）]*$/u.test(text);

/** True for a first cell without separators before others: a label. */
const opensWithCell = ({ cells: [first = '', ...others] }: ResumeLine): boolean => others.length > 0 && !separators.test(first);

/** True when the first word of the next line had no room on this one. */
const isFull = (line: ResumeLine, next: ResumeLine, edge: number): boolean => {
  if (edge === 0) return false;
  const word = next.text.split(/\s/u)[0] ?? '';
  const width = next.box === null ? word.length + 1 : ((next.box[2] - next.box[0]) * word.length) / next.text.length;
  return endOf(line) + width >= edge;
};

/** Texts that begin at one place, in points. */
const aligned = 1.5;

const alignedWith = (line: ResumeLine, next: ResumeLine): boolean =>
  line.box !== null &&
  next.box !== null &&
  (Math.abs(line.box[0] - next.box[0]) < aligned ||
    (hasRightToLeft.test(next.text) && Math.abs(line.box[2] - next.box[2]) < aligned));

const hasRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The tag of a row, not the first, below which the next line begins: it goes on there, as in the cell of a grid. */
const tagAbove = (line: ResumeLine, next: ResumeLine): number => {
  if (next.box === null || next.tags.length > 1 || line.tags.length !== line.starts.length) return -1;
  const [start, end] = [next.box[0], next.box[2]];
  const at = line.starts.findIndex((left) => Math.abs(left - start) < aligned);
  const fits = end < (line.starts[at + 1] ?? Number.POSITIVE_INFINITY);
  return at > 0 && fits ? at : -1;
};

/** The line with the next one behind one of its tags. */
const appendTo = (line: ResumeLine, at: number, next: ResumeLine): ResumeLine => {
  const items = line.tags.map((item, index) => (index === at ? `${item} ${next.text}` : item));
  return { ...line, text: items.join(' '), cells: items, pieces: items, tags: items };
};

/** Signs between items on one line. */
const signs = /[,，،;·|•]/gu;

/** The line with the next one behind it, or behind the item that goes on there; null when they are two lines. */
const joined = (line: ResumeLine, next: ResumeLine, continues: (text: string) => boolean, edge: RightEdge): ResumeLine | null => {
  if (next.bullet || next.block !== line.block || line.text.length > maxListLength || continues(next.text)) return null;
  if (opensBracket(line.text) || /^[(（]/u.test(next.text)) return withText(line, `${line.text} ${next.text}`);
  if (/[,，،;|/&]$/u.test(line.text)) return withText(line, `${line.text} ${next.text}`);
  const open = next.tags.length < 2 && /^\p{Ll}/u.test(next.text) ? line.tags.findIndex(isOpen) : -1;
  if (open >= 0) return appendTo(line, open, next);
  const below = tagAbove(line, next);
  if (below > 0) return appendTo(line, below, next);
  const mayWrap = !/^\p{Lu}/u.test(next.text) || isFull(line, next, edge(line));
  if (line.bullet && line.tags.length < 2 && next.tags.length < 2 && alignedWith(line, next) && mayWrap)
    return withText(line, `${line.text} ${next.text}`);
  const count = line.text.match(signs)?.length ?? 0;
  const goesOn =
    /[,，،;·|•]|^\p{Ll}/u.test(next.text) || (count > 1 && next.tags.length < 2 && styleKey(line) === styleKey(next));
  // One point may stand between a name and its level.
  const list = (count > 1 || /[,，،;]/u.test(line.text)) && goesOn && !opensWithCell(next);
  return list && isFull(line, next, edge(line)) ? withText(line, `${line.text} ${next.text}`) : null;
};

/** Joins the lines that were wrapped for lack of space. `labelled` is true for the text of a line that begins with a label. */
export const joinItems = (
  lines: readonly ResumeLine[],
  labelled: (text: string) => boolean,
  edge: RightEdge,
): readonly ResumeLine[] => {
  const found: { line: ResumeLine; last: ResumeLine }[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    const whole = open === undefined ? null : joined({ ...open.last, ...openText(open.line) }, line, labelled, edge);
    if (open === undefined || whole === null) found.push({ line, last: line });
    else {
      open.line = { ...open.line, ...openText(whole) };
      open.last = line;
    }
  }
  return found.map(({ line }) => line);
};

const openText = ({ text, cells, pieces, tags }: ResumeLine): Pick<ResumeLine, 'text' | 'cells' | 'pieces' | 'tags'> => ({
  ...{ text, cells, pieces, tags },
});

/**
 * Tags joined that a wide word space parted: the words of one known skill ("Tekla", "Structures"), and a remark or description
 * with its name.
 */
export const joinKnown = (tags: readonly string[]): readonly string[] => {
  const found: string[] = [];
  for (const tag of tags) {
    const last = found.at(-1);
    const whole = `${last ?? ''} ${tag}`;
    const parts = knownSkill(last ?? '') !== undefined && knownSkill(tag) !== undefined;
    const joins = /^(?:[(（]|[-–—]\s)/u.test(tag) || (!parts && knownSkill(whole) !== undefined);
    if (last !== undefined && joins) found[found.length - 1] = whole;
    else found.push(tag);
  }
  return found;
};
