import type { BatchBody } from '@winnow/contracts';
import { request } from '../api/request.ts';
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
  const form = new FormData();
  form.append('job_id', jobId);
  form.append('language', language);
  form.append('start', 'false');
  if (name !== '') form.append('name', name);
  const { batch_id } = await request<BatchBody>('POST', '/v1/batch', form);
  let done = 0;
  for (const group of inGroups(files)) {
    const part = new FormData();
    for (const file of group) part.append('files', file, file.name);
    await request<BatchBody>('POST', `/v1/batch/${batch_id}/candidates`, part);
    done += group.length;
    onProgress(done);
  }
  return request<BatchBody>('POST', `/v1/batch/${batch_id}/start`);
};
