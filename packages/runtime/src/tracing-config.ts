import { choiceKey, integerKey, optional, patternKey, textKey } from './config-key.ts';
import type { Config } from './read-config.ts';

const url = { pattern: /^https?:\/\/\S+$/, accepts: 'http://… or https://…', fallback: '' } as const;

/**
 * Configuration keys of tracing that Winnow reads itself, named by OpenTelemetry. The SDK reads the others from the environment.
 */
export const tracingConfig = {
  tracingOff: choiceKey({
    key: 'OTEL_SDK_DISABLED',
    choices: ['false', 'true'],
    fallback: 'false',
    meaning: 'turns tracing off, whatever else is set',
  }),
  tracesExporter: optional(
    choiceKey({
      key: 'OTEL_TRACES_EXPORTER',
      choices: ['otlp', 'none'],
      fallback: 'none',
      meaning: 'where traces are sent; unset, `otlp` if one of the endpoints is set',
    }),
  ),
  otlpEndpoint: optional(
    patternKey({ key: 'OTEL_EXPORTER_OTLP_ENDPOINT', ...url, meaning: 'address of the collector, without `/v1/traces`' }),
  ),
  otlpTracesEndpoint: optional(
    patternKey({ key: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ...url, meaning: 'full address that traces are sent to' }),
  ),
  otlpProtocol: choiceKey({
    key: 'OTEL_EXPORTER_OTLP_PROTOCOL',
    choices: ['http/protobuf', 'http/json'],
    fallback: 'http/protobuf',
    meaning: 'encoding of traces',
  }),
  serviceName: optional(
    textKey({ key: 'OTEL_SERVICE_NAME', fallback: '', meaning: 'name of the service in traces; unset, `winnow-` and its name' }),
  ),
  tracesSampler: choiceKey({
    key: 'OTEL_TRACES_SAMPLER',
    choices: [
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
      'always_on',
      'always_off',
      'traceidratio',
    ],
    fallback: 'parentbased_always_on',
    meaning: 'which traces are recorded; with `parentbased_…`, the `traceparent` of a request decides if it has one',
  }),
  tracesRatio: patternKey({
    key: 'OTEL_TRACES_SAMPLER_ARG',
    pattern: /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/,
    accepts: 'a number from 0 to 1',
    fallback: '1',
    meaning: 'share of traces that `…traceidratio` records',
  }),
  tracesEveryMs: integerKey({
    key: 'OTEL_BSP_SCHEDULE_DELAY',
    min: 1,
    max: 600_000,
    fallback: '5000',
    meaning: 'milliseconds between two exports of spans',
  }),
  tracesQueued: integerKey({
    key: 'OTEL_BSP_MAX_QUEUE_SIZE',
    min: 1,
    max: 1_000_000,
    fallback: '2048',
    meaning: 'maximum spans that wait to be exported; more are dropped',
  }),
  tracesBatch: integerKey({
    key: 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
    min: 1,
    max: 100_000,
    fallback: '512',
    meaning: 'maximum spans of one export',
  }),
} as const;

export type TracingConfig = Config<typeof tracingConfig>;

/** True when traces are to be recorded: an exporter or the address of a collector is set. */
export const isTraced = ({ tracingOff, tracesExporter, otlpEndpoint, otlpTracesEndpoint }: TracingConfig): boolean => {
  if (tracingOff === 'true') return false;
  if (tracesExporter !== undefined) return tracesExporter === 'otlp';
  return otlpEndpoint !== undefined || otlpTracesEndpoint !== undefined;
};
