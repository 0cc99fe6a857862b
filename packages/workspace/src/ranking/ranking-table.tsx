import { useVirtualizer } from '@tanstack/react-virtual';
import type { RankedCandidate, Requirement } from '@winnow/contracts';
import { useEffect, useRef } from 'react';
import { useIsPrinting } from '../parts/use-is-printing.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { RankingRow } from './ranking-row.tsx';
import { useColumns } from './use-columns.ts';

type Props = {
  readonly batchId: string;
  /** Those that have been read; the others are read when they come into sight. */
  readonly rows: readonly RankedCandidate[];
  readonly total: number;
  readonly requirements: readonly Requirement[];
  readonly selected: readonly string[];
  readonly onSelect: (id: string, on: boolean) => void;
  readonly onNearEnd: () => void;
};

const rowHeight = 64;
const rowsAhead = 10;

/** Columns that hold one sign each have no room for a word. */
const isNarrow = (name: string): boolean => name === 'select' || name === 'star';

/** A table of which only the rows in sight exist, so that ten thousand scroll like ten. */
export const RankingTable = ({ rows, total, onNearEnd, selected, ...rest }: Props) => {
  const { say } = useTexts();
  const [columns] = useColumns();
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: rowsAhead,
  });
  const isPrinting = useIsPrinting();
  const inSight = virtual.getVirtualItems();
  const items = isPrinting ? rows.map((_, index) => ({ index, start: 0 })) : inSight;
  const last = inSight.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - rowsAhead && rows.length < total) onNearEnd();
  }, [last, rows.length, total, onNearEnd]);
  return (
    <div className="table" role="table" aria-label={say('ranking')} aria-rowcount={total + 1}>
      <div className="scroll" ref={box} role="presentation">
        <div className="row head" role="row" aria-rowindex={1}>
          {(['select', 'rank', 'score', 'candidate', ...columns] as const).map((name) => (
            <span role="columnheader" key={name} className={name}>
              <span className={isNarrow(name) ? 'hidden' : undefined}>{say(name)}</span>
            </span>
          ))}
        </div>
        <div role="rowgroup" className="body" style={{ blockSize: isPrinting ? 'auto' : virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return (
              <RankingRow
                key={row?.candidate_id ?? index}
                index={index}
                offset={start}
                row={row}
                columns={columns}
                isSelected={row !== undefined && selected.includes(row.candidate_id)}
                {...rest}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
};
