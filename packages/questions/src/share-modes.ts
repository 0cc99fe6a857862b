import type { QuestionCategory, QuestionMode } from '@winnow/contracts';
import { shareCount } from './share-count.ts';

/** How many questions of a category are core and how many are personal. */
export type ModeShare = { readonly core: number; readonly personal: number };

const shareOf = (category: QuestionCategory, mode: QuestionMode, count: number): ModeShare => {
  if (mode === 'core' || category === 'iq_logical') return { core: count, personal: 0 };
  return mode === 'personal' ? { core: 0, personal: count } : { core: Math.ceil(count / 2), personal: Math.floor(count / 2) };
};

/**
 * The share of core and personal questions in each category. It depends on the request alone, so that all candidates of a job get
 * the same core questions. Logical questions are core questions.
 */
export const shareModes = (
  categories: readonly QuestionCategory[],
  mode: QuestionMode,
  count: number,
): ReadonlyMap<QuestionCategory, ModeShare> => {
  const shared = mode === 'personal' ? categories.filter((category) => category !== 'iq_logical') : categories;
  return new Map([...shareCount(shared, count)].map(([category, share]) => [category, shareOf(category, mode, share)]));
};
