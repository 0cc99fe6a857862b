import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { copyWithLanguage, madeUp } from './support/make-language.ts';

/** What `use-language.ts` prints, as far as it is looked at. */
type Use = {
  readonly issues: readonly unknown[];
  readonly language: string;
  readonly sections: readonly string[];
  readonly experience: readonly unknown[];
  readonly level: string;
  readonly job: {
    readonly language: string;
    readonly title: string;
    readonly requirements: readonly unknown[];
  };
  readonly report: { readonly checks: readonly { readonly message: string }[] };
  readonly match: { readonly summary: string };
  readonly questions: { readonly questions: readonly { readonly text: string }[] };
};

describe('a new language', () => {
  const folder = copyWithLanguage('xx');
  afterAll(() => rmSync(folder, { recursive: true }));
  const printed = execFileSync(process.execPath, ['test/support/use-language.ts', 'xx'], { cwd: folder, encoding: 'utf8' });
  const use = JSON.parse(printed) as Use;

  it('is three files of the published form and its code', () => {
    expect(use.issues).toEqual([]);
  });

  it('has its resumes read: language, sections, titles, dates and degrees', () => {
    expect(use).toMatchObject({
      language: 'xx',
      sections: ['contact', 'experience', 'education', 'skills'],
      experience: [{ title: madeUp('Project Manager'), start: '2019-01' }],
      level: 'bachelor',
    });
  });

  it('has its report texts', () => {
    expect(use.report.checks.length).toBeGreaterThan(10);
    expect(use.report.checks.filter(({ message }) => !message.startsWith('xx: '))).toEqual([]);
  });

  it('has its job descriptions read and matched, skills by its own names', () => {
    const { language, title, requirements } = use.job;
    expect({ language, title }).toEqual({ language: 'xx', title: madeUp('Project Manager') });
    expect(requirements).toMatchObject([
      { canonical: 'project management', min_years: 3, necessity: 'required' },
      { canonical: 'python', necessity: 'required' },
      { kind: 'skill', canonical: null, necessity: 'required' },
      { canonical: 'customer service', necessity: 'preferred' },
    ]);
    expect(use.match.summary).toMatch(/^xx: /);
  });

  it('has its interview questions', () => {
    const { questions } = use.questions;
    expect(questions).toHaveLength(4);
    expect(questions.filter(({ text }) => !text.startsWith('xx: '))).toEqual([]);
  });
});
