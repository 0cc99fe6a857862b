import { defaultLanguage } from '@winnow/contracts';
import type { Response } from 'express';
import { callerOf, callOf } from '../middleware/call.ts';
import { type OperationDeps, runOperation } from '../operations/run-operation.ts';

/** Draws the pages of a stored resume for a page that is about to be sent, as far as the response may wait. Throws `OVERLOADED`. */
export const createResumeDrawer =
  (deps: OperationDeps) =>
  async (response: Response, sha256: string): Promise<void> => {
    const { requestId, operationId } = callOf(response);
    const { accountId, kept } = callerOf(response);
    // Reading it again costs nothing. What cannot be drawn is shown as text, so the outcome does not matter.
    await runOperation(deps, {
      operation: 'parse',
      page: true,
      sha256,
      language: defaultLanguage,
      job: null,
      questions: null,
      requestId,
      operationId,
      accountId,
      kept,
      preference: { respondAsync: false, waitMs: 0 },
      idempotencyKey: undefined,
    });
  };
