import { integerKey } from '@winnow/runtime';

/** Keys of this service besides the common ones. */
export const batchCoordinatorConfig = {
  batchWindow: integerKey({
    key: 'WINNOW_BATCH_WINDOW',
    min: 1,
    max: 10_000,
    fallback: '100',
    meaning: 'candidates of the batches of one account that are under way at a time; each batch has at least two',
  }),
};
