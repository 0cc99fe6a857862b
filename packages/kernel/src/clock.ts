/** Milliseconds since the epoch. An argument everywhere, so that tests own the time. */
export type Clock = () => number;

/** ISO-8601 UTC with milliseconds: the one form in which Winnow stores and answers times. */
// A fixed time in, its text out: this reads no clock.
// biome-ignore lint/style/noRestrictedGlobals: formatting only.
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Milliseconds since the epoch of a time in that form. */
// biome-ignore lint/style/noRestrictedGlobals: reading only.
export const timeOf = (iso: string): number => Date.parse(iso);
