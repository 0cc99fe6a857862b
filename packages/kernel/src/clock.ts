/** Milliseconds since the epoch. An argument everywhere, so that tests control time. */
export type Clock = () => number;

/** ISO-8601 UTC with milliseconds: the only form in which Winnow stores and returns times. */
// Formats a given time; does not read a clock.
// biome-ignore lint/style/noRestrictedGlobals: formatting only.
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The UTC day of a time, YYYY-MM-DD. */
export const isoDay = (milliseconds: number): string => isoTime(milliseconds).slice(0, 'YYYY-MM-DD'.length);

/** Parses a time in that form into milliseconds since the epoch. */
// biome-ignore lint/style/noRestrictedGlobals: reading only.
export const timeOf = (iso: string): number => Date.parse(iso);
