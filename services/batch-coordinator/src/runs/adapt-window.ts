/** Candidates of an account that may be in flight. `min` is also the least that a batch with much work gets. */
export type WindowLimits = { readonly min: number; readonly max: number };

/** How far the window of an account has been adapted. */
export type AdaptedWindow = {
  readonly size: number;
  /** Candidates to pass over: they were dispatched before the last change, so they tell nothing of it. */
  readonly skip: number;
  readonly counted: number;
  readonly waitedMs: number;
};

/** First size, within the limits. */
const firstSize = 100;
/** While candidates wait less than this for all who work on them, workers may be idle. */
const hungryBelowMs = 500;
/** Candidates that wait longer than this only stand in line: other accounts, or live requests, use the workers. */
const enoughMs = 2_000;
const growth = 2;
/** No more than it grows: where work takes long, a few that wait for one round already wait longer than enough. */
const maxShrink = 2;

/** Counted candidates that decide: a quarter of the window, but neither so few that one decides nor so many that it takes long. */
const sampleOf = (size: number): number => Math.min(64, Math.max(8, Math.ceil(size / 4)));

const within = (size: number, { min, max }: WindowLimits): number =>
  Math.min(max, Math.max(Math.min(min, max), Math.round(size)));

/** The window of an account that was not heard of before. */
export const firstWindow = (limits: WindowLimits): AdaptedWindow => ({
  size: within(firstSize, limits),
  skip: 0,
  counted: 0,
  waitedMs: 0,
});

/**
 * The window after a candidate was counted that had waited this long. It doubles while candidates hardly wait, because then more
 * of them would be worked on at a time, and shrinks in proportion to the wait when they wait for long.
 */
export const adaptWindow = (window: AdaptedWindow, waitedMs: number, limits: WindowLimits): AdaptedWindow => {
  if (window.skip > 0) return { ...window, skip: window.skip - 1 };
  const next = { ...window, counted: window.counted + 1, waitedMs: window.waitedMs + waitedMs };
  if (next.counted < sampleOf(window.size)) return next;
  const mean = next.waitedMs / next.counted;
  const factor = mean < hungryBelowMs ? growth : mean <= enoughMs ? 1 : Math.max(1 / maxShrink, enoughMs / mean);
  const size = within(window.size * factor, limits);
  return { size, skip: size === window.size ? 0 : Math.max(0, window.size - next.counted), counted: 0, waitedMs: 0 };
};
