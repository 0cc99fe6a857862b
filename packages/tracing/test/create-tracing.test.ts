import {
  AlwaysOffSampler,
  InMemorySpanExporter,
  type Sampler,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AppError } from '@winnow/kernel';
import { type Tracing, untraced } from '@winnow/ports';
import { describe, expect, it } from 'vitest';
import { createTracing } from '../src/create-tracing.ts';

const open = (sampler?: Sampler) => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
    ...(sampler === undefined ? {} : { sampler }),
  });
  const tracing = createTracing(provider.getTracer('test'), () => provider.shutdown());
  const spans = () => exporter.getFinishedSpans();
  const spanOf = (name: string) => spans().find((span) => span.name === name);
  return { tracing, spans, spanOf };
};

const nothing = async (): Promise<void> => {};
const caller = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };

describe('a span', () => {
  it('belongs to the one around it, across everything that is waited for', async () => {
    const { tracing, spanOf } = open();
    await tracing.run('outer', {}, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await tracing.inside('inner', { facts: { number: 1 } }, nothing);
    });
    expect(spanOf('inner')?.parentSpanContext?.spanId).toBe(spanOf('outer')?.spanContext().spanId);
    expect(spanOf('inner')?.attributes).toEqual({ number: 1 });
  });

  it('joins the trace of a caller, and hands it on', async () => {
    const { tracing, spanOf } = open();
    let handed: ReturnType<Tracing['headers']> = {};
    await tracing.run('request', { from: caller }, async () => {
      handed = tracing.headers();
    });
    const { traceId, spanId } = spanOf('request')?.spanContext() ?? {};
    expect(traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(handed).toEqual({ traceparent: `00-${traceId}-${spanId}-01` });
  });

  it('begins a trace when its cause has none, whatever is current', async () => {
    const { tracing, spans } = open();
    await tracing.run('message', {}, () => tracing.run('other message', { from: {} }, nothing));
    expect(new Set(spans().map((span) => span.spanContext().traceId)).size).toBe(2);
  });

  it('begins a trace that is linked to its cause', async () => {
    const { tracing, spanOf } = open();
    await tracing.run('batch', {}, () => tracing.inside('candidate', { linkedTo: caller }, nothing));
    expect(spanOf('candidate')?.parentSpanContext).toBeUndefined();
    expect(spanOf('candidate')?.links.map(({ context }) => context.traceId)).toEqual(['0af7651916cd43dd8448eb211c80319c']);
    await tracing.run('other batch', {}, () => tracing.inside('other candidate', { linkedTo: {} }, nothing));
    expect(spanOf('other candidate')?.links[0]?.context.spanId).toBe(spanOf('other batch')?.spanContext().spanId);
  });

  it('has failed with its work, and says how without the message', async () => {
    const { tracing, spanOf } = open();
    const failing = tracing.run('work', {}, () => Promise.reject(new AppError('NOT_FOUND', 'Jane Doe is missing.')));
    await expect(failing).rejects.toThrow('Jane Doe');
    expect(spanOf('work')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'NOT_FOUND' } });
    expect(JSON.stringify([spanOf('work')?.status, spanOf('work')?.events, spanOf('work')?.attributes])).not.toContain('Jane');
  });

  it('can be added after it ran', async () => {
    const { tracing, spanOf } = open();
    await tracing.run('task', {}, async () => tracing.record('thread', { fromMs: 1_000, toMs: 1_250 }, { 'thread.id': 3 }));
    expect(spanOf('thread')).toMatchObject({ duration: [0, 250_000_000], attributes: { 'thread.id': 3 } });
  });
});

describe('outside of a span', () => {
  it('only runs the work', async () => {
    const { tracing, spans } = open();
    expect(await tracing.inside('sweep', {}, async () => 7)).toBe(7);
    tracing.record('thread', { fromMs: 1, toMs: 2 }, {});
    expect([spans(), tracing.headers(), tracing.ids()]).toEqual([[], {}, undefined]);
  });
});

describe('a trace that is not sampled', () => {
  it('is handed on as such, and gives no examples', async () => {
    const { tracing, spans } = open(new AlwaysOffSampler());
    await tracing.run('request', {}, async () => {
      expect(tracing.headers().traceparent).toMatch(/-00$/);
      expect(tracing.ids()).toBeUndefined();
    });
    expect(spans()).toEqual([]);
  });
});

describe('without tracing', () => {
  it('work runs, and nothing is handed on', async () => {
    expect(await untraced.run('work', {}, async () => 1)).toBe(1);
    expect([untraced.headers(), untraced.ids()]).toEqual([{}, undefined]);
  });
});
