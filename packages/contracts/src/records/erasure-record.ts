import { z } from 'zod';

/** An erased file, which is erased again when no one can still be working on it. */
export const erasureRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    sha256: z.string(),
    due_at: z.string(),
    /** It was the source of a deleted job: the operations on the file stay. */
    source: z.literal(true).optional(),
  })
  .readonly();

export type ErasureRecord = z.infer<typeof erasureRecord>;
