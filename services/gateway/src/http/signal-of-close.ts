import type { ServerResponse } from 'node:http';

/** Aborted when the response has closed, whether its answer is out or its reader has gone; at once for one that closed before. */
export const signalOfClose = (response: ServerResponse): AbortSignal => {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
};
