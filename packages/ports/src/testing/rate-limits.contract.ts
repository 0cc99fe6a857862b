import { afterEach, describe, expect, it } from 'vitest';
import type { Quota, RateLimits } from '../rate-limits.ts';

export type RateLimitsHarness = {
  /** Counters in a new namespace. The suite closes them; the harness removes the namespace. */
  readonly open: () => Promise<RateLimits>;
};

const minute: Quota = { policy: 'minute', limit: 10, windowMs: 60_000 };
const day: Quota = { policy: 'day', limit: 15, windowMs: 86_400_000 };

/** What every backend's `RateLimits` must do, as vitest suites. */
export const rateLimitsContract = (harness: RateLimitsHarness): void => {
  describe('rate limits', () => {
    const opened: RateLimits[] = [];
    const open = async (): Promise<RateLimits> => {
      const limits = await harness.open();
      opened.push(limits);
      return limits;
    };
    afterEach(async () => {
      for (const limits of opened.splice(0)) await limits.close();
    });
    const now = Date.parse('2026-03-01T12:00:10.000Z');
    const takeTimes = async (limits: RateLimits, times: number, caller: string, quotas: readonly Quota[], at = now) => {
      for (let count = 0; count < times; count += 1) await limits.take(caller, quotas, at);
    };

    it('counts down and says how each quota stands, in the order asked', async () => {
      const limits = await open();
      const first = await limits.take('ada', [minute, day], now);
      expect(first).toMatchObject([
        { policy: 'minute', limit: 10, windowMs: 60_000, allowed: true, remaining: 9 },
        { policy: 'day', limit: 15, windowMs: 86_400_000, allowed: true, remaining: 14 },
      ]);
      for (const { resetMs, windowMs } of first) {
        expect(resetMs).toBeGreaterThan(0);
        expect(resetMs).toBeLessThanOrEqual(windowMs);
      }
      expect(await limits.take('ada', [day], now)).toMatchObject([{ policy: 'day', remaining: 13 }]);
    });

    it('answers nothing to no quotas', async () => {
      expect(await (await open()).take('ada', [], now)).toEqual([]);
    });

    it('allows exactly the limit of 40 concurrent requests', async () => {
      const limits = await open();
      const usages = await Promise.all(Array.from({ length: 40 }, () => limits.take('ada', [minute], now)));
      expect(usages.filter(([usage]) => usage?.allowed)).toHaveLength(10);
      expect(usages.every(([usage]) => (usage?.remaining ?? -1) >= 0)).toBe(true);
      expect(await limits.take('ada', [minute], now)).toMatchObject([{ allowed: false, remaining: 0 }]);
    });

    it('lets a refusal by one quota use up nothing of the others', async () => {
      const limits = await open();
      await takeTimes(limits, 10, 'ada', [minute, day]);
      const refusals = await Promise.all(Array.from({ length: 5 }, () => limits.take('ada', [minute, day], now)));
      for (const refusal of refusals) expect(refusal).toMatchObject([{ allowed: false }, { allowed: true }]);
      expect(await limits.take('ada', [day], now)).toMatchObject([{ allowed: true, remaining: 4 }]);
    });

    it('lets a refusal by a later quota use up nothing of the earlier ones', async () => {
      const limits = await open();
      const small: Quota = { ...day, limit: 2 };
      await takeTimes(limits, 5, 'ada', [minute, small]);
      expect(await limits.take('ada', [minute], now)).toMatchObject([{ allowed: true, remaining: 7 }]);
    });

    it('never allows more than the tightest of several quotas to concurrent requests', async () => {
      const limits = await open();
      await takeTimes(limits, 8, 'ada', [day]);
      const usages = await Promise.all(Array.from({ length: 30 }, () => limits.take('ada', [minute, day], now)));
      expect(usages.filter((usage) => usage.every(({ allowed }) => allowed)).length).toBeLessThanOrEqual(7);
      await takeTimes(limits, 30, 'ada', [minute, day]);
      expect(await limits.take('ada', [day], now)).toMatchObject([{ allowed: false, remaining: 0 }]);
      expect(await limits.take('ada', [minute], now)).toMatchObject([{ allowed: true, remaining: 2 }]);
    });

    it('starts anew when the window is over, each quota in its own time', async () => {
      const limits = await open();
      await takeTimes(limits, 10, 'ada', [minute, day]);
      const [refused] = await limits.take('ada', [minute, day], now);
      expect(refused?.allowed).toBe(false);
      const almost = now + (refused?.resetMs ?? 0) - 1;
      expect(await limits.take('ada', [minute], almost)).toMatchObject([{ allowed: false, resetMs: 1 }]);
      expect(await limits.take('ada', [minute, day], almost + 1)).toMatchObject([
        { allowed: true, remaining: 9 },
        { allowed: true, remaining: 4 },
      ]);
    });

    it('counts callers and policies apart', async () => {
      const limits = await open();
      await takeTimes(limits, 11, 'ada', [minute]);
      expect(await limits.take('ada', [minute], now)).toMatchObject([{ allowed: false }]);
      expect(await limits.take('ada', [{ ...minute, policy: 'other' }], now)).toMatchObject([{ remaining: 9 }]);
      for (const caller of ['Ada', 'ada ', 'ada\u0000minute', '$where', "'", '2001:db8::1'])
        expect(await limits.take(caller, [minute], now), caller).toMatchObject([{ remaining: 9 }]);
    });

    it('follows a changed limit within the window', async () => {
      const limits = await open();
      await takeTimes(limits, 10, 'ada', [minute]);
      expect(await limits.take('ada', [{ ...minute, limit: 12 }], now)).toMatchObject([{ allowed: true, remaining: 1 }]);
      expect(await limits.take('ada', [{ ...minute, limit: 5 }], now)).toMatchObject([{ allowed: false, remaining: 0 }]);
    });

    it('allows nothing under a limit of 0', async () => {
      expect(await (await open()).take('ada', [{ ...minute, limit: 0 }], now)).toMatchObject([{ allowed: false, remaining: 0 }]);
    });
  });
};
