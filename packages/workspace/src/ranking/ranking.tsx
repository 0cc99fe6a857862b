import type { Job, RerankInput } from '@winnow/contracts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRanking } from '../api/queries.ts';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { RankingTable } from './ranking-table.tsx';

type Props = { readonly batchId: string; readonly asked: RerankInput; readonly musts: Job | undefined };

const maxCompared = 4;

/** The ranking, and who of it is to be compared. */
export const Ranking = ({ batchId, asked, musts }: Props) => {
  const { say, count, number } = useTexts();
  const ranking = useRanking(batchId, asked);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [first] = ranking.data?.pages ?? [];
  if (ranking.error) return <Fault error={ranking.error} retry={ranking.refetch} />;
  if (first === undefined) return <p role="status">{say('loading')}</p>;
  const rows = ranking.data?.pages.flatMap((page) => page.ranking) ?? [];
  const select = (id: string, on: boolean): void =>
    setSelected((before) => (on ? [...before, id].slice(-maxCompared) : before.filter((each) => each !== id)));
  return (
    <section aria-labelledby="ranking" aria-busy={ranking.isPlaceholderData}>
      <h2 id="ranking" className="hidden">
        {say('ranking')}
      </h2>
      <div className="actions">
        <span role="status">{first.matching === 0 ? say('nobody') : count('matching', first.matching)}</span>
        {!first.final && <span className="quiet">{say('provisional')}</span>}
        {selected.length > 1 && (
          <Link className="button" href={`/batches/${batchId}/compare/${selected.join(',')}`}>
            {say('compareSelected', { count: number(selected.length) })}
          </Link>
        )}
        <span className="tools">
          <ExportButton batchId={batchId} asked={asked} />
          <ColumnsMenu />
        </span>
      </div>
      <RankingTable
        batchId={batchId}
        rows={rows}
        total={first.matching}
        requirements={musts?.requirements ?? []}
        selected={selected}
        onSelect={select}
        onNearEnd={() => {
          if (ranking.hasNextPage && !ranking.isFetchingNextPage) void ranking.fetchNextPage();
        }}
      />
    </section>
  );
};
