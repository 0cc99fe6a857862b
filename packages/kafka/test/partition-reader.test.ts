import type { Position } from '@winnow/ports';
import { describe, expect, it, vi } from 'vitest';
import { openPartitionReader } from '../src/partition-reader.ts';
import { createFakeConsumer } from './fake-consumer.ts';

const at = (offset: number): Position => ({ offset, metadata: `m${offset}` });

const open = (positions: () => Promise<Position> = async () => at(50)) => {
  const fake = createFakeConsumer();
  const told: string[] = [];
  const faults: unknown[] = [];
  const crashes: unknown[] = [];
  const reader = openPartitionReader({
    createConsumer: fake.createConsumer,
    groupId: 'g',
    topic: 't',
    source: 't',
    fromBeginning: true,
    positions: async (_, partitions) => {
      const position = await positions();
      return new Map(partitions.map((partition) => [partition, position]));
    },
    listener: {
      assigned: (partition, { offset, metadata }) => told.push(`assigned ${partition} at ${offset} ${metadata}`),
      records: (partition, records) => told.push(`records ${partition}: ${records.map(({ offset }) => offset)}`),
      revoked: (partition) => told.push(`revoked ${partition}`),
    },
    onSignOfLife: () => {},
    onCrash: (error) => crashes.push(error),
    onFault: (error) => faults.push(error),
  });
  return { ...fake, reader, told, faults, crashes };
};

