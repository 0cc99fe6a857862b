import type { LanguageCode } from '@winnow/client';
import type { BatchBody } from '@winnow/contracts';
import { winnow } from '../api/winnow.ts';
import { inGroups } from './in-groups.ts';

type Upload = {
  readonly jobId: string;
  readonly name: string;
  readonly language: string;
  readonly files: readonly File[];
  readonly onProgress: (done: number) => void;
};

/** Makes a batch of any number of files, and starts it when all of them are stored. */
export const uploadBatch = async ({ jobId, name, language, files, onProgress }: Upload): Promise<BatchBody> => {
  const { batch_id } = await winnow.createBatch({
    job_id: jobId,
    language: language as LanguageCode,
    start: false,
    ...(name === '' ? {} : { name }),
  });
  let done = 0;
  for (const group of inGroups(files)) {
    await winnow.addCandidates({ batch_id, files: group });
    done += group.length;
    onProgress(done);
  }
  return winnow.startBatch({ batch_id });
};
