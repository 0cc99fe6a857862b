import { describe, expect, it } from 'vitest';
import { foldOf } from '../src/stances/clause-tokens.ts';
import { firstWordTest } from '../src/stances/first-words.ts';

const mayBegin = (...phrases: readonly string[]) => firstWordTest(phrases, foldOf('en'));

describe('a phrase', () => {
  it('begins with its first word, folded, or the first of an alternative', () => {
    const test = mayBegin('Never used', 'no|without experience');
    expect(['never', 'no', 'without'].every(test)).toBe(true);
    expect(['used', 'experience', 'nothing'].some(test)).toBe(false);
  });

  it('begins with every word that a star continues', () => {
    const test = mayBegin('learn* it', '*kenntnisse', '*basi*', '( planned');
    expect(['learning', 'grundkenntnisse', 'kenntnisse', 'arabasics', '('].every(test)).toBe(true);
    expect(['lear', 'kenntnissen', 'planned'].some(test)).toBe(false);
  });

  it.each(['… never', '* is missing', 'any|* word'])('such as "%s" begins with any word', (phrase) => {
    expect(mayBegin('never', phrase)('whatever')).toBe(true);
  });
});
