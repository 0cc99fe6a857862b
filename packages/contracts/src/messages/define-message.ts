import type { z } from 'zod';

/** Live work has someone waiting; bulk work belongs to a batch. Each lane is a separate topic, so bulk never delays live. */
export type Lane = 'live' | 'bulk';

export type MessageDefinition<Payload> = {
  /** Also the topic's name; commands are imperative, events past tense. */
  readonly type: string;
  /** The version that is written. Raised by a change that a reader of the previous version could not handle. */
  readonly version: number;
  /**
   * Other accepted versions, each with a function from its payload to one of `schema`: those of earlier releases, and the next
   * one if its release must be deployable in any order. A higher version that is not listed waits for its release.
   */
  readonly accepts?: { readonly [version: number]: (payload: unknown) => unknown };
  readonly summary: string;
  readonly schema: z.ZodType<Payload>;
  /** Subject of the message. Together with the type it forms the message ID, so publishing again gives the same ID. */
  readonly subject: (payload: Payload) => string;
  /** Messages with equal keys are handled in the order in which they were published. */
  readonly key: (payload: Payload) => string;
  /** The account whose share of the slots it uses; null for calls without a key, which have one share together. */
  readonly account: (payload: Payload) => string | null;
  readonly lanes: readonly Lane[];
  /** The same in both backends; also the maximum instances of a consumer that can share the work. */
  readonly partitions: number;
  readonly retentionMs: number;
  /** Published only while handling another message, and again if that is redelivered. */
  readonly derived?: true;
};

/** Infers the types of a message definition from its schema. */
export const defineMessage = <Payload>(definition: MessageDefinition<Payload>): MessageDefinition<Payload> => definition;

/** Topic of a message on a lane. */
export const topicOf = ({ type }: { readonly type: string }, lane: Lane): string => (lane === 'live' ? type : `${type}.${lane}`);
