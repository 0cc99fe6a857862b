import {
  engineVersion,
  type FileOperation,
  type OperationRecord,
  parseLanguage,
  type UploadRecord,
  uploadId,
} from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { Backends } from '@winnow/runtime';
import type { RequestHandler, Response } from 'express';
import { parsePrefer } from '../http/prefer.ts';
import { callOf } from '../middleware/call.ts';
import { textField, uploadOf } from '../middleware/receive-upload.ts';
import { describeOperation } from '../operations/describe-operation.ts';
import { eraseUpload } from '../operations/erase-upload.ts';
import { type FileOperationDeps, runFileOperation } from '../operations/run-file-operation.ts';

export type FileRouteDeps = FileOperationDeps & Pick<Backends, 'files'> & { readonly fileTtlMs: number };

const pollSeconds = 1;

/** Notes that the upload is used, so that it is kept for its time from now on. */
const keepUpload = async (
  { store, timers, fileTtlMs }: FileRouteDeps,
  upload: Omit<UploadRecord, 'id' | 'expires_at'>,
): Promise<void> => {
  const id = uploadId(upload);
  const expires_at = isoTime(timers.now() + fileTtlMs);
  if (!(await store.uploads.insert({ id, ...upload, expires_at })))
    await store.uploads.update(id, (current) => ({ ...current, expires_at }));
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
    const { caller, requestId, operationId } = callOf(response);
    if (caller === undefined) throw new Error('A file operation runs only after its caller is known.');
    const { accountId, kept } = caller;
    const preference = kept ? parsePrefer(request.get('prefer')) : parsePrefer(undefined);
    const upload = uploadOf(request);
    try {
      const language = parseLanguage(textField(request, 'language'));
      const idempotencyKey = kept ? request.get('idempotency-key') : undefined;
      const [answer] = await Promise.all([
        runFileOperation(deps, {
          requestId,
          operationId,
          accountId,
          kept,
          operation,
          language,
          upload,
          preference,
          idempotencyKey,
        }),
        kept ? keepUpload(deps, { account_id: accountId, ...upload }) : undefined,
      ]);
      if (answer.kind === 'accepted') accept(response, answer.operation, preference.respondAsync);
      else response.set(answer.replayed ? { 'Idempotent-Replayed': 'true' } : {}).json(answer.result);
    } finally {
      if (!kept)
        await eraseUpload(deps.store, deps.files, {
          account_id: accountId,
          sha256: upload.sha256,
          engine_version: engineVersion,
        });
    }
  };
