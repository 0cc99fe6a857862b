import { canJoin, type EntryKind, roles, type Slot, type SlotSection } from '@winnow/resumes/training';
import { normalise } from '../evaluate/normalise.ts';
import type { HeadTruth } from './made-heads.ts';

/** An entry to learn from: its slots, and the roles that each piece may have. */
export type Example = {
  readonly kind: EntryKind;
  readonly slots: readonly Slot<string>[];
  readonly allowed: readonly (readonly boolean[])[];
};

/** Share of a piece that a value must cover. */
const covered = 0.5;

/** Where a value is printed in the source of a piece: true when it covers most of the piece. */
const isIn = ({ piece }: Slot<string>, value: string): boolean => {
  const source = normalise(piece.source);
  const text = normalise(piece.text);
  const start = normalise(piece.source.slice(0, piece.from)).length;
  const end = start + text.length;
  for (let at = source.indexOf(value); at >= 0; at = source.indexOf(value, at + 1)) {
    const shared = Math.min(end, at + value.length) - Math.max(start, at);
    if (shared >= text.length * covered && shared > 0) return true;
  }
  // A value that runs over several cells.
  return text.length >= value.length * 0.6 && value.includes(text);
};

/** What each piece of the lines of certificates may be: one begins with the first of the pieces that it is printed in. */
const certificatesOf = (
  { kind, entries }: SlotSection,
  truth: readonly HeadTruth[],
  unnamed: readonly string[],
): readonly Example[] => {
  const values = truth
    .filter(({ role }) => role === 'certificate')
    .map(({ value }) => normalise(value))
    .toSorted((a, b) => b.length - a.length);
  const found = entries.map((slots) => slots.map((slot) => values.find((value) => isIn(slot, value))));
  // Nobody labelled the certificates of a section without any.
  if (found.flat().every((value) => value === undefined)) return [];
  return entries.map((slots, entry) => {
    const allowed = slots.map(({ piece }, at) => {
      const [own, before] = [found[entry]?.[at], found[entry]?.[at - 1]];
      const goesOn = own === before && canJoin(slots[at - 1]?.piece, piece);
      const may = own === undefined ? unnamed : [goesOn ? 'rest' : 'certificate'];
      return roles[kind].map((role) => may.includes(role));
    });
    return { kind, slots, allowed };
  });
};

/**
 * What each piece may be: the roles of the longest values printed there, else `unnamed`. Entries of a section without any value are
 * left out: nobody labelled them.
 */
export const examplesOf = (section: SlotSection, truth: readonly HeadTruth[], unnamed: readonly string[]): readonly Example[] => {
  const { kind } = section;
  if (kind === 'certifications') return certificatesOf(section, truth, unnamed).filter(({ slots }) => slots.length > 0);
  const names: readonly string[] = roles[kind];
  const values = truth
    .filter(({ role, value }) => names.includes(role) && value !== '')
    .map(({ role, value }) => ({ role, value: normalise(value) }))
    .toSorted((a, b) => b.value.length - a.value.length);
  return section.entries.flatMap((slots): readonly Example[] => {
    if (slots.length === 0) return [];
    const found = slots.map((slot) => {
      const here = values.filter(({ value }) => isIn(slot, value));
      return here.filter(({ value }) => value.length === here[0]?.value.length).map(({ role }) => role);
    });
    const main = names.slice(0, kind === 'experience' ? 2 : 3);
    if (!found.some((own) => own.some((role) => main.includes(role)))) return [];
    return [{ kind, slots, allowed: found.map((own) => names.map((name) => (own.length === 0 ? unnamed : own).includes(name))) }];
  });
};
