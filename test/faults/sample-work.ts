import type { Upload } from '../support/call.ts';
import { jobText } from '../support/job-texts.ts';
import { makeSample, renderPdf, renderText } from '../support/make-resume.ts';
import { makeZip } from '../support/make-zip.ts';
import type { ApiRequest } from './api-client.ts';

/** Every operation that the bus carries, in turn. */
const kinds = ['score-ats', 'parse', 'score-match-parsed', 'parse-job', 'score-match', 'questions', 'create-job'] as const;

export type Kind = (typeof kinds)[number];

export const kindOf = (number: number): Kind => kinds[number % kinds.length] ?? 'parse';

/** Operations that make a job: each may make one only. */
export const makesJob = (number: number): boolean => ['parse-job', 'score-match', 'create-job'].includes(kindOf(number));

/** Enough that reading takes longer than taking, so that work offered at once piles up. */
const pages = 8;
const rendered = new Map<string, Promise<Upload>>();

/** A resume of its own for every number: text and PDF in turn. It is made once, so that making it does not disturb later runs. */
const fileOf = (number: number, max: number): Promise<Upload> => {
  const known = rendered.get(`${number}/${max}`);
  if (known !== undefined) return known;
  const sample = makeSample(number);
  const made =
    number % 2 === 0
      ? Promise.resolve({ name: `resume-${number}.txt`, bytes: renderText(sample) })
      : renderPdf(sample, max).then((bytes) => ({ name: `resume-${number}.pdf`, bytes }));
  rendered.set(`${number}/${max}`, made);
  return made;
};

/** The job that matches and the batch are for. */
export const sharedJob = {
  title: 'Operations Lead',
  requirements: [{ text: 'SQL' }, { text: 'Kubernetes' }, { text: '5 years of experience' }],
};

/** The operation of a number: it has a file or a text of its own, so nothing is known before. */
export const requestOf = async (number: number, jobId: string): Promise<ApiRequest> => {
  const kind = kindOf(number);
  const common = { path: `/v1/${kind}`, headers: { prefer: 'respond-async' } };
  switch (kind) {
    case 'parse-job':
      return { ...common, fields: { job_description: jobText(number) } };
    case 'create-job':
      return { ...common, json: { ...sharedJob, title: `Operations Lead ${number}` } };
    case 'score-match-parsed':
      return { ...common, file: await fileOf(number, pages), fields: { job_id: jobId } };
    case 'score-match':
      return { ...common, file: await fileOf(number, pages), fields: { job_description: jobText(number) } };
    case 'questions':
      return { ...common, file: await fileOf(number, pages), fields: { job_description: jobText(1), seed: '7' } };
    default:
      return { ...common, file: await fileOf(number, pages) };
  }
};

const unreadable = 6;

export type Counts = { readonly total: number; readonly success: number; readonly failed: number };

/** How a batch of so many candidates ends. */
export const countsOf = (total: number): Counts => ({ total, success: total - unreadable, failed: unreadable });

const firstOfBatch = 100_000;

/** The archive of a batch of so many candidates: text and PDF in turn, six files that cannot be read and one that comes twice. */
export const batchArchive = async (total: number): Promise<Upload> => {
  const numbers = Array.from({ length: total - unreadable - 1 }, (_, index) => firstOfBatch + index);
  const readable = await Promise.all(numbers.map((number) => fileOf(number, 2)));
  const again = { name: 'again.pdf', bytes: readable[1]?.bytes ?? new Uint8Array() };
  const broken = Array.from({ length: unreadable }, (_, index) => ({
    name: `unreadable-${index}.pdf`,
    bytes: new TextEncoder().encode(`%PDF-1.7\nbroken ${index}`),
  }));
  const mixed = [...readable, ...broken, again].toSorted((a, b) => (a.bytes.length % 89) - (b.bytes.length % 89));
  return { name: 'candidates.zip', bytes: makeZip(mixed) };
};

/** The archive of a batch of one, for a steady flow of events. */
export const smallArchive = async (number: number): Promise<Upload> => ({
  name: 'one.zip',
  bytes: makeZip([await fileOf(2 * (firstOfBatch + number), 1)]),
});
