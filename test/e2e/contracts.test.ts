import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ranking, structuredResume } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenFile, makeBatchJob, startBatch, textFile, textFiles, untilEnded } from '../support/batch-calls.ts';
import { get, post, send } from '../support/call.ts';
import { type Contract, neverSeen } from '../support/contract-rules.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { type LoggedMessage, readMessages, wrongMessages } from '../support/messages-of-log.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';
import { readSource, root } from '../support/workspaces.ts';

const consumers = globSync('services/*/contract.json', { cwd: root })
  .toSorted()
  .map((path) => [path.split('/')[1] ?? '', JSON.parse(readSource(path)) as Contract] as const);

/** Asks for whatever makes services send each other every type of message. */
const askForEverything = async (deployment: Deployment): Promise<void> => {
  const url = (path: string): string => `${deployment.addresses()[0]}${path}`;
  const receiver = createServer((_, response) => response.writeHead(204).end()).listen(0, '127.0.0.1');
  await vi.waitFor(() => expect(receiver.listening).toBe(true));
  await send('PUT', url('/v1/webhook'), { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` });
  await send('POST', url('/v1/webhook/test'));
  const job_id = await makeBatchJob(deployment.addresses()[0] ?? '');
  await post(url('/v1/score-ats'), { file: textFile(1), headers: { accept: 'text/html' } });
  const parsed = await post(url('/v1/parse'), { file: textFile(2) });
  await post(url('/v1/parse'), { file: brokenFile });
  await post(url('/v1/score-match-parsed'), { file: textFile(3), fields: { job_id } });
  await post(url('/v1/questions'), { file: textFile(4), fields: { job_id } });
  await send('POST', url('/v1/parse-job'), {
    job_description: 'Operations Lead\nRequirements: SQL, Kubernetes, 5 years of experience.',
  });
  const { batch_id } = await startBatch(deployment.addresses()[0] ?? '', job_id, [...textFiles(2, 5), brokenFile]);
  await untilEnded(deployment.addresses, batch_id);
  ranking.parse((await get(url(`/v1/batch/${batch_id}/rank`))).body);
  const cancelled = await startBatch(deployment.addresses()[0] ?? '', job_id, textFiles(2, 7));
  await send('POST', url(`/v1/batch/${cancelled.batch_id}/cancel`));
  await send('DELETE', url(`/v1/batch/${cancelled.batch_id}`));
  await send('DELETE', url(`/v1/resumes/${structuredResume.parse(parsed.body).document.sha256}`));
  receiver.close();
};

describe('what services send each other', () => {
  let messages: readonly LoggedMessage[];
  let folder: string;

  beforeAll(async () => {
    folder = await createFolder();
    const deployment = await deployStandalone({ WINNOW_DATA_DIR: folder });
    try {
      await askForEverything(deployment);
    } finally {
      await deployment.stop();
    }
    messages = await readMessages({ folder });
  });
  afterAll(() => removeFolder(folder));

  it('keeps to the AsyncAPI document: headers, payloads, versions and topics', () => {
    expect(new Set(messages.map(({ type }) => type))).toEqual(
      new Set(consumers.flatMap(([, { consumes }]) => Object.keys(consumes))),
    );
    expect(wrongMessages(messages)).toEqual([]);
  });

  it.each(
    consumers.flatMap(([service, { consumes }]) =>
      Object.entries(consumes).map(([type, { needs }]) => [service, type, needs] as const),
    ),
  )('has what %s needs of %s', (_, type, needs) => {
    const payloads = messages.filter((message) => message.type === type).map(({ payload }) => payload);
    expect(neverSeen(needs, payloads)).toEqual([]);
  });

  it('would be caught: a message that breaks the document', () => {
    const [first] = messages;
    if (first === undefined) throw new Error('There is no message.');
    const broken = { ...first, headers: { ...first.headers, ce_type: 'winnow.other.v1' }, payload: {} };
    expect(wrongMessages([broken])).toHaveLength(2);
  });
});
