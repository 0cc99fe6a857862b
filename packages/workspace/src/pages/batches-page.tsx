import type { BatchBody } from '@winnow/contracts';
import { Link, Redirect } from 'wouter';
import { useBatches, useJobs } from '../api/queries.ts';
import { Fault } from '../parts/fault.tsx';
import { useMay } from '../parts/use-may.ts';
import { useTexts } from '../texts/use-texts.tsx';

type RowProps = { readonly batch: BatchBody; readonly jobTitle: string | undefined };

const Row = ({ batch, jobTitle }: RowProps) => {
  const { say, count, language } = useTexts();
  const { batch_id, name, status, total_candidates: total, success, failed, created_at } = batch;
  const made = new Date(created_at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <Link href={`/batches/${batch_id}`} className="card">
        <strong dir="auto">{name ?? jobTitle ?? made}</strong>
        <span className="quiet">
          {name !== null && jobTitle !== undefined && <bdi>{jobTitle} · </bdi>}
          {made}
        </span>
        <span>{count('candidates', total)}</span>
        <span className={`state ${status}`}>{say(`status_${status}`)}</span>
        {status === 'running' && <progress max={total} value={success + failed} />}
      </Link>
    </li>
  );
};

/** All screenings of the account, the newest first. */
export const BatchesPage = () => {
  const { say } = useTexts();
  const may = useMay();
  const batches = useBatches(may('listBatches'));
  const jobs = useJobs();
  const titles = new Map(jobs.data?.jobs.map(({ job_id: id, title }) => [id, title]));
  if (!may('listBatches')) return may('readUsage') ? <Redirect to="/usage" replace /> : <p>{say('noScreeningAccess')}</p>;
  return (
    <>
      <div className="heading">
        <h1>{say('screenings')}</h1>
        {may('createBatch') && (
          <Link href="/new" className="button primary">
            {say('newScreening')}
          </Link>
        )}
      </div>
      {batches.error && <Fault error={batches.error} retry={batches.refetch} />}
      {batches.data?.batches.length === 0 && <p>{say('noScreenings')}</p>}
      <ul className="cards">
        {batches.data?.batches.map((batch) => (
          <Row key={batch.batch_id} batch={batch} jobTitle={titles.get(batch.job_id) ?? undefined} />
        ))}
      </ul>
    </>
  );
};
