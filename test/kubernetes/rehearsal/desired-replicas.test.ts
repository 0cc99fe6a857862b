import { describe, expect, it } from 'vitest';
import { createScaler } from './desired-replicas.ts';

const scaling = { min: 1, max: 6, stabilizationMs: 100, leavePercent: 50, leavePeriodMs: 30 };
const pending = (value: number) => [
  { name: 'lag', value: 0, target: 20 },
  { name: 'pending', value, target: 50 },
];

describe('what the rehearsal decides', () => {
  it('follows the largest signal up at once, within bounds', () => {
    expect(createScaler(scaling)(pending(120), 1, 0)).toBe(3);
    expect(createScaler(scaling)(pending(10_000), 1, 0)).toBe(6);
  });

  it('leaves what is within a tenth of the target alone', () => {
    expect(createScaler(scaling)(pending(105), 2, 0)).toBe(2);
  });

  it('goes down after the stabilization window, by half in each period', () => {
    const decide = createScaler(scaling);
    const steps = [0, 50, 110, 120, 150, 200].map((at) => at);
    let current = decide(pending(300), 1, 0);
    const replicas = steps.slice(1).map((at) => {
      current = decide(pending(0), current, at);
      return current;
    });
    expect(replicas).toEqual([6, 3, 3, 1, 1]);
  });
});
