import { z } from 'zod';

/** A dead letter that was published again. Its id names its topic, its position there and when it was buried: a topic that is made anew begins anew. */
export const replayRecord = z
  .object({
    id: z.string(),
    topic: z.string(),
    position: z.int(),
    /** Id of the key that asked for it. */
    actor: z.string(),
    at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type ReplayRecord = z.infer<typeof replayRecord>;
