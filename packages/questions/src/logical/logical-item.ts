import type { QuestionDraft } from '@winnow/contracts';
import type { ExplanationId, QuestionId } from '@winnow/languages/hiring';
import type { Random } from '../random.ts';

/** A logical question with the intended solution. All numbers are whole and below 1,000, so that none needs a separator. */
export type LogicalItem = {
  readonly template: Extract<QuestionId, `iq.${string}`>;
  readonly difficulty: QuestionDraft['difficulty'];
  /** Placeholders of the question and of its explanation. */
  readonly values: QuestionDraft['values'];
  readonly clues: QuestionDraft['clues'];
  readonly answer: string;
  readonly explanation: ExplanationId;
};

/** Creates one item. Most are valid; the others are detected by the solver or returned as undefined. */
export type MakeItem = (random: Random) => LogicalItem | undefined;

/** Encoding of a list within the values of a draft; `listIn` decodes it. */
export const listOf = (items: readonly (string | number)[]): string => items.join(', ');

export const listIn = (list: string): readonly string[] => list.split(', ');
