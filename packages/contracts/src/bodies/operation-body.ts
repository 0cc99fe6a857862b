import { z } from 'zod';
import { atsReport } from './ats-report.ts';
import { errorBody } from './error-body.ts';
import { job } from './job.ts';
import { matchReport } from './match-report.ts';
import { questionSet } from './question-set.ts';
import { structuredResume } from './structured-resume.ts';

export const operationStatus = z.enum(['running', 'succeeded', 'failed']);

/** An operation that returned 202: its state and, once done, the response it would otherwise have returned. */
export const operationBody = z
  .object({
    id: z.string(),
    status: operationStatus,
    done: z.boolean(),
    result: z
      .union([atsReport, structuredResume, job, matchReport, questionSet])
      .optional()
      .meta({ description: 'Only if the operation succeeded.' }),
    error: errorBody.optional().meta({ description: 'Only if the operation failed.' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .readonly()
  .meta({ id: 'Operation' });

export type OperationBody = z.infer<typeof operationBody>;
