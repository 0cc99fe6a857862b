import type { QuestionDraft } from '@winnow/contracts';
import type { ExplanationId, QuestionId } from '@winnow/languages/hiring';
import type { Random } from '../random.ts';

/** A logical question with the answer that its maker means. All numbers are whole and below 1,000, so that none needs a separator. */
export type LogicalItem = {
  readonly template: Extract<QuestionId, `iq.${string}`>;
  readonly difficulty: QuestionDraft['difficulty'];
  /** Placeholders of the question and of its explanation. */
  readonly values: QuestionDraft['values'];
  readonly clues: QuestionDraft['clues'];
  readonly answer: string;
  readonly explanation: ExplanationId;
};

/** Makes one item. Most are sensible; those that are not are told by the solver or given as undefined. */
export type MakeItem = (random: Random) => LogicalItem | undefined;

/** How a list stands within the values of a draft; `listIn` reads it. */
export const listOf = (items: readonly (string | number)[]): string => items.join(', ');

export const listIn = (list: string): readonly string[] => list.split(', ');
