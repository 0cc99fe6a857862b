import { rubric } from '@winnow/ats';
import { describe, expect, it } from 'vitest';
import { loadVocabularies } from '../reading/load-vocabularies.ts';
import { breakages } from './breakages/all-breakages.ts';
import { scoreFrom } from './evaluate/losses.ts';
import { accuracyOf, strayLines } from './evaluate/report.ts';
import { breakagesFor, type Trial, tryBreakages } from './evaluate/try-breakages.ts';

const vocabularies = await loadVocabularies();

/** Every language meets a fifth of the faults, every fault a fifth of the languages. */
const shareOf = 5;

/** A place such as "Hà Nội" or "Aarhus C" passes for a name where a resume has none. */
const goals: { readonly [id: string]: number } = { 'sections.name': 0.75 };

const trials: Trial[] = [];
for (const [at, vocabulary] of vocabularies.entries()) {
  for (const format of ['docx', 'txt'] as const) {
    const chosen = breakagesFor(vocabulary.language, format).filter((_, index) => (index + at) % shareOf === 0);
    trials.push(...(await tryBreakages(vocabulary, format, null, { chosen })));
  }
}

describe('the faults that are tried', () => {
  it('cover every check that has points and depends on the file alone', () => {
    const tried = new Set<string>(breakages.map(({ breaks }) => breaks));
    const untried = rubric.filter(({ id, max }) => max > 0 && !tried.has(id)).map(({ id }) => id);
    // The first is what a plain text costs, the second needs a job description.
    expect(untried).toEqual(['compatibility.file_format', 'keywords.job_terms']);
  });
});

describe('breaking one thing', () => {
  it('is found, and changes nothing that has nothing to do with it', () => {
    const strays = strayLines(trials);
    expect(strays.length / trials.length, strays.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('is found and is not imagined by each check, at least 95 times of 100', () => {
    // One slip is too few to tell a share by.
    const weak = accuracyOf(trials).filter(({ id, found, missed, invented }) => {
      const goal = goals[id] ?? 0.95;
      return found < goal * (found + missed) - 1 || found < goal * (found + invented) - 1;
    });
    expect(weak).toEqual([]);
  });

  it('moves the score as the formula says', () => {
    expect(trials.filter(({ assessment }) => scoreFrom(assessment) !== assessment.score)).toEqual([]);
  });

  it('never raises the score', () => {
    const raised = trials.filter(({ clean, assessment }) => assessment.score > clean.score);
    expect(raised.map(({ language, format, breakage }) => `${language} ${format} ${breakage?.name}`)).toEqual([]);
  });
});
