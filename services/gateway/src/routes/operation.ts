import { errorOf, type OperationRecord } from '@winnow/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { parsePrefer } from '../http/prefer.ts';
import { acceptsPage } from '../middleware/accepts-page.ts';
import { type Caller, callerOf, callOf } from '../middleware/call.ts';
import { optionalUpload } from '../middleware/receive-upload.ts';
import { describeOperation } from '../operations/describe-operation.ts';
import type { Erasures } from '../operations/erasures.ts';
import { answerKey, type KnownAnswers } from '../operations/known-answers.ts';
import { type Asked, type OperationDeps, runOperation } from '../operations/run-operation.ts';
import type { Upload } from '../operations/uploads.ts';
import { type SendResult, sendJson } from './send-result.ts';

export type OperationRouteDeps = OperationDeps & { readonly erasures: Pick<Erasures, 'release'>; readonly answers: KnownAnswers };

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

/** More is not remembered. */
const maxFieldCharacters = 500;

/**
 * What makes two requests the same, where nothing but their result is asked for: a text would have to be stored, and a page is not
 * remembered.
 */
const keyOf = (request: Request, response: Response, { sha256 }: Upload): string | undefined => {
  const { accountId, kept } = callerOf(response);
  const { headers } = request;
  if (!kept || headers.prefer !== undefined || headers['idempotency-key'] !== undefined || acceptsPage(request)) return undefined;
  const fields: readonly unknown[] = Object.entries(request.body ?? {}).flat();
  const texts = fields.filter((field) => typeof field === 'string');
  if (texts.length < fields.length || texts.includes('job_description') || texts.join('').length > maxFieldCharacters)
    return undefined;
  return answerKey([callOf(response).route, accountId, sha256, ...texts]);
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
      const key = upload && keyOf(request, response, upload);
      const [known] = await Promise.all([key && deps.answers.find(key, requestId), upload?.stored]);
      if (known !== undefined) {
        deps.onLookup?.(true);
        sendJson(response, known);
        return;
      }
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
      if (key !== undefined && answer.known)
        // What is not remembered is read again.
        deps.answers.keep(key, { accountId, job: asked.job, requestId, loaded: answer.loaded }).catch(() => {});
    } finally {
      for (const stored of [upload, text]) if (stored !== undefined) await deps.erasures.release(caller, stored);
    }
  };
