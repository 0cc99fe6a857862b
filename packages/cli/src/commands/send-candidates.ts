import { type Batch, type Client, WinnowError } from '@winnow/client';
import { inputOf, type LocalFile } from '../input/local-file.ts';

/** Maximum files that the server accepts in one request. */
export const filesPerRequest = 200;

export type NewBatch = {
  readonly job_id: string;
  readonly name: string | undefined;
  readonly timeout_seconds: number | undefined;
  readonly language: Parameters<Client['createBatch']>[0]['language'];
};

type Listener = {
  /** The batch after a request, and how many files have been processed. */
  readonly onSent: (batch: Batch, files: number) => void;
  readonly onTooLarge: (file: LocalFile) => void;
};

/**
 * Creates a batch of files without starting it, some files per request. A file that is too large is skipped, and the rest of its
 * request is sent again. Throws `WinnowError`, also when no file could be sent.
 */
export const sendCandidates = async (
  client: Client,
  files: readonly LocalFile[],
  fields: NewBatch,
  { onSent, onTooLarge }: Listener,
): Promise<Batch> => {
  let batch: Batch | undefined;
  let tooLarge = Number.POSITIVE_INFINITY;
  let refusal: WinnowError | undefined;

  const sendSome = async (some: readonly LocalFile[]): Promise<Batch> => {
    const inputs = await Promise.all(some.map(inputOf));
    return batch === undefined
      ? client.createBatch({ ...fields, start: false, files: inputs })
      : client.addCandidates({ batch_id: batch.batch_id, files: inputs });
  };

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
        if (!(error instanceof WinnowError && error.code === 'FILE_TOO_LARGE')) throw error;
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
