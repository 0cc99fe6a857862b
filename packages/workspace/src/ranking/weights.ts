import type { Job, RerankInput } from '@winnow/contracts';

/** What a person changed about the weights of a job, for this ranking only. */
export type Weights = Pick<RerankInput, 'weights' | 'musts' | 'wishes'>;

export const ownWeights: Weights = {};

export const categories = ['skills', 'experience', 'education', 'languages', 'title'] as const;

export type Category = (typeof categories)[number];

export const withShare = (weights: Weights, category: Category, share: number): Weights => ({
  ...weights,
  weights: { ...weights.weights, [category]: share },
});

/** Whether a requirement is a must, with what was changed. */
export const isMust = ({ musts = [], wishes = [] }: Weights, { id, necessity }: Job['requirements'][number]): boolean =>
  musts.includes(id) || (necessity === 'required' && !wishes.includes(id));

export const withMust = (weights: Weights, id: string, must: boolean): Weights => {
  const without = (ids: readonly string[] = []): readonly string[] => ids.filter((each) => each !== id);
  const { musts, wishes } = weights;
  return must
    ? { ...weights, musts: [...without(musts), id], wishes: without(wishes) }
    : { ...weights, musts: without(musts), wishes: [...without(wishes), id] };
};
