import { atsReport, languageCodes } from '@winnow/contracts';
import { allLocales } from '@winnow/languages';
import { reportTextsOf } from '@winnow/languages/texts';
import { describe, expect, it } from 'vitest';
import { assessAts } from '../src/index.ts';
import { renderAtsReport } from '../src/render.ts';
import { breakages } from './breakages.ts';
import { cleanDraft, type Draft, resumeOf } from './clean-resume.ts';

const assess = (draft: Draft = cleanDraft) => assessAts(resumeOf(draft));

const broken = assess(
  breakages.filter(({ silences }) => silences === undefined).reduce((draft, breakage) => breakage.break(draft), cleanDraft),
);

const options = { language: 'en', requestId: 'req_1', cached: false, engineVersion: '2026.11.1' } as const;

describe('a rendered report', () => {
  it('knows all 50 languages', () => {
    expect(
      allLocales()
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual([...languageCodes].toSorted());
  });

  it.each(languageCodes)('is valid and completely written in %s', (language) => {
    for (const assessment of [broken, assess()]) {
      const report = renderAtsReport(assessment, { ...options, language });
      expect(atsReport.parse(report)).toEqual(report);
      expect(report.language).toBe(language);
      const texts = report.checks.flatMap(({ message, fix }) => [message, ...(fix === null ? [] : [fix])]);
      expect([...texts, report.disclaimer].filter((text) => text.trim() === '' || /[{}]|undefined|NaN/u.test(text))).toEqual([]);
      expect(report.disclaimer).toBe(reportTextsOf(language).disclaimer);
    }
  });

  it.each(breakages)('is valid when $check is broken', (breakage) => {
    const report = renderAtsReport(assess(breakage.break(cleanDraft)), options);
    expect(atsReport.parse(report)).toEqual(report);
    expect(report.top_fixes[0]?.check).toBe(breakage.check);
  });

  it('has a fix exactly where there is something to gain', () => {
    const report = renderAtsReport(broken, options);
    for (const { status, gain, fix } of [...report.checks, ...renderAtsReport(assess(), options).checks]) {
      // What only informs may advise without a gain.
      if (status !== 'info') expect(fix !== null).toBe(gain > 0);
    }
  });

  it('names the three largest gains, ties in the order of the report', () => {
    const draft = { ...cleanDraft, location: null, link: null, email: null, columns: 2 };
    const { top_fixes } = renderAtsReport(assess(draft), options);
    expect(top_fixes.map(({ check, gain }) => [check, gain])).toEqual([
      ['sections.email', 4],
      ['compatibility.columns', 2],
      ['sections.location', 1],
    ]);
  });

  it('writes numbers as the language does', () => {
    const messageIn = (language: (typeof languageCodes)[number]) =>
      renderAtsReport(broken, { ...options, language }).checks.find(({ id }) => id === 'structure.length')?.message;
    expect(messageIn('en')).toContain('2,400');
    expect(messageIn('de')).toContain('2.400');
    expect(messageIn('fa')).toContain('۲٬۴۰۰');
  });

  it('is the same byte for byte but for the request and the cache', () => {
    const first = JSON.stringify(renderAtsReport(broken, options));
    expect(JSON.stringify(renderAtsReport(structuredClone(broken), options))).toBe(first);
    const again = renderAtsReport(broken, { ...options, requestId: 'req_2', cached: true });
    expect(JSON.stringify({ ...again, request_id: 'req_1', cached: false })).toBe(first);
  });
});
