import { z } from 'zod';

/** The circuit breaker of an account's endpoint while it is not closed, shared by all dispatchers. */
export const breakerRecord = z
  .object({
    /** That of the account. */
    id: z.string(),
    /** The URL it applies to: for another URL of the account it is ignored. */
    url: z.string(),
    state: z.enum(['open', 'half_open']),
    /** How many consecutive times it has opened. */
    openings: z.int(),
    /** Open: when one delivery may be tried. Half-open: when that delivery counts as lost. */
    retry_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type BreakerRecord = z.infer<typeof breakerRecord>;
