import { describe, expect, it } from 'vitest';
import { abortWith } from '../src/index.ts';

describe('a controller that is bound to a signal', () => {
  it('is aborted with it, for its reason, also when that was before', () => {
    const [source, early, late] = [new AbortController(), new AbortController(), new AbortController()];
    abortWith(source.signal, early);
    expect(early.signal.aborted).toBe(false);
    source.abort('stop');
    abortWith(source.signal, late);
    expect([early.signal.reason, late.signal.reason]).toEqual(['stop', 'stop']);
  });

  it('is on its own again once it is released', () => {
    const [source, bound] = [new AbortController(), new AbortController()];
    abortWith(source.signal, bound)();
    source.abort();
    expect(bound.signal.aborted).toBe(false);
  });
});
