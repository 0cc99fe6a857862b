/**
 * Aborts a controller when a signal aborts, until the returned function is called. For short tasks under a long-lived signal:
 * `AbortSignal.any` costs more than many of them, and is retained as long as it has a listener and is not aborted.
 */
export const abortWith = (signal: AbortSignal, controller: AbortController): (() => void) => {
  const abort = (): void => controller.abort(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  return () => signal.removeEventListener('abort', abort);
};
