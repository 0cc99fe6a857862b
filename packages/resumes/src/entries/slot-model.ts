import { type NumberRows, numbered } from '@winnow/decode';
import { certificateEvidence } from './certificate-evidence.ts';
import { mayBe } from './certificate-roles.ts';
import type { Chain } from './chain.ts';
import { cutHead, type Piece } from './cut-head.ts';
import type { DatedLine } from './dated-line.ts';
import { kindsOf } from './kinds-of.ts';
import { type HeadContext, slotEvidence, textEvidence } from './piece-evidence.ts';
import { possibleRoles } from './possible-roles.ts';
import { type EntryKind, firstRepeated, type Role, roles } from './roles.ts';
import { isSoft } from './separator.ts';

/** Learned weights: integers, a hundredth of a nat each. */
export type SlotWeights<Evidence = number> = {
  /** For each evidence, a weight for each role. */
  readonly evidence: (evidence: Evidence) => readonly number[];
  /** For each separator, a weight for each role after each other: index `before * roles + role`. */
  readonly pairs: NumberRows;
  /** For each set of used roles. */
  readonly ends: readonly number[];
};

/** One unit of score in natural logarithms. */
export const unit = 100;

/** A piece with its evidence, by number or by name, also that of the same slot in the section's other entries. */
export type Slot<Evidence = number> = {
  readonly piece: Piece;
  /** Evidence of where the piece is, and of its head as a whole. */
  readonly place: readonly Evidence[];
  /** Evidence of its text. */
  readonly text: readonly Evidence[];
  /** Evidence of the texts in the same slot of other entries. */
  readonly others: readonly (readonly Evidence[])[];
};

const datedRow = (head: readonly DatedLine[]): number =>
  Math.max(
    0,
    head.findIndex(({ dates }) => dates.length > 0),
  );

/** Pieces with the same key are in the same slot: line, part of the line, first, last or inner one of it. */
const keyOf = (pieces: readonly Piece[], index: number, dated: number): string => {
  const piece = pieces[index];
  const next = pieces[index + 1];
  const isLast = next === undefined || next.row !== piece?.row || next.hard !== piece.hard;
  const soft = piece?.soft === 0 ? 'first' : isLast ? 'last' : 'inner';
  return `${(piece?.row ?? 0) - dated} ${piece?.hard} ${soft}`;
};

/** Entries whose evidence the others share: more tell nothing new, and their number must not multiply the work. */
const maxSampled = 50;

