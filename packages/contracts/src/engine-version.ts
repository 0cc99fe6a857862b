/**
 * Version of everything that decides a result: reading, parsing, rules and texts. Part of every cache key and report;
 * raise it with any change that can alter an answer.
 */
export const engineVersion = '2026.11.9';

/** The month of the engine, YYYY-MM: up to it ongoing positions count, so that a result depends on the engine and not on the day. */
export const engineMonth = engineVersion.split('.').slice(0, 2).join('-');
