import { describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';
import { answer, type Handler, startStub } from './support/stub-server.ts';

const letter = {
  id: '12',
  message_id: 'resume.read:op_1',
  type: 'winnow.resume.read.v2',
  source: '/winnow/gateway/2026.11.9',
  published_at: '2026-11-01T12:00:00.000Z',
  buried_at: '2026-11-01T12:01:00.000Z',
  reason: 'TypeError',
  attempts: 5,
  partition: 3,
  offset: 77,
  payload: { account_id: 'acc_1' },
};

const path = '/v1/topics/resume.read/dead-letters';

const startTopics = () => {
  let left = 1_500;
  const handler: Handler = ({ call, text }, response) => {
    if (call === 'GET /v1/topics') return answer(response, 200, { topics: [{ topic: 'resume.read', dead_letters: left }] });
    if (call === `GET ${path}`) return answer(response, 200, { dead_letters: [letter], next_cursor: null });
    const count = 'all' in JSON.parse(text) ? Math.min(left, 1_000) : 1;
    left -= count;
    return answer(response, 200, { replayed: count, remaining: left });
  };
  return startStub(handler);
};

const call = async (...argv: readonly string[]) => {
  await using stub = await startTopics();
  const result = await runCli(['topics', ...argv], stub.url);
  return { ...result, sent: stub.received.map(({ text }) => (text === '' ? undefined : JSON.parse(text))) };
};

describe('topics', () => {
  it('are listed with their dead letters', async () => {
    expect((await call('list')).stdout).toMatch(/resume\.read +1500/);
  });

  it('show what was given up, when and why', async () => {
    const { stdout } = await call('show', 'resume.read');
    for (const text of ['12', '2026-11-01T12:01:00.000Z', 'TypeError', '77', '{"account_id":"acc_1"}'])
      expect(stdout).toContain(text);
  });

  it('replay some dead letters, or all in as many requests as it takes', async () => {
    const some = await call('replay', 'resume.read', '--id', '12', '--id', '14');
    expect([some.sent, some.stdout]).toEqual([[{ ids: ['12', '14'] }], 'Replayed 1, 1499 left.\n']);
    const all = await call('replay', 'resume.read', '--all');
    expect([all.sent, all.stdout]).toEqual([[{ all: true }, { all: true }], 'Replayed 1500, 0 left.\n']);
  });

  it.each([[[]], [['--all', '--id', '1']], [['--id', 'twelve']]])('do not replay with %j', async (options) => {
    expect(await call('replay', 'resume.read', ...options)).toMatchObject({ exitCode: 2, sent: [] });
  });
});
