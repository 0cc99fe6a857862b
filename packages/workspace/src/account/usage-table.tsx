import type { ReactNode } from 'react';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { Sums } from './usage-by.ts';

type Row = Sums & { readonly id: string; readonly name: ReactNode };

type Props = { readonly caption: string; readonly first: string; readonly rows: readonly Row[] };

/** Counts of days or keys. */
export const UsageTable = ({ caption, first, rows }: Props) => {
  const { say, number } = useTexts();
  return (
    <ScrollRegion label={caption}>
      <table className="counts">
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{say('requests')}</th>
            <th scope="col">{say('failedRequests')}</th>
            <th scope="col">{say('resumesAdded')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, requests, failed, candidates }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{number(requests)}</td>
              <td>{number(failed)}</td>
              <td>{number(candidates)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
