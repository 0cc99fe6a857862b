import type { ServerResponse } from 'node:http';

/** Aborted when the response has closed, whether it was sent or its client disconnected; immediately if it is already closed. */
export const signalOfClose = (response: ServerResponse): AbortSignal => {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
};
