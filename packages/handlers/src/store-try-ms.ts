/**
 * Time limit of a handler that only stores and publishes. Longer than a broker or a database call may take to fail: waiting for
 * them must not count as a failure of its own.
 */
export const storeTryMs = 150_000;
