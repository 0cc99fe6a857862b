import { integerKey } from '@winnow/runtime';

/** Keys of this service besides the common ones. */
export const batchCoordinatorConfig = {
  batchWindow: integerKey({
    key: 'WINNOW_BATCH_WINDOW',
    min: 1,
    max: 10_000,
    fallback: '1000',
    meaning: 'maximum candidates in flight per account, shared by its batches; each batch gets at least two',
  }),
  minBatchWindow: integerKey({
    key: 'WINNOW_BATCH_WINDOW_MIN',
    min: 1,
    max: 10_000,
    fallback: '20',
    meaning:
      'number to which this window shrinks at most while candidates wait for workers; not above `WINNOW_BATCH_WINDOW`, and equal to it for a window that never changes',
  }),
};
