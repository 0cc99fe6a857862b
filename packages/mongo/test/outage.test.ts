import { MongoNetworkError, MongoNetworkTimeoutError, type TopologyDescription } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReach } from '../src/mongo-fault.ts';
import { watchOutage } from '../src/outage.ts';

type Server = { readonly type: string; readonly error: Error | null };

const refused = { type: 'Unknown', error: new MongoNetworkError('refused') };
const silent = { type: 'Unknown', error: new MongoNetworkTimeoutError('late') };
const secondary = { type: 'RSSecondary', error: null };
const primary = { type: 'RSPrimary', error: null };

const unreachable = { code: 'UNAVAILABLE', message: 'No server of the database can be reached.' };

describe('an outage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = () => {
    const outage = watchOutage();
    const see = (...servers: readonly Server[]): void => {
      const newDescription = { servers: new Map(servers.map((server, index) => [`${index}`, server])) };
      // The only part of it that is looked at.
      outage.observe({ newDescription: newDescription as unknown as TopologyDescription });
    };
    return { see, reach: createReach(outage), fault: outage.fault };
  };
  const never = (): Promise<never> => new Promise(() => {});

  it('fails calls within half a second when all servers refuse, those under way and those to come, which are not begun', async () => {
    const { see, reach } = open();
    see(refused, refused);
    const failing = expect(reach(never)).rejects.toMatchObject(unreachable);
    await vi.advanceTimersByTimeAsync(500);
    await failing;
    const work = vi.fn(never);
    await expect(reach(work)).rejects.toMatchObject(unreachable);
    expect(work).not.toHaveBeenCalled();
  });

  it('is over when there is a primary', async () => {
    const { see, reach } = open();
    see(refused);
    await vi.advanceTimersByTimeAsync(600);
    see(primary, refused);
    await expect(reach(async () => 'done')).resolves.toBe('done');
  });

  it('is no election: while a server answers, calls wait for a primary', async () => {
    const { see, reach, fault } = open();
    see(primary, secondary, secondary);
    see(refused, secondary, secondary);
    const elected = Promise.withResolvers<string>();
    const call = reach(() => elected.promise);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(fault()).toBeUndefined();
    see(refused, primary, secondary);
    elected.resolve('done');
    await expect(call).resolves.toBe('done');
  });

  it('is an election that does not end', async () => {
    const { see, fault } = open();
    see(refused, refused, secondary);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(fault()).toMatchObject({ message: 'The database has had no primary for too long.' });
    see(refused, refused, refused);
    await vi.advanceTimersByTimeAsync(500);
    expect(fault()).toMatchObject(unreachable);
  });

  it('is not taken from a pause of the network or of our own', async () => {
    const { see, fault } = open();
    see(silent);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(fault()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(500);
    expect(fault()).toMatchObject(unreachable);
  });
});
