import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { json, startServer } from './start-server.ts';

const batch = (status: string, success: number, failed: number) => ({ batch_id: 'batch_1', status, success, failed });
const candidate = (id: number, status: 'scored' | 'failed') =>
  `id: ${id}\nevent: candidate\ndata: ${JSON.stringify({ candidate_id: `cand_${id}`, status })}\n\n`;
const ended = `event: batch\ndata: ${JSON.stringify(batch('partial', 1, 1))}\n\n`;
const events = (text: string, then: (response: ServerResponse) => void) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(text, () => then(response));
};

describe('a batch that is watched', () => {
  it('tells of each candidate once and goes on where the stream broke', async () => {
    await using server = await startServer(
      events(candidate(1, 'scored'), (response) => response.destroy()),
      events(`${candidate(1, 'scored')}${candidate(2, 'failed')}${ended}`, (response) => response.end()),
    );
    const seen: unknown[] = [];
    for await (const { kind, done, failed } of server.client.watchBatch({ batch_id: 'batch_1' })) seen.push([kind, done, failed]);
    expect(seen).toEqual([
      ['candidate', 1, 0],
      ['candidate', 2, 1],
      ['ended', 2, 1],
    ]);
    expect(server.received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1']);
  });

  it('is polled where events do not get through', async () => {
    const proxy = (response: ServerResponse) => response.writeHead(502).end();
    await using server = await startServer(
      proxy,
      proxy,
      proxy,
      json(200, batch('running', 1, 0)),
      json(200, batch('completed', 2, 0)),
    );
    expect(await server.client.waitForBatch({ batch_id: 'batch_1' })).toMatchObject({ status: 'completed' });
    expect(server.received.map(({ call }) => call).at(-1)).toBe('GET /v1/batch/batch_1');
  });

  it('that does not exist is an error', async () => {
    await using server = await startServer(json(404, { detail: { error: 'BATCH_NOT_FOUND', message: 'No.', suggestion: '' } }));
    await expect(server.client.waitForBatch({ batch_id: 'batch_1' })).rejects.toMatchObject({ code: 'BATCH_NOT_FOUND' });
  });
});

describe('a ranking as CSV', () => {
  it('is a stream', async () => {
    await using server = await startServer((response) => response.end('rank,score\n1,90\n'));
    const stream = await server.client.rankBatchCsv({ batch_id: 'batch_1', provisional: true });
    expect(await new Response(stream).text()).toBe('rank,score\n1,90\n');
    expect(server.received[0]?.query).toBe('?format=csv&provisional=true');
  });
});