describe('openPartitionReader', () => {
  it('starts when partitions and positions are known, and reads from there', async () => {
    const { reader, told, assign, deliver, consumer, resolved } = open();
    assign(0);
    await reader.started;
    expect(consumer.seek).toHaveBeenCalledWith({ topic: 't', partition: 0, offset: '50' });
    await deliver(0, 50, 51);
    expect(told).toEqual(['assigned 0 at 50 m50', 'records 0: 50,51']);
    expect(resolved).toHaveBeenCalledWith('51');
  });

  it('holds records back until the position is known', async () => {
    const position = Promise.withResolvers<Position>();
    const { reader, told, assign, deliver, running } = open(() => position.promise);
    await running;
    assign(0);
    const delivered = deliver(0, 50);
    expect(told).toEqual([]);
    position.resolve(at(50));
    await Promise.all([delivered, reader.started]);
    expect(told).toEqual(['assigned 0 at 50 m50', 'records 0: 50']);
  });

  it('asks for the position again when it could not be read', async () => {
    const positions = vi.fn<() => Promise<Position>>(async () => at(3)).mockRejectedValueOnce(new Error('away'));
    const { reader, told, faults, assign } = open(positions);
    assign(1);
    await reader.started;
    expect(told).toEqual(['assigned 1 at 3 m3']);
    expect(faults).toHaveLength(1);
  });

  it('drops what was fetched before the partition was assigned anew, instead of leaving a gap', async () => {
    const { reader, told, assign, deliver, consumer, resolved } = open();
    assign(0);
    await reader.started;
    await deliver(0, 100, 101);
    expect(resolved).not.toHaveBeenCalled();
    expect(consumer.seek).toHaveBeenLastCalledWith({ topic: 't', partition: 0, offset: '50' });
    await deliver(0, 50);
    expect(told).toEqual(['assigned 0 at 50 m50', 'records 0: 50']);
  });

  it('goes on behind a stretch that the log has lost', async () => {
    const { reader, told, assign, deliver } = open();
    assign(0);
    await reader.started;
    await deliver(0, 100);
    await deliver(0, 100);
    expect(told).toEqual(['assigned 0 at 50 m50', 'records 0: 100']);
  });

  it('begins anew in a log that was made anew, whose offsets are lower', async () => {
    const { reader, told, assign, deliver } = open();
    assign(0);
    await reader.started;
    await deliver(0, 0);
    await deliver(0, 0);
    await deliver(0, 0);
    expect(told).toEqual(['assigned 0 at 50 m50', 'revoked 0', 'assigned 0 at 0 ', 'records 0: 0']);
  });

  it('revokes before it assigns when the group rebalances, with a word of it or without', async () => {
    const { reader, told, assign, emit } = open();
    assign(0, 1);
    await reader.started;
    emit('REBALANCING');
    assign(1);
    await vi.waitFor(() => expect(told).toHaveLength(5));
    assign(1);
    await vi.waitFor(() => expect(told).toHaveLength(7));
    expect(told.slice(2)).toEqual(['revoked 0', 'revoked 1', 'assigned 1 at 50 m50', 'revoked 1', 'assigned 1 at 50 m50']);
  });

  it('does not assign what was lost again while the position was read', async () => {
    const slow = Promise.withResolvers<Position>();
    const positions = vi.fn<() => Promise<Position>>(async () => at(7)).mockReturnValueOnce(slow.promise);
    const { told, assign, reader } = open(positions);
    assign(0);
    assign(1);
    await reader.started;
    slow.resolve(at(1));
    await slow.promise;
    expect(told).toEqual(['assigned 1 at 7 m7']);
  });

  it('commits offset and metadata of a held partition, and nothing of another one', async () => {
    const { reader, assign, consumer, emit } = open();
    assign(0);
    await reader.started;
    await reader.commit(0, at(60));
    await reader.commit(9, at(1));
    emit('REBALANCING');
    await reader.commit(0, at(70));
    expect(consumer.commitOffsets.mock.calls).toEqual([[[{ topic: 't', partition: 0, offset: '60', metadata: 'm60' }]]]);
  });

  it('commits in one request what is asked for at a time, and next what is asked for meanwhile', async () => {
    const { reader, assign, consumer } = open();
    assign(0, 1, 2);
    await reader.started;
    const under = Promise.withResolvers<void>();
    consumer.commitOffsets.mockReturnValueOnce(under.promise);
    const first = [reader.commit(0, at(1)), reader.commit(1, at(2))];
    await vi.waitFor(() => expect(consumer.commitOffsets).toHaveBeenCalledTimes(1));
    const second = [reader.commit(0, at(3)), reader.commit(2, at(4))];
    under.resolve();
    await Promise.all([...first, ...second]);
    const asked = consumer.commitOffsets.mock.calls.map(([positions]) =>
      positions.map(({ partition, offset }) => `${partition} at ${offset}`),
    );
    expect(asked).toEqual([
      ['0 at 1', '1 at 2'],
      ['0 at 3', '2 at 4'],
    ]);
  });

  it('commits nothing of a partition that was lost while the commit waited', async () => {
    const { reader, assign, consumer, emit } = open();
    assign(0);
    await reader.started;
    const committed = reader.commit(0, at(60));
    emit('REBALANCING');
    await committed;
    expect(consumer.commitOffsets).not.toHaveBeenCalled();
  });

  it('rejects a commit that failed, unless the partition is lost', async () => {
    const { reader, assign, consumer, emit } = open();
    assign(0);
    await reader.started;
    consumer.commitOffsets.mockRejectedValueOnce(new Error('away'));
    await expect(reader.commit(0, at(60))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const generation = Object.assign(new Error('old'), { cause: Object.assign(new Error(), { type: 'ILLEGAL_GENERATION' }) });
    consumer.commitOffsets.mockRejectedValueOnce(generation);
    await expect(reader.commit(0, at(60))).resolves.toBeUndefined();
    consumer.commitOffsets.mockImplementationOnce(async () => {
      emit('REBALANCING');
      throw new Error('away');
    });
    await expect(reader.commit(0, at(60))).resolves.toBeUndefined();
  });

  it('resumes a partition that was paused in an earlier life', async () => {
    const { reader, assign, consumer } = open();
    assign(0);
    await reader.started;
    reader.pause(0);
    reader.pause(5);
    expect(consumer.pause.mock.calls).toEqual([[[{ topic: 't', partitions: [0] }]]]);
    assign(0);
    await vi.waitFor(() => expect(consumer.resume).toHaveBeenCalledTimes(2));
  });

  it('is of no more use when kafkajs reads on after a rebalance without having joined again', async () => {
    const { told, crashes, assign, emit, reader } = open();
    assign(0);
    await reader.started;
    emit('FETCH_START');
    emit('REBALANCING');
    expect(crashes).toEqual([]);
    emit('FETCH_START');
    emit('FETCH_START');
    expect(crashes.map(String)).toEqual(['Error: The group was not joined again after a rebalance.']);
    expect(told.at(-1)).toBe('revoked 0');
  });

  it('goes on when it has joined again after a rebalance', async () => {
    const { crashes, assign, emit, reader } = open();
    assign(0);
    await reader.started;
    emit('REBALANCING');
    assign(0);
    emit('FETCH_START');
    expect(crashes).toEqual([]);
  });

  it('tells of a crash after it has revoked everything', async () => {
    const { reader, told, crashes, assign, emit } = open();
    assign(0);
    await reader.started;
    emit('CRASH', { error: new Error('gone') });
    expect(told.at(-1)).toBe('revoked 0');
    expect(crashes).toHaveLength(1);
  });

  it('does not start when the consumer crashes first', async () => {
    const { reader, emit } = open();
    emit('CRASH', { error: new Error('no broker') });
    await expect(reader.started).rejects.toThrow('no broker');
  });

  it('revokes at once when stopped, leaves, and delivers nothing any more', async () => {
    const { reader, told, crashes, assign, deliver, consumer, emit } = open();
    assign(0);
    await reader.started;
    const stopped = reader.stop();
    expect(told.at(-1)).toBe('revoked 0');
    await deliver(0, 50);
    emit('CRASH', { error: new Error('late') });
    assign(0);
    await stopped;
    expect(told).toHaveLength(2);
    expect(crashes).toEqual([]);
    expect(consumer.disconnect).toHaveBeenCalledOnce();
  });
});
