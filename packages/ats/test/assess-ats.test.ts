import { atsAssessment } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../src/assess-ats.ts';
import { bandOf } from '../src/band-of.ts';
import { assessAts } from '../src/index.ts';
import { cleanDraft, type Draft, resumeOf } from './clean-resume.ts';

const assess = (changes: Partial<Draft>) => assessAts(resumeOf({ ...cleanDraft, ...changes }));

const numbersOf = ({ score, score_before_caps, categories, checks, caps, keywords }: ReturnType<typeof assess>) => ({
  score,
  score_before_caps,
  categories,
  caps,
  keywords,
  checks: checks.map(({ evidence: _, ...numbers }) => numbers),
});

describe('the score', () => {
  it('rounds half up in integers', () => {
    expect([scoreOf(1, 200), scoreOf(0, 10), scoreOf(10, 10), scoreOf(2, 3), scoreOf(0, 0)]).toEqual([1, 0, 100, 67, 0]);
  });

  it('has its bands at 80, 60 and 40', () => {
    const bands = [100, 80, 79, 60, 59, 40, 39, 0].map(bandOf);
    expect(bands).toEqual(['excellent', 'excellent', 'good', 'good', 'fair', 'fair', 'poor', 'poor']);
  });

  it('is the same for the same resume, byte for byte', () => {
    expect(JSON.stringify(assess({}))).toBe(JSON.stringify(assess({})));
  });

  it('is at most 10 when no page has text', () => {
    const { layout, content, document, jobTerms } = resumeOf({ ...cleanDraft, scannedPages: 1 });
    const scanned = { ...layout, pages: layout.pages.slice(1) };
    const empty = { ...content, sections: [], experience: [], education: [], skills: [], summary: null };
    const assessment = assessAts({ layout: scanned, content: empty, document, jobTerms });
    expect(assessment.caps).toContainEqual(expect.objectContaining({ id: 'unreadable_text', limit: 10, applied: true }));
    expect(assessment.score_before_caps).toBeGreaterThan(10);
    expect(assessment.score).toBe(10);
    expect(assessment.band).toBe('poor');
  });

  it('is at most 10 for a scan, also when OCR has read it', () => {
    const { layout, ...resume } = resumeOf(cleanDraft);
    const scanned = { ...layout, pages: layout.pages.map((page) => ({ ...page, scanned: true as const })) };
    const assessment = assessAts({ ...resume, layout: scanned });
    expect(assessment.caps).toContainEqual(expect.objectContaining({ id: 'unreadable_text', limit: 10, applied: true }));
    expect(assessment.checks.find(({ id }) => id === 'compatibility.text_layer')).toMatchObject({ status: 'fail' });
  });

  it('is at most 40 when the reading found text that people cannot see', () => {
    const assessment = assess({ hiddenText: 'Kubernetes Terraform Python leadership synergy rockstar' });
    const params = { page: 1, words: 6 };
    expect(assessment.caps).toContainEqual(expect.objectContaining({ id: 'hidden_text', limit: 40, applied: true, params }));
    expect([assessment.score_before_caps, assessment.score, assessment.band]).toEqual([100, 40, 'fair']);
  });

  it('is at most 30 when there is hardly any text', () => {
    const { layout, content, document, jobTerms } = resumeOf(cleanDraft);
    const capped = (words: number) => assessAts({ layout, content, document: { ...document, words }, jobTerms });
    expect(capped(39).caps).toContainEqual(expect.objectContaining({ id: 'too_little_text', limit: 30, applied: true }));
    expect(capped(39).score).toBe(30);
    expect(capped(40).score).toBe(capped(40).score_before_caps);
    expect(capped(40).score).toBeGreaterThan(90);
  });
});

describe('fairness', () => {
  it('gives the same numbers to a person of another name, phone, address and place', () => {
    const names = fc.constantFrom('Nkechi Adeyemi', '王小明', 'فاطمة الزهراء', 'José-María de la O', 'Python Baker', 'A. B.');
    const phones = fc.constantFrom('+234 802 123 4567', '(415) 555-0132', '+81 3-1234-5678');
    const places = fc.constantFrom('Lagos, Nigeria', '上海', 'Warehouse Point, CT', 'Rostock');
    fc.assert(
      fc.property(names, phones, places, (name, phone, location) => {
        const other = assess({ name, phone, location, email: 'someone.else@example.com' });
        expect(numbersOf(other)).toEqual(numbersOf(assess({})));
      }),
    );
  });
});

describe('keywords', () => {
  it('lists repeated content words by count, then in code point order', () => {
    const { keywords } = assess({ skills: ['tendering zinc zinc zinc alpha alpha 𝒜𝒜𝒜 𝒜𝒜𝒜 ﬀﬀﬀ ﬀﬀﬀ'] });
    const listed = keywords.map(({ term }) => term).filter((term) => /zinc|alpha|𝒜|ﬀ/u.test(term));
    expect(listed).toEqual(['zinc', 'alpha', 'ﬀﬀﬀ', '𝒜𝒜𝒜']);
    expect(keywords.every(({ count }) => count >= 2)).toBe(true);
    expect(keywords.length).toBeLessThanOrEqual(20);
  });

  it('leaves out stop words, months and who the person is', () => {
    const { keywords } = assess({ name: 'Imelda Brandt', skills: ['with January with January harbour harbour'] });
    const terms = keywords.map(({ term }) => term);
    expect(terms).toContain('harbour');
    expect(terms).not.toContain('with');
    expect(terms).not.toContain('january');
    expect(terms).not.toContain('imelda');
  });
});

describe('the assessment', () => {
  it('names the sections found and those missing', () => {
    const { sections } = assess({ summary: null, otherSections: ['My voyage'] });
    expect(sections.found.map(({ kind }) => kind)).toEqual(['experience', 'education', 'skills', 'interests', 'other']);
    expect(sections.missing).toEqual(['summary']);
  });

  it('has the shape of the record', () => {
    expect(atsAssessment.parse(assess({ email: null, columns: 2 }))).toEqual(assess({ email: null, columns: 2 }));
  });

  it('quotes at most five places a check, of at most 120 characters, with rounded boxes', () => {
    const { checks } = assess({
      extraLines: Array.from({ length: 9 }, (_, index) => `[Your Company] ${'😀'.repeat(80)} ${index}`),
      margin: 56.789,
    });
    const evidence = checks.find(({ id }) => id === 'keywords.placeholders')?.evidence ?? [];
    expect(evidence).toHaveLength(5);
    expect(evidence.every(({ quote }) => quote.length <= 120 && quote.isWellFormed())).toBe(true);
    expect(evidence[0]?.box?.[0]).toBe(56.8);
  });
});
