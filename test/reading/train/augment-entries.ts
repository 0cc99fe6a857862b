import { type ResumeLine, type Role, withText } from '@winnow/resumes/training';
import { isDateRow } from './paste-as-text.ts';
import type { Random } from './random.ts';

/** A section of entries, and what its lines may be. */
export type EntryLines = { readonly lines: readonly ResumeLine[]; readonly roles: readonly (readonly Role[])[] };

type Style = Pick<ResumeLine, 'size' | 'bold' | 'italic' | 'colour'>;

type Entry = { readonly head: readonly ResumeLine[]; readonly body: readonly ResumeLine[] };

const pick = <T>(random: Random, ...values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

/** The entries of a section; undefined if a line may be more than one thing. */
const entriesOf = ({ lines, roles }: EntryLines): readonly Entry[] | undefined => {
  const entries: { readonly head: ResumeLine[]; readonly body: ResumeLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const own = roles[index] ?? [];
    if (own.length !== 1) return undefined;
    if (own[0] === 'start') entries.push({ head: [line], body: [] });
    else if (own[0] === 'head') entries.at(-1)?.head.push(line);
    else entries.at(-1)?.body.push(line);
  }
  return entries;
};

const styled = (line: ResumeLine, { size, bold, italic, colour }: Style): ResumeLine => ({
  ...line,
  ...{ size, largest: size, bold, opensBold: bold, italic, colour },
});

/** The order in which all heads of a section print their lines. */
const shuffledRows = (random: Random): ((rows: readonly ResumeLine[]) => readonly ResumeLine[]) => {
  const ranks = Array.from({ length: 8 }, () => random());
  const keep = random() < 0.4;
  return (rows) =>
    keep
      ? rows
      : rows
          .map((row, index) => ({ row, rank: ranks[index % ranks.length] ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ row }) => row);
};

/** One of the entries may lack its date, or have nothing but its date above bullets: they name nothing. */
const withGaps = (entries: readonly Entry[], bullets: boolean, random: Random): readonly Entry[] => {
  const chosen = Math.floor(random() * entries.length * 6);
  const nameless = bullets ? Math.floor(random() * entries.length * 3) : -1;
  return entries.map((entry, index) => {
    const head = entry.head.filter((line) => isDateRow(line) === (index === nameless));
    return (index === chosen || index === nameless) && head.length > 0 ? { ...entry, head } : entry;
  });
};

/** Prints each of several names of a row on its own row. */
const split = (line: ResumeLine): readonly ResumeLine[] => {
  const names = line.text.split(/\s*[,|•·]\s+|\s+[–—-]\s+/u);
  const apart = names.length <= 3 && names.every((name) => name.length > 2 && /\p{L}/u.test(name));
  return apart ? names.map((name) => withText(line, name)) : [line];
};

/**
 * The section as another layout prints it: the rows of all heads in another order, in other styles, with other spaces, indents and
 * bullets. What names an entry stays what it is. `splits` is how often names of one row get rows of their own.
 */
export const inOtherLayout = (section: EntryLines, splits: number, random: Random): EntryLines | undefined => {
  const printed = entriesOf(section);
  if (printed === undefined || printed.length === 0) return undefined;
  const plain = random() < 0.2;
  const size = plain ? 0 : 10;
  const text: Style = { size, bold: false, italic: false, colour: '#000000' };
  const styles = Array.from({ length: 8 }, (): Style => {
    if (plain || random() < 0.5) return text;
    return {
      size: size + pick(random, 0, 0, 0.5, 1, 2),
      bold: random() < 0.5,
      italic: random() < 0.15,
      colour: pick(random, '#000000', '#000000', '#336699'),
    };
  });
  const order = shuffledRows(random);
  const apart = random() < splits;
  const bullets = random() < 0.6;
  const entries = withGaps(printed, bullets, random);
  const [indent, headIndent] = [pick(random, 0, 0, 8, 14), pick(random, 0, 0, 0, 60)];
  const [between, within, inBody] = [pick(random, 0, 4, 8, 12), pick(random, 0, 0, 2), pick(random, 0, 0, 1.5, 4)];
  const inBlocks = random() < 0.7;
  // The rows of a head may be as far apart as entries are.
  const loose = Array.from({ length: 8 }, () => (random() < 0.2 ? pick(random, 4, 8, 12) : within));
  const lines: ResumeLine[] = [];
  const roles: (readonly Role[])[] = [];
  let [top, block] = [100, 0];
  const place = (line: ResumeLine, role: Role, left: number, space: number): void => {
    const height = Math.max(10, line.size);
    const opens = space >= 4 || lines.length === 0;
    if (opens) block += 1;
    const box = plain ? null : ([left, top + space, left + line.text.length * 5, top + space + height] as const);
    lines.push({ ...line, box, page: 1, column: 0, block, blockStart: inBlocks && opens, blockSize: 1, cell: null });
    roles.push([role]);
    top += space + height;
  };
  for (const { head, body } of entries) {
    for (const [row, line] of order(apart ? head.flatMap(split) : head).entries())
      place(
        styled({ ...line, bullet: false }, styles[row] ?? text),
        row === 0 ? 'start' : 'head',
        row === 0 ? 40 : 40 + headIndent,
        row === 0 ? between : (loose[row] ?? within),
      );
    for (const [row, line] of body.entries())
      place(
        styled({ ...line, bullet: bullets && (line.bullet || row === 0 || line.blockStart) }, text),
        'body',
        40 + headIndent + indent,
        row === 0 ? within : inBody,
      );
  }
  const sizes = Map.groupBy(lines, (line) => line.block);
  return { lines: lines.map((line) => ({ ...line, blockSize: sizes.get(line.block)?.length ?? 1 })), roles };
};
