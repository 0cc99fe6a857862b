import { z } from 'zod';

/** The circuit breaker of an account's endpoint while it is not closed: what all dispatchers know of it. */
export const breakerRecord = z
  .object({
    /** That of the account. */
    id: z.string(),
    /** What it stands before: for another URL of the account it means nothing. */
    url: z.string(),
    state: z.enum(['open', 'half_open']),
    /** How often it has opened in a row. */
    openings: z.int(),
    /** Open: from when on one delivery is let through. Half-open: when that delivery is taken for lost. */
    retry_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type BreakerRecord = z.infer<typeof breakerRecord>;
