import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { makeBatchJob, startBatch, textFiles, untilEnded } from '../support/batch-calls.ts';
import { post, send } from '../support/call.ts';
import { makeSample, renderPdf } from '../support/make-resume.ts';
import { readPromql, readScrape } from '../support/promql.ts';
import { openTraceCollector } from '../support/trace-collector.ts';
import { readSource, root } from '../support/workspaces.ts';
import { describeModes } from './modes.ts';

const collector = await openTraceCollector();
afterAll(() => collector[Symbol.asyncDispose]());

const patience = { timeout: 180_000, interval: 100 };
const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);
const namesOf = (traceId: string): readonly string[] => spansOf(traceId).map(({ name }) => name);
const newTrace = () => ({ traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') });

/** Every expression of dashboards and rules. */
const expressions = (): readonly string[] => [
  ...globSync('deploy/observability/dashboards/*.json', { cwd: root }).flatMap((path) =>
    JSON.parse(readSource(path)).panels.flatMap(({ targets }: { readonly targets: readonly { readonly expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    ),
  ),
  ...globSync('deploy/observability/rules/*.yaml', { cwd: root }).flatMap((path) =>
    parse(readSource(path)).groups.flatMap(({ rules }: { readonly rules: readonly { readonly expr: string }[] }) =>
      rules.map(({ expr }) => expr),
    ),
  ),
];

describeModes((deployment) => {
  const address = (): string => deployment().addresses()[0] ?? '';
  const services = (names: readonly string[]): readonly string[] =>
    deployment().mode === 'standalone' ? ['winnow-standalone'] : names.map((name) => `winnow-${name}`);
  const asked = newTrace();
  let scored: Awaited<ReturnType<typeof post>>;

  beforeAll(async () => {
    const file = { name: 'resume.pdf', bytes: await renderPdf(makeSample(70)) };
    const headers = { traceparent: `00-${asked.traceId}-${asked.spanId}-01` };
    scored = await post(`${address()}/v1/score-ats`, { file, headers });
  });

  it('follows a score through requests, messages, threads and stores as one trace', async () => {
    expect(scored.status).toBe(200);
    const expected = [
      'POST scoreAts',
      'put file',
      'publish resume.read',
      'process resume.read',
      'get resumes',
      'read file',
      'task extract',
      'extract in thread',
      'insert resumes',
      'publish ats.score',
      'process ats.score',
      'task assess',
      'assess in thread',
      'insert scores',
      'publish operation.done',
      'process operation.done',
      'get scores',
    ];
    await vi.waitFor(() => expect(namesOf(asked.traceId)).toEqual(expect.arrayContaining(expected)), patience);
    const spans = spansOf(asked.traceId);
    const known = new Set([asked.spanId, ...spans.map(({ spanId }) => spanId)]);
    expect(spans.filter(({ parentId }) => !known.has(parentId)).map(({ name }) => name)).toEqual([]);
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(services(['gateway', 'parser', 'scoring'])));
  });

  it('names no account, no file and no person in a span', () => {
    const facts = spansOf(asked.traceId).flatMap((span) => [span.name, ...span.facts.values()]);
    const sha256 = (scored.body.document as { readonly sha256: string }).sha256;
    expect(facts.filter((fact) => fact.includes(sha256) || /acc_|resume\.pdf|@/.test(fact))).toEqual([]);
  });

  it('writes the trace into the log', async () => {
    const lines = deployment()
      .processes()
      .flatMap((process) => process.lines)
      .flatMap((line) => (line.startsWith('{') ? JSON.parse(line) : []));
    expect(lines.find(({ msg, route }) => msg === 'Request' && route === 'scoreAts')).toMatchObject({
      trace_id: asked.traceId,
      span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('serves every metric that dashboards and rules name, with examples of traces', async () => {
    const scrapes = await Promise.all(
      deployment()
        .metricsAddresses()
        .map(async (each) => (await fetch(`${each}/metrics`)).text()),
    );
    const { series, labels } = readScrape(scrapes.join('\n'));
    // Only distributed processes compare clocks.
    const missing = expressions()
      .flatMap((expression) => readPromql(expression).metrics)
      .filter((name) => !series.has(name) && !(deployment().mode === 'standalone' && name === 'winnow_clock_offset_seconds'));
    expect(missing).toEqual([]);
    expect([...labels]).toEqual(expect.arrayContaining(['topic', 'group', 'route', 'operation', 'task', 'engine_version']));
    expect(scrapes.join('\n')).toMatch(
      /winnow_message_seconds_bucket\{.*topic="resume.read".*\} \d+ # \{trace_id="[0-9a-f]{32}"/,
    );
    expect(scrapes.join('\n')).toMatch(/winnow_consumer_lag_messages\{topic="resume.read",group="parser"\} 0/);
    expect(scrapes.every((scrape) => scrape.endsWith('# EOF\n'))).toBe(true);
  });

  describe('of a batch', () => {
    it('is one trace from its start to its webhook, to which those of its candidates are linked', async () => {
      const received: (string | undefined)[] = [];
      const receiver = createServer((request, response) => {
        received.push(request.headers.traceparent?.toString());
        response.writeHead(204).end();
      }).listen(0, '127.0.0.1');
      await once(receiver, 'listening');
      const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
      await send('PUT', `${address()}/v1/webhook`, { url: hook });
      const job = await makeBatchJob(address());
      const { batch_id } = await startBatch(address(), job, textFiles(2));
      await untilEnded(deployment().addresses, batch_id);
      await vi.waitFor(() => expect(received).toHaveLength(1), patience);
      receiver.close();

      const [, traceId = ''] = received[0]?.split('-') ?? [];
      const whole = [
        'POST createBatch',
        'process batch.start',
        'announce end of batch',
        'process batch.completed',
        'send webhook',
      ];
      await vi.waitFor(() => expect(namesOf(traceId)).toEqual(expect.arrayContaining(whole)), patience);
      const linked = () => collector.spans().filter(({ links }) => links.includes(traceId));
      await vi.waitFor(
        () => expect(linked().map(({ name }) => name)).toEqual(Array(2).fill('publish resume.read.bulk')),
        patience,
      );
      const [candidate = { traceId: '' }] = linked();
      const steps = ['process resume.read.bulk', 'process match.score.bulk', 'process candidate.done.bulk'];
      await vi.waitFor(() => expect(namesOf(candidate.traceId)).toEqual(expect.arrayContaining(steps)), patience);
    });
  });
}, collector.environment);
