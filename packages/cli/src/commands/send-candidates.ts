import type { BatchBody } from '@winnow/contracts';
import { type CliError, isRefusal } from '../cli-error.ts';
import type { Connection } from '../http/connection.ts';
import { request } from '../http/request.ts';
import { formOf, type LocalFile } from '../input/local-file.ts';

/** Maximum files that the server accepts in one request. */
export const filesPerRequest = 200;

export type NewBatch = {
  readonly job_id: string;
  readonly name: string | undefined;
  readonly timeout_seconds: number | undefined;
  readonly language: string | undefined;
};

type Listener = {
  /** The batch after a request, and how many files have been processed. */
  readonly onSent: (batch: BatchBody, files: number) => void;
  readonly onTooLarge: (file: LocalFile) => void;
};

/**
 * Creates a batch of files without starting it, some files per request. A file that is too large is skipped, and the rest of its
 * request is sent again. Throws `CliError`, also when no file could be sent.
 */
export const sendCandidates = async (
  connection: Connection,
  files: readonly LocalFile[],
  fields: NewBatch,
  { onSent, onTooLarge }: Listener,
): Promise<BatchBody> => {
  let batch: BatchBody | undefined;
  let tooLarge = Number.POSITIVE_INFINITY;
  let refusal: CliError | undefined;

  const sendSome = async (some: readonly LocalFile[]): Promise<BatchBody> =>
    batch === undefined
      ? request(connection, 'POST /v1/batch', { form: await formOf('files', some, { ...fields, start: 'false' }) })
      : request(connection, 'POST /v1/batch/{batch_id}/candidates', {
          params: { batch_id: batch.batch_id },
          form: await formOf('files', some),
        });

  for (let first = 0; first < files.length; first += filesPerRequest) {
    const chunk = files.slice(first, first + filesPerRequest);
    for (
      let fit = chunk.filter(({ bytes }) => bytes < tooLarge);
      fit.length > 0;
      fit = fit.filter(({ bytes }) => bytes < tooLarge)
    ) {
      try {
        batch = await sendSome(fit);
        break;
      } catch (error) {
        if (!isRefusal(error, 'FILE_TOO_LARGE')) throw error;
        // The server does not say which file it was, but the largest must have exceeded the limit.
        tooLarge = Math.max(...fit.map(({ bytes }) => bytes));
        refusal = error;
      }
    }
    for (const file of chunk) if (file.bytes >= tooLarge) onTooLarge(file);
    if (batch !== undefined) onSent(batch, first + chunk.length);
  }
  if (batch === undefined) throw refusal ?? new Error('There were no files.');
  return batch;
};
