import { describe, expect, it } from 'vitest';
import { assessCorpus, tagResults } from './evaluate/corpus.ts';
import { scoreFrom } from './evaluate/losses.ts';

const { WINNOW_CORPUS: corpus } = process.env;

describe.skipIf(corpus === undefined)('real resumes with labels', () => {
  it('have the faults that their labels name, and the score that their checks make', async () => {
    const files = await assessCorpus(corpus ?? '');
    expect(files.filter(({ assessment }) => scoreFrom(assessment) !== assessment.score)).toEqual([]);
    const results = tagResults(files);
    // A table without rules leaves no trace in a PDF.
    const unseen = new Set(['word-table']);
    const weak = results.filter(({ tag, files: count, found }) => !unseen.has(tag) && found < 0.9 * count);
    expect(weak).toEqual([]);
  });
});
