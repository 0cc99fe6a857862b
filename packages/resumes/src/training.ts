import type { LayoutDocument } from '@winnow/reading';
import type { EntryKind } from './entries/roles.ts';
import { type Slot, slotsOf } from './entries/slot-model.ts';
import { splitEntries } from './entries/split-entries.ts';
import { readSections } from './parse-resume.ts';

export { bestRoles, type Chain, type Marginals, marginalsOf } from './entries/chain.ts';
export { type EntryKind, roles } from './entries/roles.ts';
export {
  canJoin,
  chainOf,
  type Slot,
  type SlotWeights,
  separatorOf,
  shareOfOthers,
  slotsOf,
  unit,
} from './entries/slot-model.ts';

/** A section of entries as the model of slots sees it. */
export type SlotSection = { readonly kind: EntryKind; readonly entries: readonly (readonly Slot[])[] };

/** The sections of positions and schools in a resume, to learn the weights of slots from. */
export const slotSections = (layout: LayoutDocument): readonly SlotSection[] => {
  const { sections, languages, context } = readSections(layout);
  return sections.flatMap(({ kind, lines }) =>
    kind === 'experience' || kind === 'education'
      ? [
          {
            kind,
            entries: slotsOf(
              splitEntries(lines, languages).map(({ head }) => head),
              kind,
              context,
            ),
          },
        ]
      : [],
  );
};
