import { z } from 'zod';
import { auditEntry, auditList } from '../../bodies/audit.ts';
import { usageDimensions, usageReport } from '../../bodies/usage.ts';
import { type HttpOperation, page, settings } from '../http-operation.ts';

const dimension = `(${usageDimensions.join('|')})`;

const time = z.iso.datetime().optional();

/** Operations about an account as a whole. */
export const accountOperations = {
  readAudit: {
    method: 'get',
    path: '/v1/audit',
    tag: 'Account',
    summary: 'Read who did what, newest first',
    description:
      'Entries are written before the action, never changed, and kept for 400 days. They name objects by ID, and contain no data of candidates. An export is itself recorded.',
    access: settings,
    query: z.object({
      ...page,
      from: time.meta({ description: 'The first time of the period.' }),
      before: time.meta({ description: 'The end of the period, which no longer belongs to it.' }),
      format: z
        .enum(['json', 'csv', 'jsonl'])
        .optional()
        .meta({ description: 'csv, jsonl: all entries of the period, not a page.', default: 'json' }),
    }),
    answers: [
      { status: 200, description: 'A page of the log, or all of it.', schema: auditList },
      { status: 200, description: 'All entries.', contentType: 'text/csv', schema: z.string() },
      {
        status: 200,
        description: 'All entries, one in a line.',
        contentType: 'application/jsonl',
        schema: z
          .string()
          .meta({ description: `Lines of JSON, each an \`AuditEntry\`: ${Object.keys(auditEntry.unwrap().shape).join(', ')}.` }),
      },
    ],
    errors: ['INVALID_REQUEST'],
  },
  readUsage: {
    method: 'get',
    path: '/v1/usage',
    tag: 'Account',
    summary: 'Read how much each key was used',
    description:
      'Requests of a period by day (UTC), key and operation. What the members do in the workspace is counted under them. Counts of another gateway appear within ten seconds, and are kept for 400 days.',
    access: settings,
    query: z.object({
      from: z.iso.date().optional().meta({ description: 'The first day. Default: 29 days before the last one.' }),
      to: z.iso.date().optional().meta({ description: 'The last day. Default: today.' }),
      by: z
        .string()
        .regex(new RegExp(`^${dimension}(,${dimension}){0,2}$`))
        .optional()
        .meta({ description: 'What to split the counts by: day, key and operation, separated by commas.', default: 'key,day' }),
    }),
    answers: [{ status: 200, description: 'The counts, the newest day first.', schema: usageReport }],
    errors: ['INVALID_REQUEST'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
