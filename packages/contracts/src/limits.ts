/** Limits in force unless configured otherwise. Sizes in bytes, lengths in characters, times in milliseconds. */
export const defaultLimits = {
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 50 * 1024 * 1024,
  pages: 50,
  textCharacters: 200_000,
  jobCharacters: 50_000,
  batchCandidates: 10_000,
  /** Files of one request to a batch. */
  batchFiles: 200,
  archiveBytes: 2 * 1024 * 1024 * 1024,
  archiveUnpackedBytes: 8 * 1024 * 1024 * 1024,
  /** Uploads of an account at a time; 0: any number of bytes. */
  accountBytes: 100 * 1024 * 1024 * 1024,
  batchTimeoutMs: 3_600_000,
  /** How long one file may keep a worker busy; also the reading part of `UNREADABLE_FILE` with reason `timeout`. */
  readingMs: 3_000,
  /** A request that is not answered by then turns into an operation (with a key) or is refused (without). */
  answerMs: 25_000,
  anonymousPerMinute: 5,
  anonymousPerDay: 30,
  keyPerMinute: 60_000,
  /** Refused keys an address: enough for a mistake in a script, useless for guessing. */
  refusedPerMinute: 60,
  /** Requests that may wait for their answer in one gateway; past it they would only time out. */
  waiting: 2_000,
  /** Of one gateway: six of them leave no more in a partition of twelve than a consumer has in hand of it. */
  pendingPerAccount: 500,
  pendingAnonymous: 32,
} as const;

export type Limits = { readonly [name in keyof typeof defaultLimits]: number };
