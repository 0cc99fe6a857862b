import { defaultLimits, type Limits } from '@winnow/contracts';
import { type ConfigKey, durationKey, integerKey } from './config-key.ts';

const count = (key: string, fallback: number, meaning: string): ConfigKey<number> =>
  integerKey({ key, min: 1, max: 1_000_000_000_000, fallback: String(fallback), meaning });

const time = (key: string, fallback: number, meaning: string): ConfigKey<number> =>
  durationKey({ key, fallback: `${fallback}ms`, maxMs: 3_600_000, meaning });

/** The limits that a deployment can set; the defaults are the published ones. */
export const limitsConfig = {
  fileBytes: count('WINNOW_LIMIT_FILE_BYTES', defaultLimits.fileBytes, 'maximum size of an upload'),
  unpackedBytes: count('WINNOW_LIMIT_UNPACKED_BYTES', defaultLimits.unpackedBytes, 'maximum size of a file once unpacked'),
  pages: count('WINNOW_LIMIT_PAGES', defaultLimits.pages, 'maximum pages per file'),
  textCharacters: count('WINNOW_LIMIT_TEXT_CHARACTERS', defaultLimits.textCharacters, 'maximum characters read from a file'),
  jobCharacters: count(
    'WINNOW_LIMIT_JOB_CHARACTERS',
    defaultLimits.jobCharacters,
    'maximum length of a job description, in characters',
  ),
  batchCandidates: count('WINNOW_LIMIT_BATCH_CANDIDATES', defaultLimits.batchCandidates, 'maximum candidates per batch'),
  batchFiles: count('WINNOW_LIMIT_BATCH_FILES', defaultLimits.batchFiles, 'maximum files per batch request'),
  archiveBytes: count('WINNOW_LIMIT_ARCHIVE_BYTES', defaultLimits.archiveBytes, 'maximum size of a ZIP'),
  archiveUnpackedBytes: count(
    'WINNOW_LIMIT_ARCHIVE_UNPACKED_BYTES',
    defaultLimits.archiveUnpackedBytes,
    'maximum unpacked size of a ZIP',
  ),
  accountBytes: integerKey({
    key: 'WINNOW_LIMIT_ACCOUNT_BYTES',
    min: 0,
    max: 1_000_000_000_000_000,
    fallback: String(defaultLimits.accountBytes),
    meaning: 'maximum bytes of uploads stored per account; 0 is unlimited',
  }),
  batchTimeoutMs: durationKey({
    key: 'WINNOW_BATCH_TIMEOUT',
    fallback: '1h',
    meaning: 'batch time-out, unless the request sets one',
  }),
  readingMs: time('WINNOW_LIMIT_READING', defaultLimits.readingMs, 'CPU time limit for reading one file; waiting does not count'),
  answerMs: time(
    'WINNOW_LIMIT_ANSWER',
    defaultLimits.answerMs,
    'how long a request may take before it becomes an operation (or, without a key, is rejected)',
  ),
  anonymousPerMinute: count(
    'WINNOW_LIMIT_ANONYMOUS_PER_MINUTE',
    defaultLimits.anonymousPerMinute,
    'requests without a key, per address and minute',
  ),
  anonymousPerDay: count(
    'WINNOW_LIMIT_ANONYMOUS_PER_DAY',
    defaultLimits.anonymousPerDay,
    'requests without a key, per address and day',
  ),
  keyPerMinute: count('WINNOW_LIMIT_KEY_PER_MINUTE', defaultLimits.keyPerMinute, 'requests per key and minute'),
  refusedPerMinute: count(
    'WINNOW_LIMIT_REFUSED_PER_MINUTE',
    defaultLimits.refusedPerMinute,
    'requests with a missing or invalid key, per address and minute; more return 429',
  ),
  waiting: count('WINNOW_LIMIT_WAITING', defaultLimits.waiting, 'maximum requests waiting for a result, per gateway'),
  pendingPerAccount: count(
    'WINNOW_LIMIT_PENDING_PER_ACCOUNT',
    defaultLimits.pendingPerAccount,
    'maximum pending operations per account and gateway; more return 429',
  ),
  pendingAnonymous: count(
    'WINNOW_LIMIT_PENDING_ANONYMOUS',
    defaultLimits.pendingAnonymous,
    'maximum pending requests without a key, per gateway; more return 503',
  ),
} as const satisfies { readonly [name in keyof Limits]: ConfigKey<number> };
