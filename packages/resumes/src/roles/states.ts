import type { SectionKind } from '@winnow/contracts';
import { grammarOf, type Step } from '@winnow/decode';

/** What a line is in its section: its heading, plain text, or the first, another, or a descriptive line of an entry. */
const roles = ['heading', 'text', 'start', 'head', 'body'] as const;

export type Role = (typeof roles)[number];

/** A state of the decode: a role in a section of a kind. */
export type State = { readonly kind: SectionKind; readonly role: Role };

const plain: readonly Role[] = ['heading', 'text'];

/** Sections that consist of entries with a head and a description. */
const entries: readonly Role[] = ['heading', 'start', 'head', 'body'];

const rolesIn: Readonly<Record<SectionKind, readonly Role[]>> = {
  contact: plain,
  summary: plain,
  experience: entries,
  education: entries,
  skills: plain,
  languages: plain,
  certifications: plain,
  projects: entries,
  awards: plain,
  publications: plain,
  volunteering: entries,
  interests: plain,
  references: plain,
  other: plain,
};

const kinds = Object.keys(rolesIn) as readonly SectionKind[];

/** All states, in the order of the weights. */
export const states: readonly State[] = kinds.flatMap((kind) => rolesIn[kind].map((role) => ({ kind, role })));

/** The grammar of sections. */
const stepBetween = (from: State, to: State): Step => {
  if (to.role === 'heading') return 'open';
  if (to.role === 'head' && (from.kind !== to.kind || (from.role !== 'start' && from.role !== 'head'))) return 'never';
  return from.kind === to.kind ? 'stay' : 'jump';
};

/**
 * What it costs to begin a section without a heading where no column or page begins, in units of the weights: rather a heading that
 * was not found than a career among the contact data.
 */
export const jumpPrice = 550;

/** A text begins as if contact data came before it. */
export const grammar = grammarOf(states, ({ kind, role }) => kind === 'contact' && role === 'text', stepBetween);
