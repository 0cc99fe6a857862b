import { describe, expect, it } from 'vitest';
import { foldOf, folds, madeFold } from './train/fold-of.ts';

describe('the fold of a file to learn from', () => {
  it('is the same for files that one author wrote in a row', () => {
    const own = Array.from({ length: 60 }, (_, at) => foldOf({ family: `retold-${6_000 + at}`, file: `${at}.pdf` }));
    expect(new Set(own).size).toBe(1);
    expect(foldOf({ family: 'retold-6060', file: '60.pdf' })).not.toBe(own[0]);
  });

  it('is one for all layouts that are filled from the same words', () => {
    expect(foldOf({ family: 'web-timeline', file: 'a.pdf' })).toBe(madeFold);
    expect(foldOf({ family: 'one-column', file: 'b.docx' })).toBe(madeFold);
  });

  it('depends on the family of a real file, or else on its name', () => {
    const real = { family: 'somebody/resume', file: 'a.pdf' };
    expect(foldOf(real)).toBe(foldOf({ ...real, file: 'b.pdf' }));
    expect(folds).toContain(foldOf({ file: 'c.pdf' }));
    expect(foldOf({ file: 'c.pdf' })).not.toBe(madeFold);
  });
});
