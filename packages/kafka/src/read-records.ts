import type { Extent, LogRecord } from '@winnow/ports';
import { inTime } from './in-time.ts';
import type { openLastingReader } from './lasting-reader.ts';

type Reading = Omit<Parameters<typeof openLastingReader>[0], 'createConsumer' | 'source'>;

/** For a consumer to join its own group and to fetch. */
const readMs = 30_000;

/** Existing records of one partition, read by a temporary consumer. Rejects with `UNAVAILABLE` when it takes too long. */
export const readRecords = async (
  open: (reading: Reading) => Promise<unknown>,
  { groupId, topic }: Pick<Reading, 'groupId' | 'topic'>,
  extents: readonly Extent[],
  { partition, from, limit }: { readonly partition: number; readonly from: number; readonly limit: number },
): Promise<readonly LogRecord[]> => {
  const extent = extents.find((each) => each.partition === partition);
  if (extent === undefined || limit < 1 || Math.max(from, extent.first) >= extent.next) return [];
  const found: LogRecord[] = [];
  const done = Promise.withResolvers<void>();
  const begin = (): number => (found.at(-1)?.offset ?? Math.max(from, extent.first) - 1) + 1;
  await open({
    groupId,
    topic,
    fromBeginning: true,
    positions: async (_, partitions) =>
      new Map(
        partitions.map((each) => {
          const end = extents.find((other) => other.partition === each)?.next ?? 0;
          return [each, { offset: each === partition ? begin() : end, metadata: '' }];
        }),
      ),
    listener: {
      assigned: () => {},
      records: (of, records) => {
        if (of !== partition) return;
        found.push(...records.filter(({ offset }) => offset >= begin()));
        if (found.length >= limit || begin() >= extent.next) done.resolve();
      },
      revoked: () => {},
    },
  });
  await inTime(done.promise, readMs);
  return found.slice(0, limit);
};
