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
    summary: 'Check liveness',
    access: { key: 'none' },
    answers: [
      { status: 200, description: 'Alive.', schema: health },
      { status: 503, description: 'The process must be restarted.', schema: health },
    ],
    errors: [],
  },
  readyz: {
    method: 'get',
    path: '/readyz',
    tag: 'Service',
    summary: 'Check readiness',
    access: { key: 'none' },
    answers: [
      { status: 200, description: 'Ready.', schema: health },
      { status: 503, description: 'The process cannot serve requests.', schema: health },
    ],
    errors: [],
  },
  openapi: {
    method: 'get',
    path: '/openapi.json',
    tag: 'Service',
    summary: 'Read this document',
    access: { key: 'none' },
    answers: [{ status: 200, description: 'OpenAPI 3.1.', schema: z.record(z.string(), z.unknown()) }],
    errors: [],
  },
  docs: {
    method: 'get',
    path: '/docs',
    tag: 'Service',
    summary: 'Read the documentation',
    access: { key: 'none' },
    answers: [{ status: 200, description: 'The documentation.', contentType: 'text/html', schema: z.string() }],
    errors: [],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
