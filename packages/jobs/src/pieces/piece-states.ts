import type { RequirementKind } from '@winnow/contracts';
import { grammarOf, type Step } from '@winnow/decode';

export type AskedKind = Exclude<RequirementKind, 'other'>;

/** What a piece of a job description is. */
export type PieceState =
  /** A heading, of what stands below it. */
  | { readonly role: 'heading'; readonly of: 'other' | 'tasks' | 'required' | 'preferred' | 'offer' }
  /** The name of the position, and that of the employer. */
  | { readonly role: 'title' | 'company' }
  /** What asks for nothing: about the company, the place, the law; tasks; what is offered; not needed; a trait; a condition; an aside. */
  | { readonly role: 'other' | 'tasks' | 'offer' | 'unneeded' | 'trait' | 'condition' | 'aside' }
  /** Where a requirement begins, and where it goes on. */
  | { readonly role: 'required' | 'preferred'; readonly kind: AskedKind | 'onward' };

const askedKinds: readonly AskedKind[] = ['skill', 'experience_years', 'education', 'language', 'certification'];

export const pieceStates: readonly PieceState[] = [
  ...(['other', 'tasks', 'required', 'preferred', 'offer'] as const).map((of) => ({ role: 'heading', of }) as const),
  ...(['title', 'company', 'other', 'tasks', 'offer', 'unneeded', 'trait', 'condition', 'aside'] as const).map((role) => ({
    role,
  })),
  ...(['required', 'preferred'] as const).flatMap((role) => [...askedKinds, 'onward' as const].map((kind) => ({ role, kind }))),
];

/** What a list or a sentence speaks of: it does not change from item to item, or within a sentence. */
const topicOf = ({ role }: PieceState): string =>
  role === 'title' || role === 'company'
    ? 'other'
    : role === 'other' || role === 'tasks' || role === 'offer' || role === 'heading'
      ? role
      : 'candidate';

const stepBetween = (from: PieceState, to: PieceState): Step => {
  if ('kind' in to && to.kind === 'onward' && from.role !== to.role) return 'never';
  // What stands below a heading for requirements speaks of the candidate, and no heading announces an aside.
  if (from.role === 'heading' && (from.of === 'required' || from.of === 'preferred'))
    return to.role === 'heading' || (topicOf(to) === 'candidate' && to.role !== 'aside') ? 'stay' : 'never';
  return from.role === 'heading' || to.role === 'heading' || topicOf(from) === topicOf(to) ? 'stay' : 'jump';
};

/** Which state may follow which: only a requirement goes on, and a topic ends where a sentence or list does. */
export const pieceGrammar = grammarOf(pieceStates, ({ role }) => role === 'other', stepBetween);
