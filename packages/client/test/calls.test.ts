import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Client, WinnowError } from '../src/index.ts';
import { errorBody, json, startServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'winnow-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const operation = { id: 'op_1', status: 'running', done: false };
const accepted = json(202, operation, { 'operation-location': '/v1/operations/op_1', 'retry-after': '3' });

describe('a call', () => {
  it('fills the path and the query, and sends the key', async () => {
    await using server = await startServer(json(200, { jobs: [] }));
    await server.client.readCandidate({ batch_id: 'batch/1', candidate_id: 'cand_1', language: 'de' });
    expect(server.received).toMatchObject([
      { call: 'GET /v1/batch/batch%2F1/candidates/cand_1', query: '?language=de', headers: { 'x-api-key': 'a-key' } },
    ]);
    expect(server.received[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('sends JSON, without what the path says', async () => {
    await using server = await startServer(json(200, {}));
    await server.client.correctJob({ job_id: 'job_1', title: 'Keeper', requirements: ['Lamps'] });
    expect(JSON.parse(server.received[0]?.text ?? '')).toEqual({ title: 'Keeper', requirements: ['Lamps'] });
  });

  it('sends files as paths, bytes and named bytes', async () => {
    await using server = await startServer(json(202, { batch_id: 'batch_1' }));
    const path = join(folder, 'ada.txt');
    writeFileSync(path, 'Ada');
    const files = [path, new Uint8Array([66, 111]), { name: 'eve.txt', data: 'Eve' }, new File(['Kim'], 'kim.txt')];
    await server.client.createBatch({ job_id: 'job_1', start: false, files });
    const text = server.received[0]?.text ?? '';
    expect([...text.matchAll(/filename="([^"]*)"/g)].map(([, name]) => name)).toEqual(['ada.txt', 'file', 'eve.txt', 'kim.txt']);
    expect(text).toMatch(/name="start"\r\n\r\nfalse[\s\S]*Ada[\s\S]*Bo[\s\S]*Eve[\s\S]*Kim/);
  });

  it('rejects a path parameter that is missing before anything is sent', async () => {
    await using server = await startServer(json(200, {}));
    await expect(server.client.readJob({ job_id: '' })).rejects.toThrow('job_id is missing.');
    expect(server.received).toEqual([]);
  });

  it('returns nothing for a response without a body', async () => {
    await using server = await startServer(json(204));
    expect(await server.client.deleteJob({ job_id: 'job_1' })).toBeUndefined();
  });

  it('is checked by the compiler', () => {
    const never = (client: Client) => [
      // @ts-expect-error the parameter has another name
      client.readJob({ id: 'job_1' }),
      // @ts-expect-error the field has another name
      client.writeWebhook({ address: 'https://example.com' }),
      // @ts-expect-error a job has no score
      client.readJob({ job_id: 'job_1' }).then(({ score }) => score),
      // @ts-expect-error a batch has no page
      client.page('readBatch', { batch_id: 'batch_1' }),
    ];
    expect(never).toBeTypeOf('function');
  });
});

describe('a retry', () => {
  it('follows a broken connection and Retry-After, under the same idempotency key', async () => {
    await using server = await startServer(
      (response) => response.destroy(),
      json(429, errorBody(429, 'RATE_LIMITED'), { 'retry-after': '4' }),
      json(409, errorBody(409, 'IDEMPOTENCY_IN_PROGRESS'), { 'retry-after': '1' }),
      json(201, { job_id: 'job_1' }),
    );
    expect(await server.client.createJob({ title: 'Keeper', requirements: ['Lamps'] })).toEqual({ job_id: 'job_1' });
    expect(server.slept).toEqual([500, 4_000, 1_000]);
    expect(new Set(server.received.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['id-1']));
  });

  it('uses the idempotency key of the caller', async () => {
    await using server = await startServer(json(202, { batch_id: 'batch_1' }));
    await server.client.startBatch({ batch_id: 'batch_1' }, { idempotencyKey: 'mine' });
    expect(server.received[0]?.headers['idempotency-key']).toBe('mine');
  });

  it('does not follow what cannot pass', async () => {
    await using server = await startServer(json(422, errorBody(422, 'UNREADABLE_FILE', { reason: 'encrypted' })));
    const error = await server.client.parse({ file: { name: 'a.pdf', data: 'x' } }).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(WinnowError);
    expect(error).toMatchObject({
      code: 'UNREADABLE_FILE',
      status: 422,
      reason: 'encrypted',
      suggestion: 'Do it otherwise.',
      requestId: 'req_1',
    });
    expect(server.received).toHaveLength(1);
  });

  it('ends where the server stays away', async () => {
    await using server = await startServer((response) => response.destroy());
    await expect(server.client.listJobs()).rejects.toMatchObject({ code: 'UNREACHABLE', status: undefined });
    expect(server.slept).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  });
});

describe('an unexpected response', () => {
  it.each([
    ['a page', 502, '<html>', {}, undefined],
    ['no JSON', 200, '<p>', {}, undefined],
    ['a code of a later release', 400, JSON.stringify(errorBody(400, 'NEW_CODE')), {}, undefined],
    ['a redirect, which is not followed with the key', 301, '', { location: 'https://example.com/' }, 'https://example.com/'],
  ])('is an error of its own: %s', async (_, status, text, headers, location) => {
    await using server = await startServer((response) => response.writeHead(status, headers).end(text));
    await expect(server.client.listJobs()).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE', location });
    expect(server.received).toHaveLength(1);
  });
});

describe('an operation that was accepted', () => {
  it('is polled until it is done, when the server says', async () => {
    const done = json(200, { ...operation, status: 'succeeded', done: true, result: { score: 80 } });
    await using server = await startServer(accepted, json(200, operation, { 'retry-after': '2' }), done);
    expect(await server.client.scoreAts({ file: { name: 'a.txt', data: 'a' } })).toEqual({ score: 80 });
    expect(server.slept).toEqual([3_000, 2_000]);
    expect(server.received.map(({ call }) => call)).toEqual(['POST /v1/score-ats', ...Array(2).fill('GET /v1/operations/op_1')]);
  });

  it('throws its error', async () => {
    const failed = json(200, { ...operation, status: 'failed', done: true, error: errorBody(422, 'UNREADABLE_FILE') });
    await using server = await startServer(accepted, failed);
    await expect(server.client.parse({ file: { name: 'a.txt', data: 'a' } })).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
  });

  it('returns its page', async () => {
    await using server = await startServer(accepted, (response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
    );
    expect(await server.client.page('scoreAts', { file: { name: 'a.txt', data: 'a' } })).toBe('<p>');
    expect(server.received.map(({ headers }) => headers.accept)).toEqual(['text/html', 'text/html']);
  });

  it('is left when the caller aborts, with the reason', async () => {
    const controller = new AbortController();
    await using server = await startServer(accepted, (response) => {
      controller.abort(new Error('enough'));
      response.end('{}');
    });
    await expect(server.client.parse({ file: { name: 'a.txt', data: 'a' } }, { signal: controller.signal })).rejects.toThrow(
      'enough',
    );
  });
});

describe('a list', () => {
  it('is read page by page', async () => {
    const job = (job_id: string) => ({ job_id });
    await using server = await startServer(
      json(200, { jobs: [job('a'), job('b')], next_cursor: 'c1' }),
      json(200, { jobs: [job('c')], next_cursor: null }),
    );
    const ids: string[] = [];
    for await (const { job_id } of server.client.items('listJobs', { limit: 2 })) ids.push(job_id);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(server.received.map(({ query }) => query)).toEqual(['?limit=2', '?limit=2&cursor=c1']);
  });

  it('that is asked for with a body has its cursor there', async () => {
    await using server = await startServer(
      json(200, { ranking: [1], next_cursor: 'c1' }),
      json(200, { ranking: [2], next_cursor: null }),
    );
    for await (const page of server.client.pages('rerankBatch', { batch_id: 'b', limit: 1 }))
      expect(page.ranking).toHaveLength(1);
    expect(server.received.map(({ text }) => JSON.parse(text))).toEqual([{ limit: 1 }, { limit: 1, cursor: 'c1' }]);
  });
});
