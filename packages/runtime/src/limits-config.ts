import { defaultLimits, type Limits } from '@winnow/contracts';
import { type ConfigKey, durationKey, integerKey } from './config-key.ts';

const count = (key: string, fallback: number, meaning: string): ConfigKey<number> =>
  integerKey({ key, min: 1, max: 1_000_000_000_000, fallback: String(fallback), meaning });

const time = (key: string, fallback: number, meaning: string): ConfigKey<number> =>
  durationKey({ key, fallback: `${fallback}ms`, maxMs: 3_600_000, meaning });

/** The limits that a deployment may set; the defaults are the published ones. */
export const limitsConfig = {
  fileBytes: count('WINNOW_LIMIT_FILE_BYTES', defaultLimits.fileBytes, 'largest upload'),
  unpackedBytes: count('WINNOW_LIMIT_UNPACKED_BYTES', defaultLimits.unpackedBytes, 'largest file once unpacked'),
  pages: count('WINNOW_LIMIT_PAGES', defaultLimits.pages, 'most pages of a file'),
  textCharacters: count('WINNOW_LIMIT_TEXT_CHARACTERS', defaultLimits.textCharacters, 'characters of a file that are read'),
  jobCharacters: count('WINNOW_LIMIT_JOB_CHARACTERS', defaultLimits.jobCharacters, 'characters of the text of a job'),
  batchCandidates: count('WINNOW_LIMIT_BATCH_CANDIDATES', defaultLimits.batchCandidates, 'most candidates of a batch'),
  batchFiles: count('WINNOW_LIMIT_BATCH_FILES', defaultLimits.batchFiles, 'most files of one request to a batch'),
  archiveBytes: count('WINNOW_LIMIT_ARCHIVE_BYTES', defaultLimits.archiveBytes, 'largest ZIP of a batch'),
  archiveUnpackedBytes: count(
    'WINNOW_LIMIT_ARCHIVE_UNPACKED_BYTES',
    defaultLimits.archiveUnpackedBytes,
    'most bytes that the ZIP of a batch may unpack to',
  ),
  accountBytes: integerKey({
    key: 'WINNOW_LIMIT_ACCOUNT_BYTES',
    min: 0,
    max: 1_000_000_000_000_000,
    fallback: String(defaultLimits.accountBytes),
    meaning: 'most bytes of uploads that an account may store at a time; 0: any number',
  }),
  batchTimeoutMs: durationKey({
    key: 'WINNOW_BATCH_TIMEOUT',
    fallback: '1h',
    meaning: 'time after which a batch ends when its request does not say',
  }),
  readingMs: time(
    'WINNOW_LIMIT_READING',
    defaultLimits.readingMs,
    'CPU time that reading one file may take; waiting does not count',
  ),
  answerMs: time(
    'WINNOW_LIMIT_ANSWER',
    defaultLimits.answerMs,
    'time after which a request becomes an operation, or is refused without a key',
  ),
  anonymousPerMinute: count(
    'WINNOW_LIMIT_ANONYMOUS_PER_MINUTE',
    defaultLimits.anonymousPerMinute,
    'requests a minute without a key, per address',
  ),
  anonymousPerDay: count(
    'WINNOW_LIMIT_ANONYMOUS_PER_DAY',
    defaultLimits.anonymousPerDay,
    'requests a day without a key, per address',
  ),
  keyPerMinute: count('WINNOW_LIMIT_KEY_PER_MINUTE', defaultLimits.keyPerMinute, 'requests a minute with one key'),
  refusedPerMinute: count(
    'WINNOW_LIMIT_REFUSED_PER_MINUTE',
    defaultLimits.refusedPerMinute,
    'requests a minute with a missing or wrong key, per address, before they are answered with 429',
  ),
  waiting: count('WINNOW_LIMIT_WAITING', defaultLimits.waiting, 'requests that may wait for their answer in one gateway'),
  pendingPerAccount: count(
    'WINNOW_LIMIT_PENDING_PER_ACCOUNT',
    defaultLimits.pendingPerAccount,
    'operations of one account that may be under way in one gateway, before more are answered with 429',
  ),
  pendingAnonymous: count(
    'WINNOW_LIMIT_PENDING_ANONYMOUS',
    defaultLimits.pendingAnonymous,
    'requests without a key that may be under way in one gateway, before more are answered with 503',
  ),
} as const satisfies { readonly [name in keyof Limits]: ConfigKey<number> };
