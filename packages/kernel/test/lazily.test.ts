import { expect, it, vi } from 'vitest';
import { lazily, lazilyByKey } from '../src/lazily.ts';

it('builds a value on first use and once, even if it is undefined', () => {
  const build = vi.fn(() => undefined);
  const value = lazily(build);
  expect(build).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(build).toHaveBeenCalledOnce();
});

it('builds a value once for each key', () => {
  const build = vi.fn((key: string | null) => ({ key }));
  const valueFor = lazilyByKey(build);
  expect(valueFor('a')).toBe(valueFor('a'));
  expect(valueFor(null)).toEqual({ key: null });
  expect(build.mock.calls).toEqual([['a'], [null]]);
});
