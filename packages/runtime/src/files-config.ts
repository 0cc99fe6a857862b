import { choiceKey, optional, patternKey } from './config-key.ts';
import type { Config } from './read-config.ts';

/** Configuration keys of the file store of the distributed backend. */
export const filesConfig = {
  s3Bucket: optional(
    patternKey({
      key: 'WINNOW_FILES_S3_BUCKET',
      fallback: '',
      pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      accepts: 'the name of a bucket',
      meaning:
        'S3-compatible bucket that files are kept in, in distributed mode; unset: MongoDB. Credentials are found as by any AWS SDK',
    }),
  ),
  s3Endpoint: optional(
    patternKey({
      key: 'WINNOW_FILES_S3_ENDPOINT',
      fallback: '',
      pattern: /^https?:\/\/[^/\s@]+\/?$/,
      accepts: 'http://host:port or https://host',
      meaning: 'address of the S3-compatible server; unset: AWS',
    }),
  ),
  s3Region: optional(
    patternKey({
      key: 'WINNOW_FILES_S3_REGION',
      fallback: '',
      pattern: /^[a-z0-9-]{1,60}$/,
      accepts: 'the name of a region, such as eu-central-1',
      meaning: 'region of the bucket; unset: as for any AWS SDK',
    }),
  ),
  s3Prefix: optional(
    patternKey({
      key: 'WINNOW_FILES_S3_PREFIX',
      fallback: '',
      pattern: /^(?:[A-Za-z0-9._-]{1,60}\/){1,8}$/,
      accepts: 'segments of A-Z, a-z, 0-9, dot, dash, underscore, each with a slash behind it, such as winnow/',
      meaning: 'precedes every key in the bucket; one for each installation that shares it',
    }),
  ),
  s3PathStyle: choiceKey({
    key: 'WINNOW_FILES_S3_PATH_STYLE',
    choices: ['false', 'true'],
    fallback: 'false',
    meaning: 'put the bucket into the path instead of the host name; most servers other than AWS need it',
  }),
} as const;

export type FilesConfig = Config<typeof filesConfig>;
