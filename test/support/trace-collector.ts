import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type CollectedSpan = {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly facts: ReadonlyMap<string, string>;
  /** Traces that it is linked to. */
  readonly links: readonly string[];
};

export type TraceCollector = AsyncDisposable & {
  /** What makes a process send its traces here at once. */
  readonly environment: { readonly [key: string]: string };
  readonly spans: () => readonly CollectedSpan[];
};

type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly boolValue?: boolean };
type Attributes = readonly { readonly key: string; readonly value: Value }[];
type OtlpSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes?: Attributes;
  readonly links?: readonly { readonly traceId: string }[];
};
type OtlpRequest = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
};

const factsOf = (attributes: Attributes = []): ReadonlyMap<string, string> =>
  new Map(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? value.boolValue)]));

const spansOf = ({ resourceSpans }: OtlpRequest): readonly CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, attributes, links = [] }) => ({
        service: factsOf(resource.attributes).get('service.name') ?? '',
        traceId,
        spanId,
        parentId: parentSpanId,
        name,
        facts: factsOf(attributes),
        links: links.map((link) => link.traceId),
      })),
    ),
  );

/** A collector of OpenTelemetry that keeps the spans it receives over OTLP. */
export const openTraceCollector = async (): Promise<TraceCollector> => {
  const received: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    if (request.url === '/v1/traces') received.push(...spansOf(JSON.parse(Buffer.concat(chunks).toString())));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
    spans: () => received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
