import { z } from 'zod';
import type { HttpOperation } from '../http-operation.ts';

const health = z
  .object({
    ok: z.boolean(),
    failing: z.array(z.string()),
    reasons: z.array(z.object({ check: z.string(), reason: z.string() })),
  })
  .meta({ id: 'Health' });

/** For operators and documentation; open to anyone who can reach the port. */
export const serviceOperations = {
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
