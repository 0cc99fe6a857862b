import { languageCodes, matchReport } from '@winnow/contracts';
import { allHiringLocales, hiringLocaleOf } from '@winnow/languages/hiring';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { renderMatchReport } from '../src/render-match-report.ts';
import { engineer, engineering, jobOf, requirementOf, resumeOf } from './build-resume.ts';

const skill = (canonical: string, necessity: 'required' | 'preferred') =>
  requirementOf({ kind: 'skill', text: canonical, canonical, necessity });

const resume = resumeOf({
  positions: [engineer({ bullets: ['Moved forty reports to MariaDB', 'Wrote tide models in Python'] })],
  skills: ['Kubernetes'],
});

const assessment = matchResume({
  ...resume,
  job: jobOf(
    [
      skill('python', 'required'),
      skill('saddle stitching', 'required'),
      skill('sql', 'required'),
      skill('kubernetes', 'preferred'),
      requirementOf({ kind: 'other', text: 'A sense of humour about fog' }),
    ],
    engineering,
  ),
  jobText: null,
});

const nothing = matchResume({ ...resume, job: jobOf([]), jobText: null });

const options = {
  ...{ requestId: 'req_1', jobId: 'job_1', jobVersion: 2, cached: false, engineVersion: '2026.11.1' },
  computedFrom: {
    engine_version: '2026.11.1',
    document_sha256: 'sha',
    job_version: 1,
    job_digest: 'digest',
    weights: null,
    meaning: null,
  },
} as const;

describe('a rendered match report', () => {
  it.each(languageCodes)('is valid and completely written in %s', (language) => {
    for (const each of [assessment, nothing]) {
      const report = renderMatchReport(each, { ...options, language });
      expect(matchReport.parse(report)).toEqual(report);
      expect(report).toMatchObject({ language, job_id: 'job_1', job_version: 2, engine_version: '2026.11.1', cached: false });
      for (const text of [report.summary, report.disclaimer]) expect(text).not.toMatch(/^\s*$|[{}]|undefined|NaN/u);
    }
  });

  it('counts what is met by how much it is wanted, and leaves out what cannot be assessed', () => {
    const { summary } = renderMatchReport(assessment, { ...options, language: 'en' });
    expect(summary).toBe('The resume shows 1 of 3 required requirements, 1 of 1 preferred one, and 1 in part.');
  });

  it('tells the cap that an unmet must leaves, and what stands behind each quote', () => {
    const capped = matchResume({
      ...resume,
      job: jobOf(
        [
          { ...skill('python', 'required'), weight: 9 },
          { ...skill('beekeeping', 'required'), weight: 1 },
        ],
        engineering,
      ),
      jobText: null,
    });
    const report = renderMatchReport(capped, { ...options, language: 'en' });
    expect(report).toMatchObject({ score: 64, cap: 64 });
    expect(report.requirements[0]?.evidence[0]).toMatchObject({ grade: 'shown', position: 0, from: '2019-01', to: '2021-12' });
    expect(renderMatchReport(nothing, { ...options, language: 'en' }).cap).toBeNull();
  });

  it('says so when there is nothing to judge', () => {
    for (const { code } of allHiringLocales())
      expect(renderMatchReport(nothing, { ...options, language: code }).summary).toBe(hiringLocaleOf(code).match.nothingToJudge);
  });

  it('is the same byte for byte but for the request and the cache', () => {
    const first = JSON.stringify(renderMatchReport(assessment, { ...options, language: 'en' }));
    const again = renderMatchReport(structuredClone(assessment), {
      ...options,
      language: 'en',
      requestId: 'req_2',
      cached: true,
    });
    expect(JSON.stringify({ ...again, request_id: 'req_1', cached: false })).toBe(first);
  });
});
