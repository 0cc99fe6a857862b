import type { LanguageCode } from '@winnow/contracts';
import { numberRows, numbers, rowsByNumber } from '@winnow/decode';
import { lazilyByKey } from '@winnow/kernel';
import data from '../../data/slot-weights.json' with { type: 'json' };
import { bestRoles, marginalsOf } from './chain.ts';
import { joined } from './cut-head.ts';
import type { DatedLine } from './dated-line.ts';
import { employerWords } from './employer-words.ts';
import { isLabelOf } from './label-keys.ts';
import type { HeadContext } from './piece-evidence.ts';
import type { RoleValue } from './role-values.ts';
import { type EntryKind, type Role, roles } from './roles.ts';
import { canJoin, chainOf, type Slot, type SlotWeights, slotsOf, unit } from './slot-model.ts';
import { type NamedPiece, withoutDepartments } from './without-departments.ts';

const learned = lazilyByKey((kind: EntryKind): SlotWeights => {
  const { evidence, pairs, ends } = data[kind];
  return { evidence: rowsByNumber(numberRows(evidence)), pairs: numberRows(pairs), ends: numbers(ends) };
});

/** Chances above this are not told apart by what the weights were learned from. */
const maxConfidence = 0.97;

/** Title and employer; degree and school. */
const mainRoles: { readonly [kind in EntryKind]: readonly number[] } = {
  experience: [0, 1],
  education: [0, 2],
  certifications: [],
};

type Told = NamedPiece & { readonly chance: number };

/** A role that the best reading of an entry leaves out is given to a piece that has it with at least this probability. */
const minChance = 0.3;

/** Gives a piece of no role the role that the entry lacks, with its low probability: better asked about than dropped. */
const completed = (best: readonly number[], chances: readonly (readonly number[])[], kind: EntryKind): readonly number[] => {
  const other = roles[kind].length - 1;
  const complete = [...best];
  for (const role of mainRoles[kind]) {
    if (complete.includes(role)) continue;
    const free = complete.map((own, piece) => (own === other ? (chances[piece]?.[role] ?? 0) : 0));
    const most = Math.max(...free);
    if (most >= minChance) complete[free.indexOf(most)] = role;
  }
  return complete;
};

const toldBy = (slots: readonly Slot[], kind: EntryKind, without: Role | undefined): readonly Told[] => {
  if (slots.length === 0) return [];
  const chain = chainOf(slots, learned(kind), kind, unit, without);
  const chances = marginalsOf(chain, false).roles;
  return completed(bestRoles(chain), chances, kind).flatMap((index, at) => {
    const [slot, role] = [slots[at], roles[kind][index]];
    return slot === undefined || role === undefined ? [] : [{ piece: slot.piece, role, chance: chances[at]?.[index] ?? 0 }];
  });
};

/** The text of a role; a word before an employer or a school is no part of its name. */
const namedBy = (role: Role, text: string, language: LanguageCode | null): string =>
  role === 'company' || role === 'institution' ? text.replace(employerWords(language).opensEmployer, '') : text;

/** Joins neighbouring pieces of the same role. */
const valuesOf = (told: readonly Told[], language: LanguageCode | null): readonly RoleValue[] => {
  const runs: Told[][] = [];
  for (const each of told) {
    const open = runs.at(-1);
    const last = open?.at(-1);
    const goesOn = each.role === 'rest' || (last?.role === each.role && each.role !== 'certificate');
    if (open !== undefined && goesOn && canJoin(last?.piece, each.piece)) open.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((whole) => {
    const run = withoutDepartments(whole, language);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    const confidence = Math.min(maxConfidence, ...run.map(({ chance }) => chance));
    const text = joined(first.piece, last.piece, language);
    return [{ role: first.role, text: namedBy(first.role, text, language), confidence, line: first.piece.line }];
  });
};

/** The values in the head of an entry, in its order; without a role that no piece of it may have, as its name stands above the entry. */
export type HeadReading = (without?: Role) => readonly RoleValue[];

/** How the heads of a section's entries are read. */
export const readHeads = (
  heads: readonly (readonly DatedLine[])[],
  kind: EntryKind,
  context: HeadContext,
): readonly HeadReading[] =>
  slotsOf(heads, kind, context).map(
    (slots) => (without) =>
      // A template leaves the name of a field to be filled in: "Company", "Position".
      valuesOf(toldBy(slots, kind, without), context.language).filter(
        ({ role, text }) => !isLabelOf(text, role, context.language),
      ),
  );
