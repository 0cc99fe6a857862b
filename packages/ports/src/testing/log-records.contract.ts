import { describe, expect, it, vi } from 'vitest';
import type { LogRecord } from '../log.ts';
import {
  createLogFixture,
  declaration,
  got,
  type LogHarness,
  newRecord,
  partitions,
  patience,
  topic,
  valuesOf,
} from './log-harness.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Declaring, appending and tailing. */
export const logRecordsContract = (harness: LogHarness): void => {
  describe('records', () => {
    const { openPlace, join } = createLogFixture(harness);

    it('declares again what is there, adds partitions that are missing and keeps those that were added', async () => {
      const { log } = await openPlace();
      await log.declare([declaration, { ...declaration, name: 'others', retentionMs: 60_000 }]);
      await log.declare([{ ...declaration, retentionMs: 7_200_000 }]);
      expect(log.partitions(topic)).toBe(partitions.length);
      await log.declare([{ ...declaration, partitions: partitions.length + 2 }]);
      expect(log.partitions(topic)).toBe(partitions.length + 2);
      await log.declare([declaration]);
      expect(log.partitions(topic)).toBe(partitions.length + 2);
      const member = await join(log, 'g');
      await log.append(topic, [newRecord('added', partitions.length + 1)]);
      await got(member, 1);
    });

    it('gives records back as they were appended', async () => {
      const { log } = await openPlace();
      const member = await join(log, 'g');
      const headers = { plain: 'a', empty: '', words: 'naïve 中文 😀', 'x-dash_1': '1' };
      await log.append(topic, [{ partition: 2, key: 'schlüssel', headers, value: '{"a":"ü😀"}' }]);
      await log.append(topic, [{ partition: 2, key: '', headers: {}, value: '' }]);
      await got(member, 2);
      const [first, second] = member.records;
      expect(first).toEqual({ topic, partition: 2, offset: first?.offset, key: 'schlüssel', headers, value: '{"a":"ü😀"}' });
      expect(second).toEqual({ topic, partition: 2, offset: (first?.offset ?? 0) + 1, key: '', headers: {}, value: '' });
    });

    it('reads a stretch of a partition again and again, from wherever it is asked to, and says what is there', async () => {
      const { log } = await openPlace();
      const empty = (await log.extents([topic])).get(topic);
      expect(empty).toHaveLength(partitions.length);
      expect(await log.read(topic, 1, 0, 10)).toEqual([]);
      await log.append(topic, [...range(5).map((index) => newRecord(`${index}`, 1)), newRecord('elsewhere', 2)]);
      const extent = (await log.extents([topic])).get(topic)?.find(({ partition }) => partition === 1);
      expect(extent).toEqual({ partition: 1, first: extent?.first, next: (extent?.first ?? 0) + 5 });
      const first = extent?.first ?? 0;
      expect(valuesOf(await log.read(topic, 1, 0, 10))).toEqual(['0', '1', '2', '3', '4']);
      expect(valuesOf(await log.read(topic, 1, first + 3, 1))).toEqual(['3']);
      const [third] = await log.read(topic, 1, first + 2, 1);
      expect(third).toEqual({ ...newRecord('2', 1), topic, offset: first + 2 });
      expect(await log.read(topic, 1, first + 5, 10)).toEqual([]);
    });

    it('appends nothing at all without complaint', async () => {
      const { log } = await openPlace();
      await expect(log.append(topic, [])).resolves.toBeUndefined();
    });

    it('refuses a partition that the topic does not have', async () => {
      const { log } = await openPlace();
      await expect(log.append(topic, [newRecord('x', 99)])).rejects.toMatchObject({ code: 'INTERNAL' });
    });

    it('keeps the order of the records of each partition within each of many concurrent appends', async () => {
      const { log } = await openPlace();
      const member = await join(log, 'g');
      const call = (name: number) =>
        log.append(
          topic,
          range(20).map((index) => newRecord(`${name}:${index}`, index % partitions.length)),
        );
      await Promise.all(range(30).map(call));
      await got(member, 600);
      expect(member.records).toHaveLength(600);
      for (const partition of partitions) {
        const values = valuesOf(member.records, partition);
        for (const name of range(30)) {
          const ofCall = values.filter((value) => value?.startsWith(`${name}:`));
          const expected = range(20).filter((index) => index % partitions.length === partition);
          expect(ofCall).toEqual(expected.map((index) => `${name}:${index}`));
        }
        const offsets = member.records.filter((record) => record.partition === partition).map(({ offset }) => offset);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      }
    });

    it('delivers a burst of 5,000 records, all of them and in order', async () => {
      const { log } = await openPlace();
      const member = await join(log, 'g');
      const filler = 'x'.repeat(500);
      await Promise.all(
        partitions.map((partition) =>
          log.append(
            topic,
            range(1250).map((index) => newRecord(`${index} ${filler}`, partition)),
          ),
        ),
      );
      await got(member, 5000);
      for (const partition of partitions)
        expect(valuesOf(member.records, partition).map((value) => Number.parseInt(value ?? '', 10))).toEqual(range(1250));
    });

    it('shows a tail every record from the moment it resolves, 20 times over', async () => {
      const { log } = await openPlace();
      for (const round of range(20)) {
        const seen: LogRecord[] = [];
        await log.append(topic, [newRecord(`before ${round}`, round % partitions.length)]);
        const tail = await log.tail(topic, (record) => seen.push(record));
        await log.append(topic, [newRecord(`after ${round}`, round % partitions.length)]);
        await vi.waitFor(() => expect(valuesOf(seen)).toEqual([`after ${round}`]), patience);
        await tail.stop();
      }
    });

    it('shows all records to each of two tails, in order, and none after a stop', async () => {
      const { log } = await openPlace();
      const seen: readonly LogRecord[][] = [[], []];
      const tails = await Promise.all(seen.map((records) => log.tail(topic, (record) => records.push(record))));
      for (const index of range(100)) await log.append(topic, [newRecord(`${index}`, index % partitions.length)]);
      for (const records of seen) {
        await vi.waitFor(() => expect(records).toHaveLength(100), patience);
        for (const partition of partitions)
          expect(valuesOf(records, partition)).toEqual(
            range(100)
              .filter((index) => index % partitions.length === partition)
              .map(String),
          );
      }
      await tails[0]?.stop();
      await log.append(topic, [newRecord('last')]);
      await vi.waitFor(() => expect(seen[1]).toHaveLength(101), patience);
      expect(seen[0]).toHaveLength(100);
      await tails[1]?.stop();
    });

    it('gives on what others have appended without a value or as no text', async (context) => {
      const { log, appendForeign } = await openPlace();
      if (appendForeign === undefined) return context.skip('Nobody else can append here.');
      const member = await join(log, 'g');
      await appendForeign(topic, 1, null);
      await appendForeign(topic, 1, new Uint8Array([0xff, 0x00, 0xc3, 0x28]));
      await log.append(topic, [newRecord('fine', 1)]);
      await got(member, 3);
      expect(valuesOf(member.records)).toEqual([null, expect.any(String), 'fine']);
      expect(member.records.map(({ key }) => key)).toEqual(['', '', 'key fine']);
    });

    it('says that it works', async () => {
      const { log } = await openPlace();
      await expect(log.check()).resolves.toBeUndefined();
    });

    it('refuses to append when closed', async () => {
      const { log } = await openPlace();
      await log.close();
      await expect(log.append(topic, [newRecord('x')])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
  });
};
