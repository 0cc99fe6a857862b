import { integerKey } from '@winnow/runtime';

/** Keys of this service besides the common ones. */
export const batchCoordinatorConfig = {
  batchWindow: integerKey({
    key: 'WINNOW_BATCH_WINDOW',
    min: 1,
    max: 10_000,
    fallback: '100',
    meaning: 'maximum candidates in flight per account, shared by its batches; each batch gets at least two',
  }),
};
