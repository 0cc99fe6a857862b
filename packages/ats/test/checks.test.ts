import type { LanguageCode } from '@winnow/contracts';
import type { CheckId } from '@winnow/languages';
import type { LayoutDocument, Page } from '@winnow/reading';
import { describe, expect, it } from 'vitest';
import { type AtsInput, assessAts } from '../src/index.ts';
import { cleanDraft, type Draft, type DraftPosition, resumeOf } from './clean-resume.ts';

const resume = (changes: Partial<Draft> = {}): AtsInput => resumeOf({ ...cleanDraft, ...changes });

const check = (input: AtsInput, id: CheckId) => {
  const found = assessAts(input).checks.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no check ${id}`);
  return found;
};

const withLayout = (input: AtsInput, changes: Partial<LayoutDocument>): AtsInput => ({
  ...input,
  layout: { ...input.layout, ...changes },
});

const withPage = (input: AtsInput, changes: Partial<Page>): AtsInput =>
  withLayout(input, { pages: input.layout.pages.map((page) => ({ ...page, ...changes })) });

const inLanguage = (input: AtsInput, language: LanguageCode | null): AtsInput => ({
  ...input,
  document: { ...input.document, language },
});

const unknownStyle = (input: AtsInput): AtsInput =>
  withLayout(input, {
    format: 'txt',
    pages: input.layout.pages.map((page) => ({
      ...page,
      margins: null,
      blocks: page.blocks.map((block) => ({
        ...block,
        lines: block.lines.map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run, font: '', size: 0 })) })),
      })),
    })),
  });

const withBand = (input: AtsInput, from: 'footer', to: 'header'): AtsInput =>
  withLayout(input, {
    pages: input.layout.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({
        ...block,
        lines: block.lines.map((line) => (line.band === from ? { ...line, band: to } : line)),
      })),
    })),
  });

describe('a plain text file', () => {
  it.each([
    'structure.font_size',
    'structure.font_families',
    'structure.margins',
    'structure.length',
    'compatibility.header_footer',
  ] as const)('is not judged on %s, which it cannot tell', (id) => {
    const found = check(unknownStyle(resume()), id);
    expect([found.status, found.points, found.max, found.gain]).toEqual(['not_applicable', null, null, 0]);
  });

  it('loses points for a Markdown table', () => {
    const plain = unknownStyle(resume());
    const table = unknownStyle(resume({ extraLines: ['| Skill | Years |', '|---|---|', '| SQL | 5 |'] }));
    expect(check(plain, 'compatibility.tables').status).toBe('pass');
    expect(check(table, 'compatibility.tables').status).toBe('warn');
  });
});

describe('columns, tables and bands', () => {
  it('cost points of the reading order only when the file mixes them up', () => {
    expect(check(resume({ columns: 2, movedLines: 20 }), 'compatibility.reading_order').points).toBe(0);
    expect(check(resume({ columns: 2 }), 'compatibility.reading_order').points).toBe(4);
    expect([2, 3].map((columns) => check(resume({ columns }), 'compatibility.columns').points)).toEqual([2, 0]);
  });

  it('cost half for tables and everything for text boxes, and nothing for a frame of one cell', () => {
    const table = (rows: number, columns: number) => withPage(resume(), { tables: [{ box: null, rows, columns }] });
    expect(check(table(4, 2), 'compatibility.tables').points).toBe(2);
    expect(check(table(1, 1), 'compatibility.tables').points).toBe(3);
    expect(check(resume({ textBoxes: 1 }), 'compatibility.tables').points).toBe(0);
  });

  it('tell the header of a DOCX from the top of a PDF', () => {
    const header = withBand(resume({ contactBand: 'footer' }), 'footer', 'header');
    expect(check(header, 'compatibility.header_footer').status).toBe('pass');
    expect(check(withLayout(header, { format: 'docx' }), 'compatibility.header_footer').status).toBe('fail');
  });
});

describe('sections', () => {
  it('earn half for a bare heading', () => {
    const input = resume({ education: null });
    const sections = [...input.content.sections, { kind: 'education' as const, heading: 'Education', page: 1, text: '' }];
    expect(check({ ...input, content: { ...input.content, sections } }, 'sections.education').points).toBe(2);
  });

  it('on experience are not asked of someone who studies and shows projects', () => {
    const input = resume({ experience: false });
    const quoted = { value: null, raw: 'Present', iso: null, precision: null, current: true, confidence: 1 };
    const end = { ...quoted, source: { page: 1, box: null, quote: 'Present' } };
    const education = input.content.education.map((entry) => ({ ...entry, end }));
    const sections = [...input.content.sections, { kind: 'projects' as const, heading: 'Projects', page: 1, text: 'A robot' }];
    const student = { ...input, content: { ...input.content, education, sections } };
    expect(check(student, 'sections.experience').status).toBe('not_applicable');
    expect(check(input, 'sections.experience').status).toBe('fail');
  });
});

describe('contact details', () => {
  it('count half for a phone number that is not valid', () => {
    const input = resume();
    const phones = input.content.profile.phones.map((phone) => ({ ...phone, valid: false, e164: null }));
    const profile = { ...input.content.profile, phones };
    const found = check({ ...input, content: { ...input.content, profile } }, 'sections.phone');
    expect([found.points, found.value]).toEqual([2, 0]);
  });

  it('are not called missing while a contact line may hold the place', () => {
    const input = resume();
    const unread = { ...input, content: { ...input.content, profile: { ...input.content.profile, location: null } } };
    expect(check(unread, 'sections.location').status).toBe('not_applicable');
    expect(check(resume({ location: null }), 'sections.location').status).toBe('fail');
  });
});

describe('dates', () => {
  const position = (start: string, end: string | null): DraftPosition => ({
    title: `Planner ${start}`,
    company: 'Nordkai Freight GmbH',
    dates: [start, end],
    bullets: [],
  });

  it.each([
    [[position('2020-01', null), position('2015-01', null)], 'pass'],
    [[position('2019-01', '2022-01'), position('2018-01', '2023-01')], 'pass'],
    [[position('2020', '2021'), position('2020-05', '2021-03')], 'pass'],
    [[position('2012-01', '2014-01'), position('2015-01', null)], 'fail'],
  ] as const)('are in order unless a position began and ended later than the one before: %#', (positions, status) => {
    expect(check(resume({ positions }), 'structure.date_order').status).toBe(status);
  });

  it('may run from the oldest in a Japanese resume', () => {
    const input = resume({ positions: cleanDraft.positions.toReversed() });
    expect(check(inLanguage(input, 'ja'), 'structure.date_order').status).toBe('not_applicable');
    expect(check(input, 'structure.date_order').status).toBe('fail');
  });
});

describe('style', () => {
  it.each([
    [[56, 50, 60, 70], 2],
    [[30, 50, 60, 70], 1],
    [[130, 50, 60, 70], 1],
    [[56, 50, 300, 400], 2],
    [[10, 50, 60, 70], 0],
  ] as const)('gives margins of %j %i points', (margins, points) => {
    expect(check(withPage(resume(), { margins }), 'structure.margins').points).toBe(points);
  });

  it('does not count the sizes of one TeX font and symbol fonts as families', () => {
    const fonts = ['LMRoman8', 'LMRoman10', 'LMRoman12', 'FontAwesome5Free', 'LMSans10'];
    expect(check(resume({ fonts }), 'structure.font_families').value).toBe(2);
  });

  it('lets a list of publications run on', () => {
    const input = withLayout(resume(), { pageCount: 6 });
    const paper = { value: 'On tides', confidence: 1, source: { page: 1, box: null, quote: 'On tides' } };
    expect(check(input, 'structure.length').status).toBe('fail');
    expect(check({ ...input, content: { ...input.content, publications: [paper] } }, 'structure.length').status).toBe(
      'not_applicable',
    );
  });
});

describe('bullet points', () => {
  it('are not judged by verbs in an unknown language', () => {
    expect(check(inLanguage(resume(), null), 'keywords.action_verbs').status).toBe('not_applicable');
  });

  it('are not judged below three', () => {
    const positions = cleanDraft.positions.slice(0, 1).map((each) => ({ ...each, bullets: each.bullets.slice(0, 2) }));
    for (const id of ['keywords.action_verbs', 'keywords.quantified', 'keywords.bullet_length'] as const) {
      expect(check(resume({ positions }), id).status).toBe('not_applicable');
    }
  });

  it('are not held against a language whose verbal nouns no list can cover', () => {
    expect(check(inLanguage(resume(), 'ta'), 'keywords.action_verbs').status).toBe('not_applicable');
    expect(check(inLanguage(resume(), 'fr'), 'keywords.action_verbs').status).toBe('fail');
  });
});

describe('left-over template text', () => {
  it.each([
    'Lorem ipsum dolor',
    '{{ full_name }}',
    '[Your Company]',
    '<Name>',
    'Company Name',
    '20XX – 20XX',
    'xxx@mail.example',
  ])('is found in %s', (text) => {
    expect(check(resume({ extraLines: [text] }), 'keywords.placeholders').status).toBe('fail');
  });

  it.each([
    'Company Name: Nordkai',
    '[Email](https://a.example)',
    'List<String> in Java',
    'Mad Max XXL',
    'the company name changed',
  ])('is not found in %s', (text) => {
    expect(check(resume({ extraLines: [text] }), 'keywords.placeholders').status).toBe('pass');
  });
});
