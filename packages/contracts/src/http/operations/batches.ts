import { z } from 'zod';
import { batchBody, batchList, batchStreamEvent, ranking } from '../../bodies/batch.ts';
import { candidateStage } from '../../bodies/candidate-review.ts';
import { rerankInput, reranking } from '../../bodies/reranking.ts';
import { batch, blind, files, type HttpOperation, idempotencyErrors, identifier, language, page } from '../http-operation.ts';

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

const flag = z.enum(['true', 'false']).optional();

const list = (item: string): z.ZodOptional<z.ZodString> =>
  z
    .string()
    .regex(new RegExp(`^${item}(,${item})*$`, 'u'))
    .max(1_000)
    .optional();

/** Filters of a ranking in its URL, as `POST /v1/batch/{batch_id}/rank` has them in its body. */
const rankingFilters = {
  min_score: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'Minimum score. Also hides candidates without a score.' }),
  all_musts: flag.meta({
    description: '`true` keeps only candidates who meet every required requirement that could be assessed.',
  }),
  hide_duplicates: flag.meta({ description: '`true` hides candidates whose file is the same as that of an earlier one.' }),
  starred: flag.meta({ description: '`true` keeps only starred candidates.' }),
  text: z.string().min(1).max(200).optional().meta({ description: 'Text in the name or file name. Case-insensitive.' }),
  stages: list(`(${candidateStage.options.join('|')})`).meta({ description: 'Comma-separated stages to include.' }),
} as const;

const rankingQuery = {
  ...page,
  format: z
    .enum(['json', 'csv'])
    .optional()
    .meta({ description: '`csv` returns the whole ranking instead of a page.', default: 'json' }),
  provisional: flag.meta({ description: '`true` returns the ranking so far while the batch is running.', default: 'false' }),
  ...rankingFilters,
  language,
  blind,
} as const;

const rankingAnswers = [
  { status: 200, description: 'A page of the ranking, or the whole ranking as CSV.', schema: ranking },
  { status: 200, description: 'The whole ranking.', contentType: 'text/csv', schema: z.string() },
  { status: 200, description: 'A page of the ranking as an HTML page.', contentType: 'text/html', schema: z.string() },
] as const;

/** Operations on batches of candidates. */
export const batchOperations = {
  createBatch: {
    method: 'post',
    path: '/v1/batch',
    aliases: ['/batch'],
    tag: 'Batches',
    summary: 'Create a batch',
    description:
      'Scores many resumes for one job. Send up to 200 files, or one ZIP with up to 10,000. With `start=false`, you can add more candidates before you start the batch. A file that cannot be accepted becomes a failed candidate; it does not fail the batch. `language` is the language of the candidates’ reports.',
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
          .meta({ description: 'Time limit, counted from the start of the batch. Defaults to one hour.' }),
        start: z.enum(['true', 'false']).optional().meta({ default: 'true' }),
      })
      .meta({
        anyOf: [{ required: ['files'] }, { required: ['start'], properties: { start: { const: 'false' } } }],
      }),
    idempotent: true,
    answers: [{ status: 202, description: 'The batch. It survives a restart.', schema: batchBody }],
    errors: [...uploadErrors, 'MISSING_JOB', 'UNSUPPORTED_LANGUAGE', 'JOB_NOT_FOUND', 'BATCH_EMPTY'],
  },
  addCandidates: {
    method: 'post',
    path: '/v1/batch/{batch_id}/candidates',
    aliases: ['/batch/{batch_id}/candidates'],
    tag: 'Batches',
    summary: 'Add candidates to a batch',
    access: batch,
    pathParameters: batchPath,
    form: z.strictObject({ files }),
    idempotent: true,
    answers: [{ status: 202, description: 'The batch with the added candidates. They survive a restart.', schema: batchBody }],
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
      'Candidates that have not been scored count as failed, and the batch finishes as `partial` and sends its event. A batch that has not started is discarded and sends no event.',
    access: batch,
    pathParameters: batchPath,
    idempotent: true,
    answers: [{ status: 202, description: 'The current state of the batch.', schema: batchBody }],
    errors: ['BATCH_NOT_FOUND', ...idempotencyErrors],
  },
  listBatches: {
    method: 'get',
    path: '/v1/batch',
    aliases: ['/batch'],
    tag: 'Batches',
    summary: 'List batches',
    access: batch,
    query: z.object(page),
    answers: [{ status: 200, description: 'A page of batches, newest first.', schema: batchList }],
    errors: ['INVALID_REQUEST'],
  },
  readBatch: {
    method: 'get',
    path: '/v1/batch/{batch_id}',
    aliases: ['/batch/{batch_id}'],
    tag: 'Batches',
    summary: 'Read a batch',
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
    summary: 'Stream the progress of a batch',
    description:
      'Server-sent events: one `candidate` event for each finished candidate and one `batch` event at the end. To resume after a lost connection, send `Last-Event-ID`.',
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
    description:
      'Filters hide candidates; the ranks of the others stay as they are, and files without a score are left out. With `Accept: text/html`, each page of the ranking is a table to print. CSV has all candidates, whatever the filters.',
    access: batch,
    pathParameters: batchPath,
    query: z.object(rankingQuery),
    answers: rankingAnswers,
    errors: [
      'INVALID_REQUEST',
      'BATCH_NOT_FOUND',
      'BATCH_NOT_FINISHED',
      'JOB_NOT_FOUND',
      'BATCH_OUTDATED',
      'UNSUPPORTED_LANGUAGE',
    ],
  },
  rankBatchById: {
    method: 'get',
    path: '/v1/rank',
    aliases: ['/rank'],
    tag: 'Batches',
    summary: 'Read the ranking of a batch by query parameter',
    description: 'Same as `GET /v1/batch/{batch_id}/rank`.',
    access: batch,
    query: z.object({ batch_id: identifier, ...rankingQuery }),
    answers: rankingAnswers,
    errors: [
      'INVALID_REQUEST',
      'BATCH_NOT_FOUND',
      'BATCH_NOT_FINISHED',
      'JOB_NOT_FOUND',
      'BATCH_OUTDATED',
      'UNSUPPORTED_LANGUAGE',
    ],
  },
  rerankBatch: {
    method: 'post',
    path: '/v1/batch/{batch_id}/rank',
    aliases: ['/batch/{batch_id}/rank'],
    tag: 'Batches',
    summary: 'Rank a batch with other weights',
    description:
      'Computes the ranking from the stored results as if the job had these weights and required or preferred requirements. Nothing is stored: `GET` still returns the ranking of the job itself, which also lists failed candidates. Equal scores share a rank. Filters hide candidates without changing ranks.',
    access: batch,
    pathParameters: batchPath,
    json: rerankInput,
    bodyOptional: true,
    answers: [{ status: 200, description: 'A page of the ranking.', schema: reranking }],
    errors: ['INVALID_REQUEST', 'BATCH_NOT_FOUND', 'JOB_NOT_FOUND', 'BATCH_NOT_FINISHED', 'BATCH_OUTDATED'],
  },
  deleteBatch: {
    method: 'delete',
    path: '/v1/batch/{batch_id}',
    aliases: ['/batch/{batch_id}'],
    tag: 'Batches',
    summary: 'Erase a batch',
    description:
      'Deletes the batch with its files and results. A running batch is stopped and sends no event. A file that another batch uses is kept until the last of them is erased.',
    access: batch,
    pathParameters: batchPath,
    answers: [{ status: 204, description: 'Erased.' }],
    errors: ['BATCH_NOT_FOUND'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
