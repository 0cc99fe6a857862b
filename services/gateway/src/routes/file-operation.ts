import { errorOf, type FileOperation, type OperationRecord, parseLanguage } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Request, RequestHandler, Response } from 'express';
import { parsePrefer } from '../http/prefer.ts';
import { callerOf, callOf } from '../middleware/call.ts';
import { textField, uploadOf } from '../middleware/receive-upload.ts';
import { describeOperation } from '../operations/describe-operation.ts';
import { type FileOperationDeps, runFileOperation } from '../operations/run-file-operation.ts';
import type { Uploads } from '../operations/uploads.ts';

export type FileRouteDeps = FileOperationDeps & { readonly uploads: Pick<Uploads, 'release'> };

/** Seconds after which it is worth asking again for an operation that runs. */
export const pollSeconds = 1;
const maxKeyLength = 255;

const idempotencyKeyOf = (request: Request): string | undefined => {
  const key = request.get('idempotency-key');
  if (key === undefined || (key.length >= 1 && key.length <= maxKeyLength)) return key;
  throw new AppError('INVALID_REQUEST', 'The Idempotency-Key cannot be used.', {
    fields: [{ field: 'Idempotency-Key', code: 'length', message: `The key has 1 to ${maxKeyLength} characters.` }],
  });
};

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

/** Answers a form with one resume: with the result, or with 202 and the operation that will have it. */
export const fileOperationRoute =
  (deps: FileRouteDeps, operation: FileOperation): RequestHandler =>
  async (request, response) => {
    const { requestId, operationId } = callOf(response);
    const caller = callerOf(response);
    const { accountId, kept } = caller;
    const preference = parsePrefer(kept ? request.get('prefer') : undefined);
    const upload = uploadOf(request);
    try {
      const language = parseLanguage(textField(request, 'language'));
      const idempotencyKey = kept ? idempotencyKeyOf(request) : undefined;
      const answer = await runFileOperation(deps, {
        requestId,
        operationId,
        accountId,
        kept,
        operation,
        language,
        upload,
        preference,
        idempotencyKey,
      });
      if (answer.kind === 'accepted') {
        accept(response, answer.operation, preference.respondAsync);
        return;
      }
      if (answer.replayed) response.set('Idempotent-Replayed', 'true');
      if (answer.kind === 'failure') throw errorOf(answer.error);
      response.json(answer.result);
    } finally {
      await deps.uploads.release(caller, upload);
    }
  };
