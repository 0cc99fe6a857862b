import type { DocumentFacts } from '@winnow/contracts';
import { languageCodes } from '@winnow/contracts';
import { reportTextsOf } from '@winnow/languages/texts';
import type { PageView } from '@winnow/pages';
import { describe, expect, it } from 'vitest';
import { assessAts } from '../src/index.ts';
import { renderAtsPage, renderAtsReport } from '../src/render.ts';
import { cleanDraft, resumeOf } from './clean-resume.ts';

const options = { language: 'en', requestId: 'r', cached: false, engineVersion: 'v' } as const;

const clean = resumeOf(cleanDraft);

const read = (reading: DocumentFacts['reading'], language: (typeof languageCodes)[number] = 'en') => {
  const assessment = assessAts({ ...clean, document: { ...clean.document, reading } });
  return renderAtsReport(assessment, { ...options, language });
};

const complete = { confidence: 0.95, unread_share: 0, unread_periods: 0 };

describe('what was read', () => {
  it('is in the report, each value with its place', () => {
    const { understood } = read(complete);
    expect(understood?.name).toMatchObject({ value: 'Imelda Brandt', doubtful: false, page: 1 });
    expect(understood?.contact.map(({ value }) => value)).toContain('imelda.brandt@example.org');
    expect(understood?.positions.map(({ title, company }) => [title?.value, company?.value])[0]).toEqual([
      'Lead Logistics Engineer',
      'Nordkai Freight GmbH',
    ]);
    expect(understood?.skills.map(({ value }) => value)).toContain('SQL');
  });

  it('is marked as doubtful when its confidence is low or a person should confirm it', () => {
    const { name } = clean.content.profile;
    if (name === null) throw new Error('The clean resume has a name.');
    const of = (confidence: number, confirm: readonly string[]) => {
      const profile = { ...clean.content.profile, name: { ...name, confidence } };
      return assessAts({ ...clean, content: { ...clean.content, profile, confirm } }).understood?.name?.doubtful;
    };
    expect([of(0.9, []), of(0.5, []), of(0.9, ['profile.name'])]).toEqual([false, true, true]);
  });

  it('is linked from the page to its place, which is marked', () => {
    const view: PageView = { number: 1, width: 595, height: 842, picture: 'AAAA', coarse: null, lines: [], moreLines: 0 };
    const report = read(complete);
    const box = [50, 40, 200, 60] as const;
    const name = { value: 'Imelda <b>', confidence: 0.5, doubtful: true, page: 1, box };
    if (report.understood === undefined) throw new Error('The report says what was read.');
    const page = renderAtsPage({ ...report, understood: { ...report.understood, name } }, [view]);
    expect(page).toMatch(/<span id="(read-\d+)" class="seen doubtful"/u);
    expect(page).toMatch(/<a href="#read-\d+"><bdi>Imelda &lt;b&gt;<\/bdi><\/a> <small>Uncertain<\/small>/u);
  });

  it.each(languageCodes)('is labelled in %s', (language) => {
    const page = renderAtsPage(read(complete, language), []);
    expect(page).toContain(`<h2 id="read">${reportTextsOf(language).page.read}</h2>`);
    expect(page).not.toContain('undefined');
  });
});

describe('the band', () => {
  it.each([
    [0.95, 'excellent'],
    [0.6, 'excellent'],
    [0.59, 'good'],
    [0.35, 'good'],
    [0.34, 'fair'],
    [0, 'fair'],
  ])('of a reading with the confidence %d is %s at best', (confidence, band) => {
    const report = read({ ...complete, confidence });
    expect([report.score, report.band]).toEqual([100, band]);
    expect(report.reading_note === null).toBe(band === 'excellent');
  });

  it('is explained by what was not read', () => {
    expect(read({ confidence: 0.14, unread_share: 0.2, unread_periods: 6 }).reading_note).toBe(
      '20% of the words and 6 periods could not be assigned. Parts of the resume may not have been read, so the rating is limited to “Fair”.',
    );
  });

  it('is that of the score for results of earlier releases', () => {
    expect(read(undefined).band).toBe('excellent');
  });
});
