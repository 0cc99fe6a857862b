import type { RequestHandler } from 'express';
import type { Batches } from '../batches/batches.ts';
import { invalidField } from '../http/invalid-field.ts';
import { callerOf } from '../middleware/call.ts';
import type { Erasures } from '../operations/erasures.ts';

/** Erases a resume of the caller's account; does not reveal whether there was one. */
export const eraseResumeRoute =
  ({ eraseResume }: Pick<Erasures, 'eraseResume'>): RequestHandler<{ sha256: string }> =>
  async (request, response) => {
    const { sha256 } = request.params;
    if (!/^[0-9a-f]{64}$/.test(sha256))
      throw invalidField('sha256', 'invalid', 'The SHA-256 of the file, 64 hexadecimal digits.');
    await eraseResume({ account_id: callerOf(response).accountId, sha256 });
    response.status(204).end();
  };

/** Erases a batch of the caller's account with its files and results. */
export const eraseBatchRoute =
  ({ find }: Pick<Batches, 'find'>, { eraseBatch }: Pick<Erasures, 'eraseBatch'>): RequestHandler<{ batch_id: string }> =>
  async (request, response) => {
    await eraseBatch(await find(callerOf(response).accountId, request.params.batch_id));
    response.status(204).end();
  };
