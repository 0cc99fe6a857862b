import { type Files, type Store, type Tracing, untraced } from '@winnow/ports';
import manifest from '../package.json' with { type: 'json' };
import type { CommonConfig } from './common-config.ts';
import { isTraced, type TracingConfig } from './tracing-config.ts';

/** A collector that is away would otherwise fill the log. */
const reportEveryMs = 60_000;

const now = (): number => performance.now();

const seldom = (report: (error: unknown) => void): ((error: unknown) => void) => {
  let next = 0;
  return (error) => {
    if (now() < next) return;
    next = now() + reportEveryMs;
    report(error);
  };
};

/** The tracing that `OTEL_*` configures; the SDK is loaded only then. */
export const openTracing = async (
  config: TracingConfig,
  service: string,
  onFault: (error: unknown) => void,
): Promise<Tracing> => {
  if (!isTraced(config)) return untraced;
  const { openTracing: open } = await import('@winnow/tracing');
  return open({
    service: config.serviceName ?? `winnow-${service}`,
    version: manifest.version,
    protocol: config.otlpProtocol,
    sampler: config.tracesSampler,
    ratio: Number(config.tracesRatio),
    everyMs: config.tracesEveryMs,
    maxQueued: config.tracesQueued,
    maxBatch: config.tracesBatch,
    onFault: seldom(onFault),
  });
};

type Stores = { readonly store: Store; readonly files: Files };

/** The same backends; with tracing, each call of store and files is a span. */
export const traceAdapters = async <Adapters extends Stores>(
  adapters: Adapters,
  tracing: Tracing,
  { backend, s3Bucket }: Pick<CommonConfig, 'backend' | 's3Bucket'>,
): Promise<Adapters> => {
  if (tracing === untraced) return adapters;
  const { traceFiles, traceStore } = await import('@winnow/tracing');
  const facts = { 'db.system.name': backend === 'standalone' ? 'sqlite' : 'mongodb' };
  return {
    ...adapters,
    store: traceStore(adapters.store, tracing, facts),
    files: traceFiles(adapters.files, tracing, s3Bucket === undefined ? facts : { 'db.system.name': 's3' }),
  };
};
