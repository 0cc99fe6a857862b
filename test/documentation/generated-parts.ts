import { defaultLimits, errorStatus, languageNames } from '@winnow/contracts';
import { errorCodes, type UnreadableReason, unreadableReasons } from '@winnow/kernel';

/** What each reason means; a new reason without a text does not compile. */
const reasons: { readonly [reason in UnreadableReason]: string } = {
  encrypted: 'The file is protected by a password.',
  corrupt: 'The file is damaged or incomplete.',
  no_text: 'The file contains no text, such as a scan. `POST /v1/score-ats` accepts it and gives it a low score.',
  too_many_pages: 'The file has more pages than the limit.',
  bomb: 'The file decompresses to more than the limit.',
  timeout: 'Reading the file took more CPU time than the limit.',
};

const errors = (): string =>
  errorCodes
    .map((code) => {
      const { status, title, suggestion } = errorStatus[code];
      const statuses = code === 'AUTH_ERROR' ? '401 or 403' : `${status}`;
      return `### ${code}\n\nStatus ${statuses}: ${title}. ${suggestion}\n`;
    })
    .join('\n');

const whole = (value: number): string => value.toLocaleString('en');

const bytes = (value: number): string =>
  value >= 1024 ** 3 ? `${whole(value / 1024 ** 3)} GB` : `${whole(value / 1024 ** 2)} MB`;

const limits = (): string => {
  const rows = [
    ['File', bytes(defaultLimits.fileBytes), 'WINNOW_LIMIT_FILE_BYTES'],
    ['File, decompressed', bytes(defaultLimits.unpackedBytes), 'WINNOW_LIMIT_UNPACKED_BYTES'],
    ['Pages of a file', whole(defaultLimits.pages), 'WINNOW_LIMIT_PAGES'],
    ['Text of a file', `${whole(defaultLimits.textCharacters)} characters, short lines as 20`, 'WINNOW_LIMIT_TEXT_CHARACTERS'],
    ['Job description', `${whole(defaultLimits.jobCharacters)} characters`, 'WINNOW_LIMIT_JOB_CHARACTERS'],
    ['CPU time to read a file', `${defaultLimits.readingMs / 1000} seconds`, 'WINNOW_LIMIT_READING'],
    ['Candidates of a batch', whole(defaultLimits.batchCandidates), 'WINNOW_LIMIT_BATCH_CANDIDATES'],
    ['Files of a request', whole(defaultLimits.batchFiles), 'WINNOW_LIMIT_BATCH_FILES'],
    ['ZIP file', bytes(defaultLimits.archiveBytes), 'WINNOW_LIMIT_ARCHIVE_BYTES'],
    ['ZIP file, decompressed', bytes(defaultLimits.archiveUnpackedBytes), 'WINNOW_LIMIT_ARCHIVE_UNPACKED_BYTES'],
    ['Stored uploads of an account', bytes(defaultLimits.accountBytes), 'WINNOW_LIMIT_ACCOUNT_BYTES'],
    ['Time for a batch', `${defaultLimits.batchTimeoutMs / 3_600_000} hour`, 'WINNOW_BATCH_TIMEOUT'],
    ['Time before a request becomes an operation', `${defaultLimits.answerMs / 1000} seconds`, 'WINNOW_LIMIT_ANSWER'],
  ];
  return `| what | limit | set by |\n|---|---|---|\n${rows.map(([what, limit, key]) => `| ${what} | ${limit} | \`${key}\` |\n`).join('')}`;
};

const parts: { readonly [name: string]: () => string } = {
  errors,
  reasons: () =>
    `| reason | meaning |\n|---|---|\n${unreadableReasons.map((reason) => `| \`${reason}\` | ${reasons[reason]} |\n`).join('')}`,
  limits,
  languages: () =>
    `| code | language |\n|---|---|\n${Object.entries(languageNames)
      .map(([code, name]) => `| \`${code}\` | ${name} |\n`)
      .join('')}`,
};

/** A guide with its generated parts as the program has them: they stand between `begin` and `end` of their name. */
export const withGeneratedParts = (markdown: string): string =>
  markdown.replaceAll(/<!-- begin (\w+) -->\n[\s\S]*?<!-- end \1 -->/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`Nothing generates the part ${name}.`);
    return `<!-- begin ${name} -->\n\n${part()}\n<!-- end ${name} -->`;
  });
