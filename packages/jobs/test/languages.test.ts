import type { Requirement } from '@winnow/contracts';
import { checkIds } from '@winnow/languages';
import { allHiringLocales } from '@winnow/languages/hiring';
import { reportTextsOf } from '@winnow/languages/texts';
import { describe, expect, it } from 'vitest';
import { readJob } from '../src/index.ts';

/** "3 years", in the order of the language. */
const threeYears = (code: string, word: string): string => (code === 'sw' ? `${word} 3` : `3 ${word}`);

describe.each(allHiringLocales().map((locale) => [locale.code, locale] as const))('%s', (code, { job }) => {
  const { headings, labels } = job;
  const text = [
    `${labels.title[0]}: Sample Lead`,
    `${labels.location[0]}: Sampletown`,
    headings.company[0],
    // Sentences by which the language is told.
    ...checkIds.map((id) => reportTextsOf(code).checks[id].fix.replace(/\{[^{}]*\}/gu, '')),
    `${headings.tasks[0]}:`,
    '- Kafka',
    headings.required[0],
    `• ${threeYears(code, job.years[1] ?? job.years[0] ?? '')} Java, ${job.experience[0]}`,
    '• SQL',
    `• Terraform, ${job.preferred[0]}`,
    '• English (C1)',
    '',
    headings.preferred[0],
    '* Docker',
    `* Linux, ${job.required[0]}`,
    '',
    headings.offer[0],
    '– Python',
  ].join('\n');
  const reading = readJob(text);
  const of = (canonical: string): Partial<Requirement> | undefined =>
    reading.requirements.find((each) => each.canonical === canonical);

  it('is told', () => {
    expect(reading.language).toBe(code);
  });

  it('names title and place by its labels', () => {
    expect(reading).toMatchObject({ title: 'Sample Lead', location: 'Sampletown' });
  });

  it('divides an advertisement by its headings', () => {
    expect(of('sql')).toMatchObject({ kind: 'skill', necessity: 'required', weight: 3 });
    expect(of('docker')).toMatchObject({ kind: 'skill', necessity: 'preferred', weight: 1 });
    expect(of('apache kafka')).toBeUndefined();
    expect(of('python')).toBeUndefined();
  });

  it('counts years', () => {
    expect(of('java')).toMatchObject({ kind: 'experience_years', necessity: 'required', min_years: 3 });
  });

  it('lets the cue of a line win over its heading', () => {
    expect(of('terraform')).toMatchObject({ necessity: 'preferred' });
    expect(of('linux')).toMatchObject({ necessity: 'required' });
  });
});
