import type { CandidateRecord, Erasure } from '@winnow/contracts';
import { type Handler, pagesOf } from '@winnow/ports';
import type { BatchStore } from '../store.ts';

export type EraseCandidatesDeps = Pick<BatchStore, 'runs' | 'candidates' | 'batches' | 'entries'>;

const pageSize = 100;

/** Candidates of a file whose entries were deleted: an existing entry was submitted again. */
const eraseOfFile = async ({ candidates, entries }: EraseCandidatesDeps, account_id: string, sha256: string): Promise<void> => {
  const eraseOne = async ({ id }: CandidateRecord): Promise<void> => {
    if ((await entries.get(id)) === undefined) await candidates.delete(id);
  };
  for await (const page of pagesOf(candidates, { index: 'by_file', where: { account_id, sha256 }, limit: pageSize }))
    await Promise.all(page.map(eraseOne));
};

const eraseOfBatch = async ({ runs, candidates, batches }: EraseCandidatesDeps, batch_id: string): Promise<void> => {
  const batch = await batches.get(batch_id);
  if (batch !== undefined && batch.state !== 'erasing') return;
  for await (const page of pagesOf(candidates, { index: 'by_rank', where: { batch_id }, limit: pageSize }))
    await Promise.all(page.map(({ id }) => candidates.delete(id)));
  await runs.delete(batch_id);
};

/** Deletes the candidates of an erased file, or the run of a batch with its candidates. */
export const eraseCandidates =
  (deps: EraseCandidatesDeps): Handler<Erasure> =>
  async ({ payload: erased }) => {
    if (erased.of === 'file') await eraseOfFile(deps, erased.account_id, erased.sha256);
    if (erased.of === 'batch') await eraseOfBatch(deps, erased.batch_id);
  };
