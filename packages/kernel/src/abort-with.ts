/**
 * Aborts a controller when a signal does, until the function that it answers is called. For short pieces of work under a signal that lives
 * long: `AbortSignal.any` costs more than many of them, and stays for as long as it has a listener and is not aborted.
 */
export const abortWith = (signal: AbortSignal, controller: AbortController): (() => void) => {
  const abort = (): void => controller.abort(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  return () => signal.removeEventListener('abort', abort);
};
