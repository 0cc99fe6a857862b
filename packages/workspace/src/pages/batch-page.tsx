import { useState } from 'react';
import { useBatch, useJob, useRanking } from '../api/queries.ts';
import { useBatchEvents } from '../api/use-batch-events.ts';
import { Fault } from '../parts/fault.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { BatchHead } from '../ranking/batch-head.tsx';
import { noFilters } from '../ranking/filters.ts';
import { FiltersPanel } from '../ranking/filters-panel.tsx';
import { Ranking } from '../ranking/ranking.tsx';
import { ownWeights } from '../ranking/weights.ts';
import { WeightsPanel } from '../ranking/weights-panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';

/** A slider moves many times a second; a ranking is asked for when it rests. */
const restMs = 120;

/** A screening: its progress, and the ranking by weights and filters that can be changed at once. */
export const BatchPage = ({ id }: { readonly id: string }) => {
  const { say } = useTexts();
  const batch = useBatch(id);
  const job = useJob(batch.data?.job_id);
  const [filters, setFilters] = useState(noFilters);
  const [weights, setWeights] = useState(ownWeights);
  const asked = useDebounced({ filters, ...weights }, restMs);
  useBatchEvents(batch.data);
  // Asked for beside the batch instead of after it.
  useRanking(id, asked);
  if (batch.error) return <Fault error={batch.error} retry={batch.refetch} />;
  if (batch.data === undefined) return <p role="status">{say('loading')}</p>;
  return (
    <>
      <BatchHead batch={batch.data} job={job.data} />
      <div className="screening">
        <aside>
          <FiltersPanel filters={filters} onChange={setFilters} />
          {job.data && <WeightsPanel job={job.data} weights={weights} onChange={setWeights} />}
        </aside>
        <Ranking batchId={id} asked={asked} musts={job.data} />
      </div>
    </>
  );
};
