import type { BatchBody } from '@winnow/contracts';
import { Link } from 'wouter';
import { useBatches } from '../api/queries.ts';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';

const Row = ({ batch }: { readonly batch: BatchBody }) => {
  const { say, count, language } = useTexts();
  const { batch_id, name, status, total_candidates: total, success, failed, created_at } = batch;
  const made = new Date(created_at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <Link href={`/batches/${batch_id}`} className="card">
        <strong dir="auto">{name ?? made}</strong>
        <span className="quiet">{name !== null && made}</span>
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
  const batches = useBatches();
  return (
    <>
      <div className="heading">
        <h1>{say('screenings')}</h1>
        <Link href="/new" className="button primary">
          {say('newScreening')}
        </Link>
      </div>
      {batches.error && <Fault error={batches.error} retry={batches.refetch} />}
      {batches.data?.batches.length === 0 && <p>{say('noScreenings')}</p>}
      <ul className="cards">
        {batches.data?.batches.map((batch) => (
          <Row key={batch.batch_id} batch={batch} />
        ))}
      </ul>
    </>
  );
};
