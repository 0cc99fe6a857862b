import { setTimeout as delay } from 'node:timers/promises';
import { deliveryList, type HttpOperationId } from '@winnow/contracts';
import { jobText } from './sample-files.ts';

export type Sent = {
  readonly params?: { readonly [name: string]: string };
  readonly query?: string;
  readonly json?: unknown;
  readonly form?: { readonly [field: string]: string };
  /** Name of a sample file in the field `file`. */
  readonly file?: string;
  /** Name of a sample file in the field `files`. */
  readonly files?: string;
  readonly headers?: { readonly [name: string]: string };
};

/** Sends a request, records it with its response, and returns the body. */
export type Call = (id: HttpOperationId, sent?: Sent) => Promise<unknown>;

const hourMs = 3_600_000;

/** A string in a body, such as `ranking.0.candidate_id`. */
const textAt = (body: unknown, path: string): string => {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (part as { readonly [name: string]: unknown } | undefined)?.[name], body);
  if (typeof value !== 'string') throw new Error(`There is no text at ${path} of ${JSON.stringify(body).slice(0, 500)}`);
  return value;
};

/** Requests as a customer sends them, one after another, so that every run gives the same responses. */
export const exampleCalls = async (call: Call, webhookUrl: string): Promise<void> => {
  await call('healthz');
  await call('readyz');
  await call('createAccount', { json: { name: 'Northwind Labs' } });
  await call('listAccounts', { query: '?limit=1' });
  await memberCalls(call);
  const job_id = await analysisCalls(call);
  await shortBatchCalls(call, job_id);
  await call('readUsage', { query: '?by=operation' });
  await call('readAudit', { query: '?limit=3' });
  await call('readAudit', { query: '?format=csv' });
  await call('readAudit', { query: '?format=jsonl' });

  await call('writeWebhook', { json: { url: webhookUrl } });
  await call('readWebhook');
  await call('readWebhookSecret');
  await batchCalls(call, job_id);
  await call('testWebhook');
  await call('renewWebhookSecret');
  await call('deleteWebhook');

  const key = await call('createKey', { json: { name: 'Careers site', scopes: ['analyze'] } });
  const renewed = await call('renewKey', { params: { id: textAt(key, 'id') }, json: { grace_seconds: 3600 } });
  await call('revokeKey', { params: { id: textAt(renewed, 'id') } });
  await call('listKeys', { query: '?limit=1' });

  const params = { topic: 'resume.read' };
  await call('listTopics');
  await call('listDeadLetters', { params });
  await call('replayDeadLetters', { params, json: { all: true } });
};

const memberCalls = async (call: Call): Promise<void> => {
  const invited = await call('inviteMember', { json: { email: 'recruiter@example.com', role: 'viewer' } });
  const params = { id: textAt(invited, 'id') };
  await call('changeMember', { params, json: { role: 'recruiter' } });
  await call('listMembers');
  await call('removeMember', { params });
};

/** Returns the ID of a job. */
const analysisCalls = async (call: Call): Promise<string> => {
  const file = 'resume.pdf';
  await call('scoreAts', { file, form: { job_description: jobText() } });
  await call('parse', { file });
  const job_id = textAt(await call('parseJob', { json: { job_description: jobText() } }), 'job_id');
  await call('parseJob', { json: { job_description: jobText() } });
  const created = await call('createJob', {
    json: {
      title: 'Support engineer',
      company: 'Northwind Labs',
      requirements: [
        { kind: 'skill', text: 'Linux', necessity: 'required' },
        { kind: 'language', text: 'German', level: 'B2', necessity: 'preferred' },
      ],
    },
  });
  const params = { job_id: textAt(created, 'job_id') };
  await call('correctJob', {
    params,
    json: { title: 'Senior support engineer', requirements: ['Linux', 'Three years of experience with customers'] },
  });
  await call('readJob', { params });
  await call('listJobs', { query: '?limit=1' });
  await call('deleteJob', { params });

  await call('scoreMatch', { file, form: { job_description: jobText() } });
  await call('scoreMatchParsed', { file, form: { job_id } });
  await call('questions', { file, form: { job_id, count: '4' } });
  return job_id;
};

/** Batches before there is a webhook: one that is cancelled, and one of a single candidate, whose events come in one order only. */
const shortBatchCalls = async (call: Call, job_id: string): Promise<void> => {
  const form = { job_id, start: 'false' };
  const create = async (name: string) => ({
    batch_id: textAt(await call('createBatch', { files: 'resume.pdf', form: { ...form, name } }), 'batch_id'),
  });
  const cancelled = await create('Winter');
  await call('addCandidates', { params: cancelled, files: 'resumes.zip' });
  await call('cancelBatch', { params: cancelled });

  const params = await create('Autumn');
  await call('startBatch', { params });
  await call('watchBatch', { params });
  await call('rankBatch', { params, query: '?format=csv' });
};

/** Reads an operation until it has succeeded. */
const succeeded = async (call: Call, id: string): Promise<void> => {
  while (textAt(await call('readOperation', { params: { id } }), 'status') !== 'succeeded') await delay(50);
};

/** Lists the deliveries until the event of the batch has been accepted, and returns the ID of the delivery. */
const delivered = async (call: Call): Promise<string> => {
  for (;;) {
    const { deliveries } = deliveryList.parse(await call('listDeliveries'));
    const [first] = deliveries;
    if (first?.state === 'delivered') return first.id;
    await delay(50);
  }
};

/** A batch of two, which ends with a webhook. */
const batchCalls = async (call: Call, job_id: string): Promise<void> => {
  const form = { job_id, name: 'Spring', start: 'false' };
  const batch_id = textAt(await call('createBatch', { files: 'resumes.zip', form }), 'batch_id');
  const params = { batch_id };
  await call('startBatch', { params });
  const delivery = { id: await delivered(call) };
  await call('readBatch', { params });
  await call('listBatches', { query: '?limit=1' });
  const ranking = await call('rankBatch', { params });
  await call('rankBatchById', { query: `?batch_id=${batch_id}` });
  await call('rankBatchById', { query: `?batch_id=${batch_id}&format=csv` });
  await call('rerankBatch', { params, json: { weights: { skills: 70, title: 0 }, filters: { min_score: 50 } } });
  const candidate = { batch_id, candidate_id: textAt(ranking, 'ranking.0.candidate_id') };
  await call('reviewCandidate', {
    params: candidate,
    json: { stage: 'interview', starred: true, tags: ['payments'], note: 'Call on Monday.' },
  });
  await call('readCandidate', { params: candidate });
  await call('readCandidateResume', { params: candidate });
  await call('readCandidateAts', { params: candidate });
  await call('readCandidateQuestions', { params: candidate, query: '?count=2&mode=personal' });

  await call('redeliverFailed', { json: { failed_since: new Date(Date.now() - hourMs).toISOString() } });
  await call('redeliver', { params: delivery });

  const pending = await call('parse', { file: 'resume.pdf', form: { language: 'de' }, headers: { prefer: 'respond-async' } });
  await succeeded(call, textAt(pending, 'id'));
};
