import { z } from 'zod';
import { batchBody, batchList, batchStreamEvent, ranking } from '../../bodies/batch.ts';
import { rerankInput, reranking } from '../../bodies/reranking.ts';
import { batch, files, type HttpOperation, idempotencyErrors, identifier, language, page } from '../http-operation.ts';

const batchPath = z.object({ batch_id: identifier });
const maxTimeoutSeconds = 24 * 60 * 60;

const uploadErrors = [
  'INVALID_REQUEST',
  'MISSING_FILE',
  'MALFORMED_MULTIPART',
  'BATCH_TOO_LARGE',
  'UNREADABLE_ARCHIVE',
  ...idempotencyErrors,
] as const;

const rankingQuery = {
  ...page,
  format: z.enum(['json', 'csv']).optional().meta({ description: 'csv: the whole ranking, not a page.', default: 'json' }),
  provisional: z.enum(['true', 'false']).optional().meta({ description: 'true: also while the batch runs.', default: 'false' }),
} as const;

const rankingAnswers = [
  { status: 200, description: 'A page of the ranking, or all of it as CSV.', schema: ranking },
  { status: 200, description: 'All of the ranking.', contentType: 'text/csv', schema: z.string() },
] as const;

/** Operations on batches of candidates. */
export const batchOperations = {
  createBatch: {
    method: 'post',
    path: '/v1/batch',
    aliases: ['/batch'],
    tag: 'Batches',
    summary: 'Score many candidates for one job',
    description:
      'Files or one ZIP are stored as they come. With `start=false` more candidates can be added before the start. A file that cannot be taken, alone or in a ZIP, is a candidate that fails. `language` is that of the candidates’ reports.',
    access: batch,
    form: z
      .strictObject({
        job_id: identifier,
        files: files.optional(),
        language,
        name: z.string().max(200).optional(),
        timeout_seconds: z.coerce
          .number()
          .int()
          .min(1)
          .max(maxTimeoutSeconds)
          .optional()
          .meta({ description: 'Counted from the start. Default one hour.' }),
        start: z.enum(['true', 'false']).optional().meta({ default: 'true' }),
      })
      .meta({
        anyOf: [{ required: ['files'] }, { required: ['start'], properties: { start: { const: 'false' } } }],
      }),
    idempotent: true,
    answers: [{ status: 202, description: 'The batch; it is durable.', schema: batchBody }],
    errors: [...uploadErrors, 'MISSING_JOB', 'UNSUPPORTED_LANGUAGE', 'JOB_NOT_FOUND', 'BATCH_EMPTY'],
  },
  addCandidates: {
    method: 'post',
    path: '/v1/batch/{batch_id}/candidates',
    aliases: ['/batch/{batch_id}/candidates'],
    tag: 'Batches',
    summary: 'Add candidates to a batch that has not started',
    access: batch,
    pathParameters: batchPath,
    form: z.strictObject({ files }),
    idempotent: true,
    answers: [{ status: 202, description: 'The batch with the candidates; they are durable.', schema: batchBody }],
    errors: [...uploadErrors, 'BATCH_NOT_FOUND', 'BATCH_NOT_OPEN'],
  },
  startBatch: {
    method: 'post',
    path: '/v1/batch/{batch_id}/start',
    aliases: ['/batch/{batch_id}/start'],
    tag: 'Batches',
    summary: 'Start a batch',
    access: batch,
    pathParameters: batchPath,
    idempotent: true,
    answers: [{ status: 202, description: 'The batch.', schema: batchBody }],
    errors: ['BATCH_NOT_FOUND', 'BATCH_NOT_OPEN', 'BATCH_EMPTY', ...idempotencyErrors],
  },
  cancelBatch: {
    method: 'post',
    path: '/v1/batch/{batch_id}/cancel',
    aliases: ['/batch/{batch_id}/cancel'],
    tag: 'Batches',
    summary: 'Cancel a batch',
    description:
      'Candidates that are not scored yet count as failed, and the batch ends `partial` with its one event. One that is still collecting is dropped without an event.',
    access: batch,
    pathParameters: batchPath,
    idempotent: true,
    answers: [{ status: 202, description: 'The batch as it stands.', schema: batchBody }],
    errors: ['BATCH_NOT_FOUND', ...idempotencyErrors],
  },
  listBatches: {
    method: 'get',
    path: '/v1/batch',
    aliases: ['/batch'],
    tag: 'Batches',
    summary: 'List batches, newest first',
    access: batch,
    query: z.object(page),
    answers: [{ status: 200, description: 'A page of batches.', schema: batchList }],
    errors: ['INVALID_REQUEST'],
  },
  readBatch: {
    method: 'get',
    path: '/v1/batch/{batch_id}',
    aliases: ['/batch/{batch_id}'],
    tag: 'Batches',
    summary: 'Read state and counts of a batch',
    access: batch,
    pathParameters: batchPath,
    answers: [{ status: 200, description: 'The batch.', schema: batchBody }],
    errors: ['BATCH_NOT_FOUND'],
  },
  watchBatch: {
    method: 'get',
    path: '/v1/batch/{batch_id}/events',
    aliases: ['/batch/{batch_id}/events'],
    tag: 'Batches',
    summary: 'Follow a batch',
    description:
      'Server-sent events: `candidate` for each one that has ended, `batch` once at the end. `Last-Event-ID` goes on where a broken connection left off.',
    access: batch,
    pathParameters: batchPath,
    answers: [{ status: 200, description: 'The stream.', contentType: 'text/event-stream', schema: batchStreamEvent }],
    errors: ['BATCH_NOT_FOUND'],
  },
  rankBatch: {
    method: 'get',
    path: '/v1/batch/{batch_id}/rank',
    aliases: ['/batch/{batch_id}/rank'],
    tag: 'Batches',
    summary: 'Read the ranking of a batch',
    access: batch,
    pathParameters: batchPath,
    query: z.object(rankingQuery),
    answers: rankingAnswers,
    errors: ['INVALID_REQUEST', 'BATCH_NOT_FOUND', 'BATCH_NOT_FINISHED'],
  },
  rankBatchById: {
    method: 'get',
    path: '/v1/rank',
    aliases: ['/rank'],
    tag: 'Batches',
    summary: 'Read the ranking of a batch that the query names',
    description: 'The same as `GET /v1/batch/{batch_id}/rank`.',
    access: batch,
    query: z.object({ batch_id: identifier, ...rankingQuery }),
    answers: rankingAnswers,
    errors: ['INVALID_REQUEST', 'BATCH_NOT_FOUND', 'BATCH_NOT_FINISHED'],
  },
  rerankBatch: {
    method: 'post',
    path: '/v1/batch/{batch_id}/rank',
    aliases: ['/batch/{batch_id}/rank'],
    tag: 'Batches',
    summary: 'Rank a batch by other weights',
    description:
      'Returns the ranking as if the job had these weights, required and preferred requirements, computed from the stored results. Nothing is stored: `GET` still returns the ranking by the job itself. Candidates that failed are only listed there. Equal scores share a rank, and filters do not change ranks.',
    access: batch,
    pathParameters: batchPath,
    json: rerankInput,
    reads: true,
    bodyOptional: true,
    answers: [{ status: 200, description: 'A page of the ranking.', schema: reranking }],
    errors: ['INVALID_REQUEST', 'BATCH_NOT_FOUND', 'JOB_NOT_FOUND', 'BATCH_NOT_FINISHED', 'BATCH_OUTDATED'],
  },
  deleteBatch: {
    method: 'delete',
    path: '/v1/batch/{batch_id}',
    aliases: ['/batch/{batch_id}'],
    tag: 'Batches',
    summary: 'Erase a batch with its files and results',
    description: 'A batch that runs is ended without an event. A file that another batch still uses goes with the last of them.',
    access: batch,
    pathParameters: batchPath,
    answers: [{ status: 204, description: 'Erased.' }],
    errors: ['BATCH_NOT_FOUND'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
