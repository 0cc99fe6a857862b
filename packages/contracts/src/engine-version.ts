/**
 * Version of everything that decides a result: reading, parsing, rules and texts. Part of every cache key and report;
 * raise it with any change that can alter an answer.
 */
export const engineVersion = '2026.11.1';
