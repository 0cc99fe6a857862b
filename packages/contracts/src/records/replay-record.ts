import { z } from 'zod';

/**
 * A dead letter that was replayed. Its ID consists of its topic, its position there and when it was stored: a recreated topic
 * starts over.
 */
export const replayRecord = z
  .object({
    id: z.string(),
    topic: z.string(),
    position: z.int(),
    /** ID of the key that requested it. */
    actor: z.string(),
    at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type ReplayRecord = z.infer<typeof replayRecord>;
