import { DiagLogLevel, diag } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from '@winnow/ports';
import { createTracing } from './create-tracing.ts';

/** As OpenTelemetry names them. */
export type SamplerName =
  | 'always_on'
  | 'always_off'
  | 'traceidratio'
  | 'parentbased_always_on'
  | 'parentbased_always_off'
  | 'parentbased_traceidratio';

export type TracingSettings = {
  /** Unless `OTEL_SERVICE_NAME` or `OTEL_RESOURCE_ATTRIBUTES` name it otherwise. */
  readonly service: string;
  readonly version: string;
  readonly protocol: 'http/protobuf' | 'http/json';
  readonly sampler: SamplerName;
  /** Share of traces that the ratio samplers keep. */
  readonly ratio: number;
  readonly everyMs: number;
  readonly maxQueued: number;
  readonly maxBatch: number;
  /** Spans could not be sent. */
  readonly onFault: (error: unknown) => void;
};

/** A collector that does not respond must not delay the end of the process. */
const closeMs = 3_000;

const rootSampler = (name: SamplerName, ratio: number): Sampler => {
  if (name.endsWith('traceidratio')) return new TraceIdRatioBasedSampler(ratio);
  return name.endsWith('always_off') ? new AlwaysOffSampler() : new AlwaysOnSampler();
};

const samplerOf = ({ sampler, ratio }: TracingSettings): Sampler => {
  const root = rootSampler(sampler, ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
};

const exporterOf = async ({ protocol }: TracingSettings): Promise<SpanExporter> => {
  const { OTLPTraceExporter } = await (protocol === 'http/json'
    ? import('@opentelemetry/exporter-trace-otlp-http')
    : import('@opentelemetry/exporter-trace-otlp-proto'));
  return new OTLPTraceExporter();
};

/**
 * Opens tracing that sends spans over OTLP. Endpoint, headers, certificates, compression and time-outs are read by the exporter
 * from the environment.
 */
export const openTracing = async (settings: TracingSettings): Promise<Tracing> => {
  const { service, version, everyMs, maxQueued, maxBatch, onFault } = settings;
  setGlobalErrorHandler(onFault);
  const silent = (): void => {};
  diag.setLogger({ error: onFault, warn: onFault, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const own = { 'service.name': service, 'service.version': version, 'service.namespace': 'winnow' };
  const provider = new TracerProvider({
    resource: resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: await exporterOf(settings),
        scheduledDelayMillis: everyMs,
        maxQueueSize: maxQueued,
        maxExportBatchSize: Math.min(maxBatch, maxQueued),
      }),
    ],
  });
  return createTracing(provider.getTracer('winnow', version), async () => {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, closeMs);
    await Promise.race([provider.shutdown().catch(onFault), late.promise]);
    clearTimeout(timer);
  });
};
