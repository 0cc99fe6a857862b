import type { ServerResponse } from 'node:http';
import type { BatchBody, Ranking } from '@winnow/contracts';
import { batch, errorOf, job, ranked } from './bodies.ts';
import { answer, type Handler, type Received, startStub } from './stub-server.ts';

export type BatchStubOptions = {
  /** What each connection to the events does, in turn; the last stands. */
  readonly events?: readonly ((response: ServerResponse, request: Received, files: readonly string[]) => void)[];
  readonly status?: BatchBody['status'];
  /** Names of files that are too large. */
  readonly tooLarge?: readonly string[];
  /** Answers something else than usual; true when it did. */
  readonly instead?: (request: Received, response: ServerResponse) => boolean;
};

/** An event as the server writes it. */
export const eventText = (event: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const candidateEvent = (number: number, status: 'scored' | 'failed' = 'scored'): string =>
  eventText('candidate', { candidate_id: `cand_${number}`, file_name: 'x', status, score: 1, error: null }, number);

/** A server with one batch, which takes files and ends when its events are read. */
export const startBatchStub = async (options: BatchStubOptions = {}) => {
  const { status = 'completed', tooLarge = [], instead } = options;
  const files: string[] = [];
  const failed = status === 'partial' ? 1 : 0;
  let watched = 0;

  const ended = (): BatchBody => ({ ...batch, status, total_candidates: files.length, success: files.length - failed, failed });
  const sendAll = (response: ServerResponse): void => {
    for (const index of files.keys()) response.write(candidateEvent(index, index < failed ? 'failed' : 'scored'));
    response.end(eventText('batch', ended()));
  };
  const rank = (query: URLSearchParams): Ranking => {
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Number(query.get('limit'));
    const all = files.slice(failed).map((name, index) => ranked(index + 1, name, 90));
    const failures = files
      .slice(0, failed)
      .map((file_name) => ({ candidate_id: 'cand_0', file_name, error: 'UNREADABLE_FILE', message: 'It is damaged.' }));
    const { status: _, ...counts } = ended();
    return {
      batch_id: counts.batch_id,
      job_id: counts.job_id,
      status,
      final: true,
      total_candidates: counts.total_candidates,
      success: counts.success,
      failed,
      ranking: all.slice(from, to),
      failures: to >= all.length ? failures : [],
      next_cursor: to >= all.length ? null : String(to),
    };
  };

  const handler: Handler = (request, response) => {
    if (instead?.(request, response)) return;
    const { call, query } = request;
    const body = (): BatchBody => ({ ...batch, total_candidates: files.length });
    switch (call) {
      case 'POST /v1/parse-job':
        return answer(response, 201, job);
      case 'POST /v1/batch':
      case 'POST /v1/batch/batch_1/candidates':
        if (request.files.some((name) => tooLarge.includes(name))) return answer(response, 413, errorOf(413, 'FILE_TOO_LARGE'));
        files.push(...request.files);
        return answer(response, 202, body(), { location: '/v1/batch/batch_1' });
      case 'POST /v1/batch/batch_1/start':
        return answer(response, 202, { ...body(), status: 'queued', pending: files.length });
      case 'GET /v1/batch/batch_1':
        return answer(response, 200, ended());
      case 'GET /v1/batch/batch_1/events': {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const act = options.events?.[Math.min(watched, options.events.length - 1)];
        watched += 1;
        return act === undefined ? sendAll(response) : act(response, request, files);
      }
      case 'GET /v1/batch/batch_1/rank':
        if (query.get('format') !== 'csv') return answer(response, 200, rank(query));
        response.writeHead(200, { 'content-type': 'text/csv' });
        response.end(`\uFEFFrank,file_name\r\n${files.map((name, index) => `${index + 1},${name}\r\n`).join('')}`);
        return;
      case 'DELETE /v1/batch/batch_1':
        return answer(response, 204);
      default:
        return answer(response, 404, errorOf(404, 'NOT_FOUND'));
    }
  };
  const stub = await startStub(handler);
  return { ...stub, files, sendAll, calls: () => stub.received.map(({ call }) => call) };
};
