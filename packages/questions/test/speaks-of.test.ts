import { describe, expect, it } from 'vitest';
import { speaksOf } from '../src/speaks-of.ts';

const spoken = (words: string, names: readonly string[] = []) => ({ words, names, language: 'en' as const });

describe('a quote', () => {
  it('speaks of a skill by its name, or by one that shows it', () => {
    expect(speaksOf('Tuned PostgreSQL for the tide tables', spoken('SQL', ['sql']))).toBe(true);
    expect(speaksOf('Sold lamps at the harbour', spoken('SQL', ['sql']))).toBe(false);
  });

  it('speaks of what has no name by the beginnings of its words', () => {
    expect(speaksOf('Polished lenses each night', spoken('polishing of lenses'))).toBe(true);
  });

  it('needs more than one word of a long demand', () => {
    const demand = spoken('assembly and reading of electrical switch panels');
    expect(speaksOf('Assembly of furniture', demand)).toBe(false);
    expect(speaksOf('Assembly of panels', demand)).toBe(true);
  });

  it('says nothing as a label alone', () => {
    expect(speaksOf('Lenses —', spoken('lenses'))).toBe(false);
  });

  it('is not found by words that every demand has', () => {
    expect(speaksOf('Experience in fishing', spoken('experience with lamps'))).toBe(false);
  });
});
