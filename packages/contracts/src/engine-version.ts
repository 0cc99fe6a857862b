/**
 * Version of everything that decides a result: reading, parsing, rules and texts. Part of every cache key and report;
 * raise it with any change that can alter an answer.
 */
export const engineVersion = '2026.11.10';

/** The month of the engine, YYYY-MM: up to it ongoing positions count, so that a result depends on the engine and not on the day. */
export const engineMonth = engineVersion.split('.').slice(0, 2).join('-');

/**
 * Version of a result of this engine: its own or, where another release had read the file, followed by that of the reading
 * (`2026.12.1+2026.11.9`). So what two releases made together never passes for the work of either.
 */
export const resultVersionOn = (reading: string): string =>
  reading === engineVersion ? engineVersion : `${engineVersion}+${reading}`;

/** Version of the reading behind a result. */
export const readingVersionOf = (version: string): string => version.slice(version.indexOf('+') + 1);

/** Shape of packed content and layout. Raised by a change that a scorer of the former release could not take; it holds such a reading until it is upgraded. */
export const readingShape = 1;
