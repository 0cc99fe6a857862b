import { type BatchBody, batchBody, job, type Ranking, ranking } from '@winnow/contracts';
import { vi } from 'vitest';
import { get, post, send, type Upload } from './call.ts';
import { makeSample, renderText } from './make-resume.ts';

/** What the sample resumes show in part, by their number. */
export const batchJob = {
  title: 'Operations Lead',
  requirements: [
    { text: 'SQL' },
    { text: 'Kubernetes' },
    { text: '5 years of experience' },
    { text: 'Robotics', kind: 'skill', canonical: 'robotics', necessity: 'preferred' },
  ],
};

export const textFile = (number: number): Upload => ({ name: `resume-${number}.txt`, bytes: renderText(makeSample(number)) });

export const textFiles = (count: number, from = 0): readonly Upload[] =>
  Array.from({ length: count }, (_, index) => textFile(from + index));

/** A file that cannot be read. */
export const brokenFile: Upload = { name: 'broken.pdf', bytes: new TextEncoder().encode('%PDF-1.7\nbroken') };

/** Makes the job that batches of the tests are for; answers its id. */
export const makeBatchJob = async (address: string): Promise<string> =>
  job.parse((await send('POST', `${address}/v1/create-job`, batchJob)).body).job_id;

/** Starts a batch of files. */
export const startBatch = async (
  address: string,
  job_id: string,
  files: readonly Upload[],
  fields: { readonly [name: string]: string } = {},
): Promise<BatchBody> => {
  const answer = await post(`${address}/v1/batch`, { files, fields: { job_id, ...fields } });
  if (answer.status !== 202) throw new Error(`The batch was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return batchBody.parse(answer.body);
};

/** Waits until a batch has ended; a gateway that is away for a while is asked again. */
export const untilEnded = (addresses: () => readonly string[], batchId: string, timeout = 90_000): Promise<BatchBody> =>
  vi.waitFor(
    async () => {
      const body = batchBody.parse((await get(`${addresses()[0]}/v1/batch/${batchId}`)).body);
      if (!['completed', 'partial', 'failed'].includes(body.status))
        throw new Error(`Batch ${batchId} is ${body.status}: ${JSON.stringify(body)}`);
      return body;
    },
    { timeout, interval: 50 },
  );

/** Every page of a ranking as one. */
export const wholeRanking = async (address: string, batchId: string, query = ''): Promise<Ranking> => {
  const pages: Ranking[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = ranking.parse((await get(`${address}/v1/batch/${batchId}/rank?limit=50${query}${next}`)).body);
    pages.push(page);
    cursor = page.next_cursor;
  } while (cursor !== null);
  const [first] = pages;
  if (first === undefined) throw new Error('There is no ranking.');
  return { ...first, ranking: pages.flatMap((page) => page.ranking), failures: pages.flatMap((page) => page.failures) };
};
