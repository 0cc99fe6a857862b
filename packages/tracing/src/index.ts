export { openTracing, type SamplerName, type TracingSettings } from './open-tracing.ts';
export { traceFiles } from './trace-files.ts';
export { traceStore } from './trace-store.ts';
