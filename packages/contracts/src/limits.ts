/** Limits unless configured otherwise. Sizes in bytes, lengths in characters, times in milliseconds. */
export const defaultLimits = {
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 50 * 1024 * 1024,
  pages: 50,
  textCharacters: 200_000,
  jobCharacters: 50_000,
  batchCandidates: 10_000,
  /** Files per batch request. */
  batchFiles: 200,
  archiveBytes: 2 * 1024 * 1024 * 1024,
  archiveUnpackedBytes: 8 * 1024 * 1024 * 1024,
  /** Stored uploads per account; 0 is unlimited. */
  accountBytes: 100 * 1024 * 1024 * 1024,
  batchTimeoutMs: 3_600_000,
  /** How long one file may occupy a worker; also the time limit behind `UNREADABLE_FILE` with reason `timeout`. */
  readingMs: 3_000,
  /** A request that takes longer becomes an operation (with a key) or is rejected (without). */
  answerMs: 25_000,
  anonymousPerMinute: 5,
  anonymousPerDay: 30,
  keyPerMinute: 60_000,
  /** Requests with an invalid key, per address: enough for a mistake in a script, useless for guessing. */
  refusedPerMinute: 60,
  /** Requests that may wait for their result in one gateway; more would only time out. */
  waiting: 2_000,
  /** Per gateway: six of them leave no more in a partition of twelve than a consumer fetches at a time. */
  pendingPerAccount: 500,
  pendingAnonymous: 32,
} as const;

export type Limits = { readonly [name in keyof typeof defaultLimits]: number };
