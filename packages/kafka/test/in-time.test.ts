import { describe, expect, it } from 'vitest';
import { inTime } from '../src/in-time.ts';

describe('inTime', () => {
  it('gives what came in time and rejects what did not', async () => {
    await expect(inTime(Promise.resolve(1), 1000)).resolves.toBe(1);
    await expect(inTime(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
