import { z } from 'zod';
import { correctedJob, job, jobList, newJob } from '../../bodies/job.ts';
import { operationBody } from '../../bodies/operation-body.ts';
import {
  analyze,
  file,
  fileErrors,
  type HttpOperation,
  idempotencyErrors,
  identifier,
  jobDescription,
  language,
  page,
} from '../http-operation.ts';

const jobPath = z.object({ job_id: identifier });

/** Operations on jobs, and on operations that returned 202. */
export const jobOperations = {
  parseJob: {
    method: 'post',
    path: '/v1/parse-job',
    aliases: ['/parse-job'],
    tag: 'Jobs',
    summary: 'Parse a job description',
    description:
      'Takes the text as a form field (multipart or URL-encoded) or as JSON, or a file. If both are sent, the file is used. The same text always returns the same `job_id`.',
    access: analyze,
    form: z
      .strictObject({ file: file.optional(), job_description: jobDescription.optional(), language })
      .meta({ anyOf: [{ required: ['file'] }, { required: ['job_description'] }] }),
    urlencoded: true,
    json: z.strictObject({ job_description: jobDescription, language }).meta({ id: 'JobText' }),
    asynchronous: true,
    answers: [
      { status: 201, description: 'The job.', schema: job },
      { status: 200, description: 'The job. The same text had been parsed before.', schema: job },
    ],
    errors: [...fileErrors, 'MISSING_JOB', 'TEXT_TOO_LONG', 'EMPTY_JOB'],
  },
  createJob: {
    method: 'post',
    path: '/v1/create-job',
    aliases: ['/create-job'],
    tag: 'Jobs',
    summary: 'Create a job from its requirements',
    access: analyze,
    json: newJob,
    asynchronous: true,
    answers: [{ status: 201, description: 'The job.', schema: job }],
    errors: ['INVALID_REQUEST', 'UNSUPPORTED_LANGUAGE', 'TEXT_TOO_LONG', ...idempotencyErrors],
  },
  listJobs: {
    method: 'get',
    path: '/v1/jobs',
    tag: 'Jobs',
    summary: 'List jobs',
    access: analyze,
    query: z.object(page),
    answers: [{ status: 200, description: 'A page of jobs, newest first.', schema: jobList }],
    errors: ['INVALID_REQUEST'],
  },
  readJob: {
    method: 'get',
    path: '/v1/jobs/{job_id}',
    tag: 'Jobs',
    summary: 'Read a job',
    access: analyze,
    pathParameters: jobPath,
    answers: [{ status: 200, description: 'The job.', schema: job }],
    errors: ['JOB_NOT_FOUND'],
  },
  correctJob: {
    method: 'put',
    path: '/v1/jobs/{job_id}',
    tag: 'Jobs',
    summary: 'Correct a job',
    description:
      'Creates a new version. You can send a job back as you read it, with your corrections. Running batches keep the version that they started with.',
    access: analyze,
    pathParameters: jobPath,
    json: correctedJob,
    asynchronous: true,
    answers: [{ status: 200, description: 'The new version of the job.', schema: job }],
    errors: ['INVALID_REQUEST', 'UNSUPPORTED_LANGUAGE', 'TEXT_TOO_LONG', 'JOB_NOT_FOUND', ...idempotencyErrors],
  },
  deleteJob: {
    method: 'delete',
    path: '/v1/jobs/{job_id}',
    tag: 'Jobs',
    summary: 'Delete a job and all its versions',
    access: analyze,
    pathParameters: jobPath,
    answers: [{ status: 204, description: 'Deleted.' }],
    errors: ['JOB_NOT_FOUND'],
  },
  readOperation: {
    method: 'get',
    path: '/v1/operations/{id}',
    tag: 'Operations',
    summary: 'Read an operation',
    description:
      '`Accept: text/html` asks for the page of a report that was asked for as one, or for questions as an interview guide, once they are done.',
    access: analyze,
    pathParameters: z.object({ id: identifier }),
    answers: [
      {
        status: 200,
        description: 'The state of the operation and, when it is done, its result or error.',
        schema: operationBody,
      },
      {
        status: 200,
        description: 'The report of an operation that was asked for as a page.',
        contentType: 'text/html',
        schema: z.string(),
      },
    ],
    errors: ['OPERATION_NOT_FOUND'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
