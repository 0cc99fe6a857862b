import type { LogRecord } from '@winnow/ports';
import { endPositions, type Positions } from './group-positions.ts';
import type { openLastingReader } from './lasting-reader.ts';

type Following = Pick<Parameters<typeof openLastingReader>[0], 'positions' | 'listener'>;

/** Positions and listener of a reader that takes every record appended to a topic from now on. */
export const followEnd = (source: string, onRecord: (record: LogRecord) => void): Following => {
  const next = new Map<number, number>();
  let begun = false;
  return {
    positions: async (cluster, partitions): Promise<Positions> => {
      const ends = await endPositions(cluster, source, partitions);
      // Partitions that return, for example after a broken connection, resume at their position; one that was added, or
      // recreated with its topic, is read from its beginning.
      for (const [partition, { offset }] of ends) {
        const known = next.get(partition);
        if (known === undefined) next.set(partition, begun ? 0 : offset);
        else if (known > offset) next.set(partition, 0);
      }
      begun = true;
      return new Map([...next].map(([partition, offset]) => [partition, { offset, metadata: '' }]));
    },
    listener: {
      assigned: () => {},
      records: (partition, records) => {
        next.set(partition, (records.at(-1)?.offset ?? -1) + 1);
        for (const record of records) onRecord(record);
      },
      revoked: () => {},
    },
  };
};
