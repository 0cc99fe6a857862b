import type { HandlerContext, Message } from '@winnow/ports';

export type Published = { readonly type: string; readonly payload: unknown };

/** A handler's context that records what is published instead of sending it. */
export const recordPublished = (): { readonly context: HandlerContext; readonly published: readonly Published[] } => {
  const published: Published[] = [];
  return {
    published,
    context: {
      priority: { lane: 'live', account: 'acc' },
      signal: new AbortController().signal,
      publish: async ({ type }, payload) => {
        published.push({ type, payload });
      },
    },
  };
};

/** A message as the bus hands it to a handler for the first time. */
export const messageOf = <Payload>(payload: Payload): Message<Payload> => ({
  id: 'test',
  payload,
  lane: 'live',
  waitedMs: 0,
  attempt: 1,
});
