const maxMs = 24 * 60 * 60 * 1000;

/** Milliseconds that a `Retry-After` asks to wait, given as seconds or a date: at most a day, 0 if missing or invalid. */
export const retryAfterMs = (text: string | undefined, now: number): number => {
  const given = text?.trim() ?? '';
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isNaN(wait) ? 0 : Math.min(maxMs, Math.max(0, wait));
};
