import { z } from 'zod';

const count = z.int().min(0);
const topic = z.string();
/** A position among the dead letters of a topic. */
const id = z.string().regex(/^\d{1,15}$/);

export const topicList = z
  .object({
    topics: z
      .array(
        z
          .object({ topic, dead_letters: count.meta({ description: 'Stored and not replayed.' }) })
          .readonly()
          .meta({ id: 'Topic' }),
      )
      .readonly(),
  })
  .readonly()
  .meta({ id: 'TopicList' });

export type TopicList = z.infer<typeof topicList>;

const deadLetterBody = z
  .object({
    id,
    message_id: z.string().nullable(),
    type: z.string().nullable().meta({ description: 'With its version, such as `winnow.resume.read.v2`.' }),
    source: z.string().nullable().meta({ description: 'Service and engine version that published it.' }),
    published_at: z.string().nullable(),
    buried_at: z.string().nullable(),
    reason: z.string().meta({ description: 'Code or name of the last error.' }),
    attempts: count.nullable().meta({ description: 'Failed attempts. 0 for a message that could not be read.' }),
    partition: count.nullable(),
    offset: count.nullable(),
    payload: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'IDs and hashes, if the payload matches the schema of its message. Nothing else is shown.' }),
  })
  .readonly()
  .meta({ id: 'DeadLetter' });

export type DeadLetterBody = z.infer<typeof deadLetterBody>;

export const deadLetterList = z
  .object({ dead_letters: z.array(deadLetterBody).readonly(), next_cursor: z.string().nullable() })
  .readonly()
  .meta({ id: 'DeadLetterList' });

export type DeadLetterList = z.infer<typeof deadLetterList>;

export const replayInput = z
  .union([
    z.strictObject({ ids: z.array(id).min(1).max(100).readonly() }).readonly(),
    z.strictObject({ all: z.literal(true) }).readonly(),
  ])
  .meta({ id: 'ReplayInput' });

export type ReplayInput = z.infer<typeof replayInput>;

export const replayed = z
  .object({
    replayed: count.meta({ description: 'Number published by this call, without those replayed earlier.' }),
    remaining: count.meta({ description: 'Dead letters that remain in the topic. One call replays up to 1,000.' }),
  })
  .readonly()
  .meta({ id: 'Replayed' });

export type Replayed = z.infer<typeof replayed>;
