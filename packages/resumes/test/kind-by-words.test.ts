import { describe, expect, it } from 'vitest';
import { kindByWords } from '../src/headings/kind-by-words.ts';

describe('the words of an unknown heading', () => {
  it.each([
    ['My paid jobs so far', 'experience'],
    ['Languages of my childhood', 'languages'],
  ])('tell of "%s" what known headings have them for', (heading, kind) => {
    expect(kindByWords(heading, 'en')).toBe(kind);
  });

  it('tell nothing if a single casual heading has one of them', () => {
    // "Tricks up my sleeve" is a casual heading of skills, and the only one with a sleeve.
    expect(kindByWords('The sleeve', 'en')).toBeUndefined();
    expect(kindByWords('Tricks of the sleeve', 'en')).toBe('skills');
  });
});
