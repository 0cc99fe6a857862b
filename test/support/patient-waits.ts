import { vi } from 'vitest';

/** Below the shortest time-out of a test, so that a condition that never comes about is what is reported. */
const patienceMs = 120_000;

type Options = number | { readonly timeout?: number; readonly interval?: number };

const patiently = (options: Options = {}) =>
  typeof options === 'number' ? { timeout: options } : { timeout: patienceMs, ...options };

// What tests wait for comes about late on a busy machine. Vitest gives it a second unless told otherwise, and has no setting for
// that. Files that share a process load this once each, and share `vi`.
if (!('patient' in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    patient: true,
    waitFor: (callback: () => unknown, options?: Options) => waitFor(callback, patiently(options)),
    waitUntil: (callback: () => unknown, options?: Options) => waitUntil(callback, patiently(options)),
  });
}
