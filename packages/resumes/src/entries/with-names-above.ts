import { letterKey } from '../layout/line-style.ts';
import { countPieces } from '../signs.ts';
import { looksLikeTitle, namesEmployer } from './cues.ts';
import type { DatedLine } from './dated-line.ts';
import { namesFirm } from './is-firm.ts';
import type { HeadReading } from './read-heads.ts';
import { inherited, type RoleValue, valueIn } from './role-values.ts';
import type { Role } from './roles.ts';

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

/** The name above, the entry that it is in, and what the first entry below it has. */
type Open = { readonly above: RoleValue; readonly below: RoleValue; readonly index: number };

/** The period of an entry, as texts in the order of time; undefined without one. */
const periodIn = (head: readonly DatedLine[] | undefined): readonly [from: string, to: string] | undefined => {
  const range = head?.flatMap(({ dates }) => dates).find(({ end }) => end !== null);
  const [from, to] = [range?.start.iso, range?.end?.current === true ? '9999' : range?.end?.iso];
  return from === undefined || from === null || to === undefined || to === null ? undefined : [from, to];
};

/** True where one period is within another that is longer. */
const isWithin = (head: readonly DatedLine[] | undefined, whole: readonly DatedLine[] | undefined): boolean => {
  const [inner, outer] = [periodIn(head), periodIn(whole)];
  if (inner === undefined || outer === undefined) return false;
  // "2019" may be any month of the year.
  const [begins, ends] = [
    inner[0] >= outer[0] || outer[0].startsWith(inner[0]),
    inner[1] <= outer[1] || inner[1].startsWith(outer[1]),
  ];
  return begins && ends && (inner[0] !== outer[0] || inner[1] !== outer[1]);
};

/** Signs and words beside a value and the dates of its line, in characters. */
const maxBeside = 6;

/** A longer text above positions is no name that they share, in words. */
const maxNameWords = 10;

/** How sure a name above must be to be that of positions that seem to have one of their own. */
const minNameChance = 0.7;

/** True for a line of the value and its dates alone, right below the line before it. */
const isAlone = (head: readonly DatedLine[] | undefined, { text, line }: RoleValue): boolean => {
  const [own, ...others] = head ?? [];
  if (own === undefined || others.length > 0 || own.dates.length === 0 || line.blockStart) return false;
  const dated = own.dates.reduce((sum, { raw }) => sum + raw.length, 0);
  return line.text.length - dated - text.length <= maxBeside;
};

/**
 * Positions below one another may share the employer above the first, and degrees the school: a line in another look than the titles
 * or degrees, which have one look, one without a date above lines with nothing else but a date, or one with the period that all of
 * them are in. What an entry below seems to have as a name of its own is then read as something else, unless it surely is one.
 */
export const withNamesAbove = (
  readings: readonly HeadReading[],
  { above: roleAbove, below: roleBelow, heads, standsAlone, mayShare }: Shared,
): readonly (readonly RoleValue[])[] => {
  const entries = readings.map((read) => read());
  const dated = new Set(heads.flat().flatMap(({ line, dates }) => (dates.length > 0 ? [line] : [])));
  const differ = (one: RoleValue, other: RoleValue): boolean => letterKey(one.line) !== letterKey(other.line);
  const areApart = (above: RoleValue, below: RoleValue): boolean =>
    differ(above, below) || (!dated.has(above.line) && dated.has(below.line));
  /** Whether an entry has the form of the first one below the name, and another look than the name itself. */
  const hasForm = (index: number, own: RoleValue, { above, below }: Open): boolean =>
    !differ(own, below) && (differ(above, below) || isAlone(heads[index], own));
  /** "Analyst, Member Lending": whether what is taken for a name of its own may be the rest of a title. */
  const isRest = (index: number, name: RoleValue, own: RoleValue, open: Open): boolean =>
    heads[index]?.length === 1 &&
    dated.has(own.line) === dated.has(open.below.line) &&
    !differ(own, open.below) &&
    differ(own, open.above) &&
    name.confidence < open.above.confidence &&
    open.above.confidence > minNameChance &&
    !namesEmployer(name.text);
  /** "Corporal": whether the only name of an entry may be a title. */
  const isMereTitle = (index: number): boolean =>
    valueIn(entries[index], roleBelow) === undefined && looksLikeTitle(valueIn(entries[index], roleAbove)?.text ?? '');
  /** "Corporal": what an entry within the period of the name has below it when its only name, which is less sure, is none. */
  const withoutName = (index: number, { above, index: at }: Open): readonly RoleValue[] | undefined => {
    const sure = valueIn(entries[index], roleAbove)?.confidence ?? 0;
    const isUnsure = isMereTitle(index) && sure < above.confidence;
    return isUnsure && isWithin(heads[index], heads[at]) ? readings[index]?.(roleAbove) : undefined;
  };
  /** What an entry has below the name; undefined where it does not belong to it. */
  const belowName = (index: number, open: Open): readonly RoleValue[] | undefined => {
    const again = withoutName(index, open);
    const below = valueIn(again, roleBelow);
    if (below !== undefined) return mayShare(below) ? again : undefined;
    const [own, name] = [valueIn(entries[index], roleBelow), valueIn(entries[index], roleAbove)];
    if (own === undefined || !mayShare(own)) return undefined;
    const isInPeriod = valueIn(entries[open.index], roleBelow) === undefined && isWithin(heads[index], heads[open.index]);
    if (name === undefined) return isInPeriod || hasForm(index, own, open) ? entries[index] : undefined;
    const mayGoOn = name.line === own.line && !namesFirm(name.text) && countPieces(open.above.text) <= maxNameWords;
    return mayGoOn && (isInPeriod || isRest(index, name, own, open)) ? readings[index]?.(roleAbove) : undefined;
  };
  /** Whether the periods of two entries below are within that of the name above: one alone may be another position beside it. */
  const areWithin = (index: number): boolean => [1, 2].every((step) => isWithin(heads[index + step], heads[index]));
  const firstBelow = (index: number): RoleValue | undefined =>
    valueIn(entries[index + 1], roleBelow) ??
    (areWithin(index) && isMereTitle(index + 1) ? valueIn(readings[index + 1]?.(roleAbove), roleBelow) : undefined);
  let open: Open | undefined;
  return entries.map((values, index) => {
    const inheriting = open && belowName(index, open);
    if (open !== undefined && inheriting !== undefined) return [...inheriting, inherited(open.above)];
    const [above, below] = [valueIn(values, roleAbove), valueIn(values, roleBelow)];
    if (above !== undefined && below !== undefined) {
      const isAbove = values.indexOf(above) < values.indexOf(below) && above.line !== below.line;
      open = isAbove && areApart(above, below) ? { above, below, index } : undefined;
      return values;
    }
    if (above !== undefined) {
      const first = standsAlone(index) ? undefined : firstBelow(index);
      const isOver = first !== undefined && (areApart(above, first) || areWithin(index));
      const next = isOver ? { above, below: first, index } : undefined;
      open = next !== undefined && belowName(index + 1, next) !== undefined ? next : undefined;
      return open === undefined ? values : [];
    }
    return values;
  });
};
