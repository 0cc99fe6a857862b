import { describe, expect, it } from 'vitest';
import { createServerClock } from '../src/server-clock.ts';

const minute = 60_000;

/** A machine whose clock is off by `aheadMs` and a server that is asked; all of them pass alike unless a test says otherwise. */
const openWorld = (aheadMs = 0) => {
  const times = { steady: 5_000.25, wall: 1_700_000_000_000 + aheadMs, server: 1_700_000_000_000 };
  const clock = createServerClock({ wall: () => times.wall, steady: () => times.steady });
  const pass = (milliseconds: number, of: readonly (keyof typeof times)[] = ['steady', 'wall', 'server']): void => {
    for (const each of of) times[each] += milliseconds;
  };
  /** One look: the server answers after `there`, and the answer takes `back`. */
  const look = (there = 1, back = 1): void => {
    const askedAt = times.steady;
    pass(there);
    const server = Math.floor(times.server);
    pass(back);
    clock.learn({ askedAt, server });
  };
  const behind = (): number => times.server - clock.now();
  return { times, clock, pass, look, behind };
};

describe('createServerClock', () => {
  it.each([-10 * minute, 0, 10 * minute])('shows the time of the server on a machine that is off by %d ms', (aheadMs) => {
    const { look, pass, behind } = openWorld(aheadMs);
    look();
    expect(Math.abs(behind())).toBeLessThanOrEqual(2);
    pass(minute);
    expect(Math.abs(behind())).toBeLessThanOrEqual(2);
  });

  it('heeds nobody who sets the clock of the machine while it runs', () => {
    const { look, pass, behind, times } = openWorld();
    look();
    times.wall -= 10 * minute;
    pass(1_000);
    look();
    expect(Math.abs(behind())).toBeLessThanOrEqual(2);
  });

  it('is not misled by an answer that takes long', () => {
    const { look, clock, behind } = openWorld();
    look();
    look(4_000, 1);
    look(1, 4_000);
    expect(Math.abs(behind())).toBeLessThanOrEqual(2);
    expect(clock.error()).toBe(0);
  });

  it('shows whole milliseconds', () => {
    const { look, pass, clock } = openWorld();
    look();
    pass(0.4);
    expect(Number.isInteger(clock.now())).toBe(true);
  });

  it.each([-10 * minute, 10 * minute])('never jumps when a server takes over whose time differs by %d ms', (differsMs) => {
    const { look, pass, behind, clock, times } = openWorld();
    look();
    times.server += differsMs;
    look();
    expect(Math.abs(clock.error() - differsMs)).toBeLessThanOrEqual(4);
    let before = clock.now();
    for (let looks = 0; looks < 700; looks += 1) {
      pass(9_998);
      look();
      const passed = clock.now() - before;
      expect(passed).toBeGreaterThanOrEqual(8_998);
      expect(passed).toBeLessThanOrEqual(11_002);
      before = clock.now();
    }
    expect(Math.abs(behind())).toBeLessThanOrEqual(2);
    expect(clock.error()).toBe(0);
  });

  it.each([-10 * minute, 10 * minute])('jumps by no more than it slept while another server differs by %d ms', (differsMs) => {
    const { look, pass, clock, times } = openWorld();
    look();
    times.server += differsMs;
    look();
    const before = clock.now();
    pass(5_000, ['wall', 'server']);
    look();
    expect(clock.now() - before).toBeGreaterThanOrEqual(0);
    expect(clock.now() - before).toBeLessThanOrEqual(5_010);
  });

  it('makes up at once for a machine that slept, as its own clock confirms', () => {
    const { look, pass, behind } = openWorld(-3 * minute);
    look();
    pass(5 * minute, ['wall', 'server']);
    pass(1_000);
    look();
    expect(Math.abs(behind())).toBeLessThanOrEqual(2);
  });
});