/** The slots of a section's entries. */
export const slotsOf = (
  heads: readonly (readonly DatedLine[])[],
  kind: EntryKind,
  about: HeadContext,
): readonly (readonly Slot[])[] => {
  // Where a person lives and what they are says nothing of what their certificates are called.
  const context = kind === 'certifications' ? { ...about, headline: null, residence: null } : about;
  const entries = heads.map((head) => ({ pieces: cutHead(head, { kind, language: context.language }), dated: datedRow(head) }));
  const counts = new Map<string, number>();
  for (const { pieces } of entries)
    for (const text of new Set(pieces.map((piece) => piece.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  // What most entries print is a label or a sub-heading more often than a name.
  const repetition = (text: string): readonly number[] => {
    const count = counts.get(text) ?? 0;
    if (count < 2) return [];
    return count * 2 > entries.length ? [numbered`repeated`, numbered`in most`] : [numbered`repeated`];
  };
  const evident = entries.map(({ pieces, dated }) => {
    const kinds = pieces.map(({ text }) => kindsOf(text));
    return pieces.map((piece, index) => ({
      piece,
      key: keyOf(pieces, index, dated),
      place: slotEvidence(pieces, kinds, index),
      text: [
        ...textEvidence(pieces, index, context),
        ...(kind === 'certifications' ? certificateEvidence(piece) : []),
        ...repetition(piece.text),
      ],
    }));
  });
  const sampled = Map.groupBy(
    evident.slice(0, maxSampled).flatMap((entry) => entry.map(({ key, text }) => ({ entry, key, text }))),
    ({ key }) => key,
  );
  return evident.map((own) =>
    own.map(({ key, ...slot }) => ({
      ...slot,
      others: (sampled.get(key) ?? []).flatMap(({ entry, text }) => (entry === own ? [] : [text])),
    })),
  );
};

/** How many other entries count fully; more are averaged to as many. */
const maxOthers = 3;

/** The weight of other entries' evidence, per evidence. */
export const shareOfOthers = (count: number): number => (count === 0 ? 0 : Math.min(count, maxOthers) / (count * 2));

/** Whether two neighbours can be one value. */
export const canJoin = (before: Piece | undefined, piece: Piece | undefined): boolean =>
  before !== undefined &&
  piece !== undefined &&
  before.row === piece.row &&
  before.hard === piece.hard &&
  before.source === piece.source &&
  isSoft(piece.before);

/** What separates a piece from the one before: a separator or a new line. Small letters after it go on with a name. */
export const separatorOf = (before: Piece | undefined, piece: Piece | undefined): string => {
  if (before === undefined || piece === undefined || before.row !== piece.row) return 'line';
  return isSoft(piece.before) && /^\p{Ll}/u.test(piece.text) ? `${piece.before} small` : piece.before;
};

const add = (totals: number[], more: readonly number[]): void => {
  for (let role = 0; role < more.length; role += 1) totals[role] = (totals[role] ?? 0) + (more[role] ?? 0);
};

/** The score of a role that a piece cannot have: no sum of weights outweighs it. */
const impossible = -1e6;

/** The chain of an entry under the weights. `scale` turns weights into natural logarithms; no piece has the role `without`. */
export const chainOf = <Evidence>(
  slots: readonly Slot<Evidence>[],
  weights: SlotWeights<Evidence>,
  kind: EntryKind,
  scale: number,
  without?: Role,
): Chain => {
  const names: readonly Role[] = roles[kind];
  const count = names.length;
  const [rest, other] = [names.indexOf('rest'), count - 1];
  const none = (): number[] => new Array<number>(count).fill(0);
  const sumOf = (evidence: readonly Evidence[]): readonly number[] => {
    const totals = none();
    for (const each of evidence) add(totals, weights.evidence(each));
    return totals;
  };
  const pieces = slots.map(({ piece }) => piece);
  const joins = pieces.map((piece, index) => canJoin(pieces[index - 1], piece));
  /** The weights of each piece's separator, of different roles and of one that goes on. */
  const pairs = pieces.map((piece, index) => {
    const separator = separatorOf(pieces[index - 1], piece);
    const parted = weights.pairs.get(separator);
    return { parted, joined: joins[index] === true ? weights.pairs.get(`${separator}join`) : parted };
  });
  return {
    scores: slots.map(({ piece, place, text, others }, at) => {
      const [own, shared] = [none(), none()];
      for (const evidence of [place, text]) add(own, sumOf(evidence));
      for (const evidence of others) add(shared, sumOf(evidence));
      const share = shareOfOthers(others.length);
      const possible = possibleRoles(piece, kind);
      return own.map((total, role) => {
        const name = names[role] as Role;
        const isPossible =
          name !== without && possible?.includes(name) !== false && mayBe(name, piece, pieces[at - 1], joins[at] === true);
        return isPossible ? (total + (shared[role] ?? 0) * share) / scale : impossible;
      });
    }),
    pair: (piece, before, role) => {
      if (role === rest && before === other) return impossible;
      const row = role === before ? pairs[piece]?.joined : pairs[piece]?.parted;
      return (row?.[before * count + role] ?? 0) / scale;
    },
    end: (used) => (weights.ends[used] ?? 0) / scale,
    joins: (piece) => joins[piece] ?? false,
    singles: firstRepeated[kind],
  };
};
