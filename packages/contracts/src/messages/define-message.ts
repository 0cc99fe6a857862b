import type { z } from 'zod';

/** Live work is somebody waiting; bulk work is a batch. Each lane is a topic of its own, so bulk never delays live. */
export type Lane = 'live' | 'bulk';

export type MessageDefinition<Payload> = {
  /** Also the topic's name; a command is imperative, an event past tense. */
  readonly type: string;
  /** What is written. Raised by a change that a reader of the former version could not take. */
  readonly version: number;
  /**
   * Other versions that are understood: from the payload of each to one of `schema`. Those of former releases, and the next one, if the
   * release that will write it shall be rolled out in any order. A higher version that is not named here waits for its release.
   */
  readonly accepts?: { readonly [version: number]: (payload: unknown) => unknown };
  readonly summary: string;
  readonly schema: z.ZodType<Payload>;
  /** What the message is about. With the type it makes the message's id, so publishing again gives the same id. */
  readonly subject: (payload: Payload) => string;
  /** Messages with equal keys are handled in the order in which they were published. */
  readonly key: (payload: Payload) => string;
  /** Whose share of the places to work it uses; null for what was asked without a key: all of that has one share. */
  readonly account: (payload: Payload) => string | null;
  readonly lanes: readonly Lane[];
  /** The same in both backends; also the most instances of one consumer that can share the work. */
  readonly partitions: number;
  readonly retentionMs: number;
  /** Published only while another message is handled, and again when that comes again. */
  readonly derived?: true;
};

/** Types a message definition from its schema. */
export const defineMessage = <Payload>(definition: MessageDefinition<Payload>): MessageDefinition<Payload> => definition;

/** Topic of a message on a lane. */
export const topicOf = ({ type }: { readonly type: string }, lane: Lane): string => (lane === 'live' ? type : `${type}.${lane}`);
