import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';
import { answer, startStub } from './support/stub-server.ts';

const secret = 'whsec_c29tZSBieXRlcyBmb3IgYW4gZXhhbXBsZQ==';
const event = {
  event: 'batch.completed',
  batch_id: 'batch_1',
  job_id: 'job_1',
  status: 'partial',
  total_candidates: 3,
  success: 2,
  failed: 1,
  resumes_scored: 2,
  timestamp: '2026-11-01T12:00:00.000Z',
};

/** A server that sends a webhook, and one that somebody else made up, as soon as it is told where to. */
const startSender = (before: string | null) => {
  const settings = { url: before, enabled: before !== null };
  const deliver = async (url: string): Promise<void> => {
    const body = JSON.stringify(event);
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    await fetch(url, { method: 'POST', headers: { 'x-svc-signature': signature }, body: `${body} ` });
    await fetch(url, { method: 'POST', headers: { 'x-svc-signature': signature }, body });
  };
  return startStub(async ({ call, text }, response) => {
    if (call === 'GET /v1/webhook/secret') {
      answer(response, 200, { secret });
      const put = sender().received.find((each) => each.call === 'PUT /v1/webhook');
      // Ctrl-C may come first.
      await deliver(JSON.parse(put?.text ?? '{}').url).catch(() => {});
    } else if (call === 'GET /v1/webhook') answer(response, 200, settings);
    else if (call === 'PUT /v1/webhook') answer(response, 200, JSON.parse(text));
    else answer(response, 204);
  }).then((stub) => {
    current = stub;
    return stub;
  });
};
let current: Awaited<ReturnType<typeof startStub>> | undefined;
const sender = () => {
  if (current === undefined) throw new Error('The sender has not started.');
  return current;
};

const callsOf = (stub: { readonly received: readonly { readonly call: string; readonly text: string }[] }) =>
  stub.received.map(({ call }) => call);

describe('listen', () => {
  it('prints what is genuine, and sets the webhook back as it was', async () => {
    await using stub = await startSender(null);
    const { exitCode, stdout, stderr } = await runCli(['listen', '--count', '1'], stub.url);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'batch_1 partial: 2 of 3 scored, 1 failed\n' });
    expect(stderr).toMatch(/^Webhooks come to http:\/\/127\.0\.0\.1:\d+\/\. Ctrl-C ends this\.\n/);
    expect(stderr).toContain('Rejected a request with an invalid signature.');
    expect(callsOf(stub)).toEqual(['GET /v1/webhook', 'PUT /v1/webhook', 'GET /v1/webhook/secret', 'DELETE /v1/webhook']);
  });

  it('prints events as JSON, and takes the place of another address when told', async () => {
    await using stub = await startSender('https://hooks.example.com/');
    const { stdout } = await runCli(['listen', '--count', '1', '--json', '--replace'], stub.url);
    expect(JSON.parse(stdout)).toEqual(event);
    expect(JSON.parse(stub.received.at(-1)?.text ?? '')).toEqual({ url: 'https://hooks.example.com/', enabled: true });
  });

  it('leaves another address alone', async () => {
    await using stub = await startSender('https://hooks.example.com/');
    const result = await runCli(['listen'], stub.url);
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--replace') });
    expect(callsOf(stub)).toEqual(['GET /v1/webhook']);
  });

  it('ends on Ctrl-C', async () => {
    await using stub = await startSender(null);
    const interruptWhen = (text: string) => text.includes('Webhooks come to');
    expect((await runCli(['listen'], stub.url, { interruptWhen })).exitCode).toBe(0);
    expect(callsOf(stub).at(-1)).toBe('DELETE /v1/webhook');
  });
});
