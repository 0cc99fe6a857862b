import { type LanguageCode, questionCategories } from '@winnow/contracts';
import { renderMatchPage, renderRankingPage } from '@winnow/pages';
import { writeQuestions } from '@winnow/questions';
import { renderInterviewGuide } from '@winnow/questions/render-interview-guide';
import { renderQuestionSet } from '@winnow/questions/render-question-set';
import axe from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPage, judged, matchReport } from '../../packages/pages/test/match-report.ts';
import { inputOf } from '../../packages/questions/test/invented-interview.ts';
import { chromiumFlags, findChromium } from '../reading/render/open-pdf-printer.ts';
import { readingTools } from '../support/reading-tools.ts';
import { withoutChromium } from '../support/without-chromium.ts';

const manyRequirements = Array.from({ length: 40 }, (_, index) =>
  judged(`r${index}`, {
    necessity: index % 2 === 0 ? 'required' : 'preferred',
    evidence: [
      { page: 1 + (index % 2), section: null, quote: `Line ${index}`, box: [72, 20 + 15 * index, 300, 30 + 15 * index] },
    ],
  }),
);

const matchPage = (language: LanguageCode): string =>
  renderMatchPage({
    report: matchReport(language, { requirements: manyRequirements }),
    job: null,
    candidate: 'Jane Smith',
    pages: [drawnPage, { ...drawnPage, number: 2 }],
  });

const rankingPage = (language: LanguageCode): string =>
  renderRankingPage({
    language,
    ranking: {
      final: true,
      total_candidates: 100,
      ranking: Array.from({ length: 100 }, (_, index) => ({
        rank: index + 1,
        candidate_id: `cand_${1_000_000 + index}`,
        name: `Jane Smith ${index}`,
        file_name: 'jane.pdf',
        score: 90,
        required_met: { met: 1, total: 2 },
        matched: ['sql', 'Planning'],
        missing: ['kubernetes'],
        duplicate_of: null,
        review: { stage: 'new', starred: false, tags: [] },
      })),
      failures: [],
    },
    name: 'Spring',
    job: { title: 'Engineer', musts: new Set(['kubernetes']) },
    blind: false,
    filtered: null,
    links: { candidate: (id) => `candidates/${id}`, first: null, next: '?cursor=x' },
  });

const guide = (language: LanguageCode): string =>
  renderInterviewGuide(
    renderQuestionSet(writeQuestions(inputOf(), { categories: questionCategories, count: 12, seed: 7 }), {
      requestId: 'req_1',
      jobId: 'job_1',
      jobVersion: 1,
      cached: false,
      engineVersion: '2026.11.16',
      requested: 12,
      mode: 'both',
      language,
    }),
  );

let browser: Browser;

beforeAll(async () => {
  if (withoutChromium) return;
  const executablePath = findChromium(process.env.WINNOW_CHROMIUM);
  browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: chromiumFlags });
});
afterAll(() => browser?.close());

describe.skipIf(withoutChromium).each([
  ['a match', matchPage, 6],
  ['a ranking', rankingPage, 7],
  ['an interview guide', guide, 8],
] as const)('the page of %s', (_, render, maxSheets) => {
  it.each(['en', 'ar'] as const)('has no fault that axe finds and fits a phone, in light and dark, in %s', async (language) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await using page = await browser.newPage({ viewport: { width: 375, height: 800 }, colorScheme });
      await page.setContent(render(language));
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()');
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    }
  });

  it.each(['A4', 'Letter'] as const)('prints on %s without a heading at the end of a sheet', async (format) => {
    await using page = await browser.newPage();
    await page.setContent(render('en'));
    const headings = await page.evaluate<string[]>(
      '[...document.querySelectorAll("h1, h2, h3, figcaption")].map((each) => each.textContent.trim())',
    );
    const pdf = await page.pdf({ format, printBackground: true });
    const { pages } = await readingTools.pdf.read(pdf, { pages: 50 });
    expect(pages.length).toBeLessThanOrEqual(maxSheets);
    const last = pages.map(({ blocks }) => blocks.flatMap(({ lines }) => lines).at(-1)?.text ?? '');
    expect(last.filter((text) => headings.includes(text))).toEqual([]);
  });
});

describe.skipIf(withoutChromium)('on paper', () => {
  it('each page of a resume is a sheet with its own marks, and the head of a ranking is on every sheet', async () => {
    await using page = await browser.newPage();
    const textsOf = async (markup: string): Promise<readonly string[]> => {
      await page.setContent(markup);
      const { pages } = await readingTools.pdf.read(await page.pdf({ format: 'A4', printBackground: true }), { pages: 50 });
      return pages.map(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'));
    };
    const sheets = await textsOf(matchPage('en'));
    const drawn = sheets.filter((text) => /^Page \d$/m.test(text));
    expect(drawn).toHaveLength(2);
    for (const text of drawn) expect(text.match(/(?<!\w)\d{1,2}(?!\w)/g)?.length).toBeGreaterThanOrEqual(20);
    const ranking = await textsOf(rankingPage('en'));
    expect(ranking.length).toBeGreaterThan(2);
    for (const text of ranking) expect(text).toContain('Candidate');
  });
});
