import { letterKey } from '../layout/line-style.ts';
import type { DatedLine } from './dated-line.ts';
import { type RoleValue, valueIn } from './role-values.ts';
import type { Role } from './roles.ts';

/** How sure it is that an entry without a name of its own belongs to the one above. */
const inheritance = 0.7;

type Shared = {
  /** The role of the name that stands once above several entries, and of what each of them has. */
  readonly above: Role;
  readonly below: Role;
  /** The lines that name each entry. */
  readonly heads: readonly (readonly DatedLine[])[];
  /** Whether an entry with nothing but the name above may be one of its own. */
  readonly standsAlone: (index: number) => boolean;
  /** Whether what an entry has may belong to a name above. */
  readonly mayShare: (below: RoleValue) => boolean;
};

/** The name above, and what the first entry below it has. */
type Open = { readonly above: RoleValue; readonly below: RoleValue };

/** Signs and words beside a value and the dates of its line, in characters. */
const maxBeside = 6;

/** True for a line of the value and its dates alone, right below the line before it. */
const isAlone = (head: readonly DatedLine[] | undefined, { text, line }: RoleValue): boolean => {
  const [own, ...others] = head ?? [];
  if (own === undefined || others.length > 0 || own.dates.length === 0 || line.blockStart) return false;
  const dated = own.dates.reduce((sum, { raw }) => sum + raw.length, 0);
  return line.text.length - dated - text.length <= maxBeside;
};

/**
 * Positions below one another may share the employer above the first, and degrees the school: a line in another look than the titles
 * or degrees, which have one look, or one without a date above lines with nothing else but a date.
 */
export const withNamesAbove = (
  entries: readonly (readonly RoleValue[])[],
  { above: roleAbove, below: roleBelow, heads, standsAlone, mayShare }: Shared,
): readonly (readonly RoleValue[])[] => {
  const dated = new Set(heads.flat().flatMap(({ line, dates }) => (dates.length > 0 ? [line] : [])));
  const differ = (above: RoleValue, below: RoleValue): boolean => letterKey(above.line) !== letterKey(below.line);
  const areApart = (above: RoleValue, below: RoleValue): boolean =>
    differ(above, below) || (!dated.has(above.line) && dated.has(below.line));
  /** Whether an entry has no name of its own and belongs to the one above. */
  const inherits = (index: number, { above, below }: Open): boolean => {
    const own = valueIn(entries[index], roleBelow);
    if (own === undefined || valueIn(entries[index], roleAbove) !== undefined || !mayShare(own)) return false;
    return letterKey(own.line) === letterKey(below.line) && (differ(above, below) || isAlone(heads[index], own));
  };
  let open: Open | undefined;
  return entries.map((values, index) => {
    const [above, below] = [valueIn(values, roleAbove), valueIn(values, roleBelow)];
    if (above !== undefined && below !== undefined) {
      const isAbove = values.indexOf(above) < values.indexOf(below) && above.line !== below.line;
      open = isAbove && areApart(above, below) ? { above, below } : undefined;
      return values;
    }
    if (above !== undefined) {
      const first = standsAlone(index) ? undefined : valueIn(entries[index + 1], roleBelow);
      const next = first !== undefined && areApart(above, first) ? { above, below: first } : undefined;
      open = next !== undefined && inherits(index + 1, next) ? next : undefined;
      return open === undefined ? values : [];
    }
    if (open === undefined || !inherits(index, open)) return values;
    return [...values, { ...open.above, confidence: open.above.confidence * inheritance }];
  });
};
