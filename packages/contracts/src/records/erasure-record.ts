import { z } from 'zod';

/** A file that was erased and is erased once more when nobody can still be at work on it. */
export const erasureRecord = z
  .object({ id: z.string(), account_id: z.string(), sha256: z.string(), due_at: z.string() })
  .readonly();

export type ErasureRecord = z.infer<typeof erasureRecord>;
