import type { RecordAction } from '@winnow/accounts';
import type { RequestHandler } from 'express';
import type { Batches } from '../batches/batches.ts';
import { invalidField } from '../http/invalid-field.ts';
import { callerOf } from '../middleware/call.ts';
import type { Erasures } from '../operations/erasures.ts';

/** Of the hash: enough to tell resumes of an account apart, and too little to prove that somebody's file was there. */
const shownDigits = 8;

/** Erases a resume of the caller's account; does not reveal whether there was one. */
export const eraseResumeRoute =
  ({ eraseResume }: Pick<Erasures, 'eraseResume'>, note: RecordAction): RequestHandler<{ sha256: string }> =>
  async (request, response) => {
    const { sha256 } = request.params;
    if (!/^[0-9a-f]{64}$/.test(sha256))
      throw invalidField('sha256', 'invalid', 'Must be the SHA-256 of the file: 64 hexadecimal digits in lowercase.');
    const { accountId, keyId } = callerOf(response);
    const target = `res_${sha256.slice(0, shownDigits)}`;
    await note({ account_id: accountId, actor: keyId, action: 'resume.erased', target });
    await eraseResume({ account_id: accountId, sha256 });
    response.status(204).end();
  };

/** Erases a batch of the caller's account with its files and results. */
export const eraseBatchRoute =
  (
    { find }: Pick<Batches, 'find'>,
    { eraseBatch }: Pick<Erasures, 'eraseBatch'>,
    note: RecordAction,
  ): RequestHandler<{ batch_id: string }> =>
  async (request, response) => {
    const { accountId, keyId } = callerOf(response);
    const batch = await find(accountId, request.params.batch_id);
    await note({ account_id: accountId, actor: keyId, action: 'batch.erased', target: batch.id });
    await eraseBatch(batch);
    response.status(204).end();
  };
