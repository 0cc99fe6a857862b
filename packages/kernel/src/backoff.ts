export type Backoff = { readonly firstMs: number; readonly factor: number; readonly maxMs: number };

/**
 * Milliseconds to wait before attempt number `attempt` (1 for the first retry), with up to a fifth of jitter; `random` in [0, 1).
 */
export const backoffDelay = ({ firstMs, factor, maxMs }: Backoff, attempt: number, random: number): number => {
  const delay = Math.min(maxMs, firstMs * factor ** (attempt - 1));
  return Math.round(delay * (0.8 + 0.4 * random));
};
