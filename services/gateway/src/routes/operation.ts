import { errorOf, type OperationRecord } from '@winnow/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { parsePrefer } from '../http/prefer.ts';
import { type Caller, callerOf, callOf } from '../middleware/call.ts';
import { optionalUpload } from '../middleware/receive-upload.ts';
import { describeOperation } from '../operations/describe-operation.ts';
import type { Erasures } from '../operations/erasures.ts';
import { type Asked, type OperationDeps, runOperation } from '../operations/run-operation.ts';
import type { Upload } from '../operations/uploads.ts';
import type { SendResult } from './send-result.ts';

export type OperationRouteDeps = OperationDeps & { readonly erasures: Pick<Erasures, 'release'> };

/** Parses the parameters of a request, and stores what its steps will work on. */
export type ReadParameters = (request: Request, caller: Caller) => Promise<Asked>;

/** Seconds after which a running operation is worth polling. */
export const pollSeconds = 1;

const accept = (response: Response, operation: OperationRecord, asked: boolean): void => {
  const location = `/v1/operations/${operation.id}`;
  response
    .status(202)
    .set({
      Location: location,
      'Operation-Location': location,
      'Retry-After': `${pollSeconds}`,
      ...(asked ? { 'Preference-Applied': 'respond-async' } : {}),
    })
    .json(describeOperation(operation));
};

/** Responds to an operation that runs over the bus: with its result, or with 202 and its record. */
export const operationRoute =
  (deps: OperationRouteDeps, send: SendResult, readAsked: ReadParameters): RequestHandler =>
  async (request, response) => {
    const { requestId, operationId } = callOf(response);
    const caller = callerOf(response);
    const { accountId, kept } = caller;
    const preference = parsePrefer(kept ? request.get('prefer') : undefined);
    const upload = optionalUpload(request);
    let text: Pick<Upload, 'sha256'> | undefined;
    try {
      const asked = await readAsked(request, caller);
      if (asked.job?.kind === 'text') text = asked.job;
      // A correction is idempotent by itself: only POST accepts a key.
      const idempotencyKey = kept && request.method === 'POST' ? idempotencyKeyOf(request.get('idempotency-key')) : undefined;
      const answer = await runOperation(deps, {
        ...asked,
        requestId,
        operationId,
        accountId,
        kept,
        preference,
        idempotencyKey,
      });
      if (answer.kind === 'accepted') {
        accept(response, answer.operation, preference.respondAsync);
        return;
      }
      if (answer.replayed) response.set('Idempotent-Replayed', 'true');
      if (answer.kind === 'failure') throw errorOf(answer.error);
      await send(response.status(answer.status), answer.loaded);
    } finally {
      for (const stored of [upload, text]) if (stored !== undefined) await deps.erasures.release(caller, stored);
    }
  };
