import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { isAppError } from '@winnow/kernel';
import { type Headers, type Span, type SpanOptions, type Tracing, untraced } from '@winnow/ports';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Our own errors have a code; a message may quote a document. */
const errorType = (error: unknown): string =>
  isAppError(error) ? error.code : error instanceof Error ? error.name : typeof error === 'string' ? error : typeof error;

/** Tracing by a tracer of the SDK, without its globals: several may work in one process. */
export const createTracing = (tracer: Tracer, close: () => Promise<void>): Tracing => {
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const contextOf = (headers: Headers): Context => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);

  const startIn = (name: string, { kind, facts, from, linkedTo }: SpanOptions) => {
    const current = contexts.active();
    const options = {
      ...(kind === undefined ? {} : { kind: kinds[kind] }),
      ...(facts === undefined ? {} : { attributes: facts }),
    };
    if (linkedTo === undefined) {
      const parent = from === undefined ? current : contextOf(from);
      return { span: tracer.startSpan(name, options, parent), parent };
    }
    const cause = trace.getSpanContext(contextOf(linkedTo)) ?? trace.getSpanContext(current);
    const links = cause === undefined ? [] : [{ context: cause }];
    return { span: tracer.startSpan(name, { ...options, links }, ROOT_CONTEXT), parent: ROOT_CONTEXT };
  };

  const run: Tracing['run'] = (name, options, work) => {
    const { span, parent } = startIn(name, options);
    const handle: Span = {
      rename: (next) => void span.updateName(next),
      note: (facts) => void span.setAttributes(facts),
      fail: (error) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(error)),
    };
    return contexts.with(trace.setSpan(parent, span), async () => {
      try {
        return await work(handle);
      } catch (error) {
        handle.fail(error);
        throw error;
      } finally {
        span.end();
      }
    });
  };

  return {
    run,
    inside: (name, options, work) =>
      trace.getSpan(contexts.active()) === undefined ? untraced.inside(name, options, work) : run(name, options, work),
    record: (name, { fromMs, toMs }, facts) => {
      const current = contexts.active();
      if (trace.getSpan(current) === undefined) return;
      tracer.startSpan(name, { startTime: fromMs, attributes: facts }, current).end(toMs);
    },
    headers: () => {
      const headers: { [name: string]: string } = {};
      propagator.inject(contexts.active(), headers, {
        set: (carrier, name, value) => {
          carrier[name] = value;
        },
      });
      return headers;
    },
    ids: () => {
      const span = trace.getSpan(contexts.active());
      if (span === undefined || !span.isRecording()) return undefined;
      const { traceId, spanId } = span.spanContext();
      return { trace_id: traceId, span_id: spanId };
    },
    close,
  };
};
