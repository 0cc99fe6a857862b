import type { OperationName, UploadRef } from '@winnow/contracts';
import { pagesOf } from '@winnow/ports';
import type { GatewayStore } from '../store.ts';

const usesPage = 100;

const jobOperations: readonly OperationName[] = ['parse-job', 'create-job', 'correct-job'];

/** True when the source file of a job is also a candidate, or anything besides jobs was or is being derived from it. */
export const isUsed = async (
  { entries, operations }: Pick<GatewayStore, 'entries' | 'operations'>,
  { account_id, sha256 }: UploadRef,
): Promise<boolean> => {
  const query = { index: 'by_file', where: { account_id, sha256 } };
  if ((await entries.find({ ...query, limit: 1 })).items.length > 0) return true;
  for await (const page of pagesOf(operations, { ...query, limit: usesPage }))
    if (page.some(({ operation, status }) => status === 'running' || !jobOperations.includes(operation))) return true;
  return false;
};
