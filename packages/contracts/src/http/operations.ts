import type { ErrorCode } from '@winnow/kernel';
import { z } from 'zod';
import { atsReport } from '../bodies/ats-report.ts';
import { languageCode } from '../bodies/document.ts';
import { operationBody } from '../bodies/operation-body.ts';
import { structuredResume } from '../bodies/structured-resume.ts';
import type { KeyScope } from '../records/records.ts';

type HttpAnswer = {
  readonly status: number;
  readonly description: string;
  readonly schema?: z.ZodType;
  /** Default `application/json`. */
  readonly contentType?: string;
};

export type HttpOperation = {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: `/${string}`;
  /** The same operation under paths that the specification names without prefix. */
  readonly aliases?: readonly `/${string}`[];
  readonly tag: 'Resumes' | 'Operations' | 'Service';
  readonly summary: string;
  readonly description?: string;
  /** `optional`: without a key strict limits per address apply; a wrong key is refused all the same. */
  readonly access: { readonly key: 'required' | 'optional'; readonly scope: KeyScope } | { readonly key: 'none' };
  readonly form?: z.ZodObject;
  readonly pathParameters?: z.ZodObject;
  /** May be answered with 202 and takes `Prefer` and `Idempotency-Key`. */
  readonly asynchronous?: boolean;
  readonly answers: readonly HttpAnswer[];
  readonly errors: readonly ErrorCode[];
};

const file = z.file().meta({ description: 'Resume: PDF, DOCX or TXT, told by its content.', format: 'binary', type: 'string' });

const language = languageCode
  .optional()
  .meta({ description: 'Language of the texts in the answer; any case, a region is dropped. Default en.', default: 'en' });

const fileErrors = [
  'INVALID_REQUEST',
  'MISSING_FILE',
  'UNSUPPORTED_LANGUAGE',
  'MALFORMED_MULTIPART',
  'IDEMPOTENCY_IN_PROGRESS',
  'FILE_TOO_LARGE',
  'UNSUPPORTED_FORMAT',
  'UNREADABLE_FILE',
  'IDEMPOTENCY_MISMATCH',
] as const satisfies readonly ErrorCode[];

const analyze = { key: 'required', scope: 'analyze' } as const;

const health = z.object({ ok: z.boolean(), failing: z.array(z.string()) }).meta({ id: 'Health' });

/** Every HTTP operation: the gateway's routes and the OpenAPI document both come from this list. */
export const httpOperations = {
  scoreAts: {
    method: 'post',
    path: '/v1/score-ats',
    tag: 'Resumes',
    summary: 'Score a resume for ATS readability',
    description: 'A scanned file is answered with a low score; saying so is what this operation is for.',
    access: { key: 'optional', scope: 'analyze' },
    form: z.object({ file, language }),
    asynchronous: true,
    answers: [{ status: 200, description: 'The report.', schema: atsReport }],
    errors: fileErrors,
  },
  parse: {
    method: 'post',
    path: '/v1/parse',
    tag: 'Resumes',
    summary: 'Read a resume into structured data',
    access: analyze,
    form: z.object({ file, language }),
    asynchronous: true,
    answers: [{ status: 200, description: 'The structured resume.', schema: structuredResume }],
    errors: fileErrors,
  },
  readOperation: {
    method: 'get',
    path: '/v1/operations/{id}',
    tag: 'Operations',
    summary: 'Read an operation that was answered with 202',
    access: analyze,
    pathParameters: z.object({ id: z.string().min(1).max(200) }),
    answers: [{ status: 200, description: 'Its state, and once done its result or error.', schema: operationBody }],
    errors: ['OPERATION_NOT_FOUND'],
  },
  healthz: {
    method: 'get',
    path: '/healthz',
    tag: 'Service',
    summary: 'Liveness: 503 when only a restart helps',
    access: { key: 'none' },
    answers: [
      { status: 200, description: 'Alive.', schema: health },
      { status: 503, description: 'A part of the process is beyond repair.', schema: health },
    ],
    errors: [],
  },
  readyz: {
    method: 'get',
    path: '/readyz',
    tag: 'Service',
    summary: 'Readiness: 503 while requests cannot be served',
    access: { key: 'none' },
    answers: [
      { status: 200, description: 'Ready.', schema: health },
      { status: 503, description: 'Something needed is away.', schema: health },
    ],
    errors: [],
  },
  metrics: {
    method: 'get',
    path: '/metrics',
    tag: 'Service',
    summary: 'Prometheus metrics',
    access: { key: 'none' },
    answers: [{ status: 200, description: 'Metrics.', contentType: 'text/plain', schema: z.string() }],
    errors: [],
  },
  openapi: {
    method: 'get',
    path: '/openapi.json',
    tag: 'Service',
    summary: 'This document',
    access: { key: 'none' },
    answers: [{ status: 200, description: 'OpenAPI 3.1.', schema: z.record(z.string(), z.unknown()) }],
    errors: [],
  },
  docs: {
    method: 'get',
    path: '/docs',
    tag: 'Service',
    summary: 'Documentation page',
    access: { key: 'none' },
    answers: [{ status: 200, description: 'A page.', contentType: 'text/html', schema: z.string() }],
    errors: [],
  },
} as const satisfies { readonly [id: string]: HttpOperation };

export type HttpOperationId = keyof typeof httpOperations;
