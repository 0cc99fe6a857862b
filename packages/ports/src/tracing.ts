import type { Headers } from './log.ts';

/** Properties of a span: IDs, counts and codes, never content. */
export type SpanFacts = { readonly [name: string]: string | number | boolean };

export type SpanOptions = {
  /** Defaults to work inside the process. */
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly facts?: SpanFacts;
  /** Headers of the request or message that caused this; without a trace in them, a new one begins. Defaults to the current span. */
  readonly from?: Headers;
  /** Begins a trace of its own that is linked to the one in these headers, or in those of the current span if they have none. */
  readonly linkedTo?: Headers;
};

/** A part of a trace while it runs. */
export type Span = {
  readonly rename: (name: string) => void;
  readonly note: (facts: SpanFacts) => void;
  /** Marks the span as failed: with a code, or the class or code of an error, never its message. */
  readonly fail: (error: unknown) => void;
};

/** When something ran, in milliseconds since the epoch. */
export type Period = { readonly fromMs: number; readonly toMs: number };

export type SpanIds = { readonly trace_id: string; readonly span_id: string };

/** Follows a request through processes. An operation that runs outside of a span and names no cause is not traced. */
export interface Tracing {
  /** Runs the work as a span, which is current for everything that the work calls. A rejection marks it as failed. */
  run<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** Like `run`, if there is a current span; otherwise only runs the work. */
  inside<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** Adds something that has already run to the current span. */
  record(name: string, period: Period, facts: SpanFacts): void;
  /** Carries the current span to another process, as headers of a request or a message; none outside of a trace. */
  headers(): Headers;
  /** IDs of the current span, if it is recorded. */
  ids(): SpanIds | undefined;
  /** Sends what was recorded. */
  close(): Promise<void>;
}

/** The field of a record by which later work joins the current trace; nothing outside of a trace. */
export const traceField = (tracing: Pick<Tracing, 'headers'>): { readonly trace?: Headers } => {
  const trace = tracing.headers();
  return Object.keys(trace).length === 0 ? {} : { trace };
};

const noSpan: Span = { rename: () => {}, note: () => {}, fail: () => {} };
const noHeaders: Headers = {};

/** Follows nothing: what a process uses whose tracing is not configured. */
export const untraced: Tracing = {
  run: (_name, _options, work) => work(noSpan),
  inside: (_name, _options, work) => work(noSpan),
  record: () => {},
  headers: () => noHeaders,
  ids: () => undefined,
  close: async () => {},
};
