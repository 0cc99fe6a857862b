import type { RecordAction } from '@winnow/accounts';
import type { JobList } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { findPage } from '../http/find-page.ts';
import { callerOf } from '../middleware/call.ts';
import type { Erasures } from '../operations/erasures.ts';
import type { Jobs } from '../operations/jobs.ts';
import type { GatewayStore } from '../store.ts';

type ByJob = RequestHandler<{ job_id: string }>;

/** Lists, reads and deletes the jobs of an account. */
export const jobRoutes = (
  store: Pick<GatewayStore, 'jobs'>,
  jobs: Jobs,
  { eraseJob }: Pick<Erasures, 'eraseJob'>,
  note: RecordAction,
) => {
  const list: RequestHandler = async (request, response) => {
    const account_id = callerOf(response).accountId;
    const query = { index: 'by_account', where: { account_id }, order: 'descending' } as const;
    const { items, next_cursor } = await findPage(request, store.jobs, query);
    const bodies = await Promise.all(items.map((record) => jobs.body(record, true)));
    const body: JobList = { jobs: bodies.filter((job) => job !== undefined), next_cursor };
    response.json(body);
  };

  const read: ByJob = async (request, response) => {
    const body = await jobs.body(await jobs.find(callerOf(response), request.params.job_id), true);
    if (body === undefined) throw new AppError('JOB_NOT_FOUND', 'No such job.');
    response.json(body);
  };

  const remove: ByJob = async (request, response) => {
    const caller = callerOf(response);
    const job = await jobs.find(caller, request.params.job_id);
    await note({ account_id: caller.accountId, actor: caller.keyId, action: 'job.deleted', target: job.job_id });
    await eraseJob(job);
    response.status(204).end();
  };

  return { list, read, remove };
};
