import { languageCodes } from '@winnow/contracts';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { describe, expect, it } from 'vitest';
import { type MatchPageParts, renderMatchPage } from '../src/index.ts';
import { drawnPage, judged, matchReport, textPage } from './match-report.ts';

const job = { title: 'Backend engineer', labels: new Map([['r1', 'Kafka']]) };

const render = (change: Partial<MatchPageParts> = {}): string =>
  renderMatchPage({ report: matchReport(), job, candidate: 'Jane Smith', pages: [drawnPage], ...change });

const anchorsIn = (page: string): readonly string[] => Array.from(page.matchAll(/ id="(requirement-\d)"/g), ([, id = '']) => id);

describe('the page of a match', () => {
  it('lists missing required requirements first, then the others by verdict', () => {
    expect(anchorsIn(render())).toEqual(['requirement-4', 'requirement-3', 'requirement-1', 'requirement-5', 'requirement-2']);
  });

  it('calls a requirement by its label, and keeps the words of the job', () => {
    const page = render();
    expect(page).toContain('<b dir="auto">Kafka</b>');
    expect(page).toContain('<p class="quiet"><bdi>Knows r1</bdi></p>');
    expect(render({ job: null })).toContain('<b dir="auto">Knows r1</b>');
  });

  it('says what stands behind a quote, when, and on which page', () => {
    expect(render()).toContain(
      '<q dir="auto">Ran Kafka in production</q> <small class="quiet">Shown in dated work · Mar 2021 – … · Page 1</small>',
    );
  });

  it.each([
    ['its image', drawnPage],
    ['its text', textPage],
  ])('marks quotes on %s, and leads from a number to the mark and back', (_, page) => {
    const text = render({ pages: [page] });
    const numbers = Array.from(text.matchAll(/class="number[ a-z]*" href="#(mark-\d)"/g), ([, id = '']) => id);
    expect(numbers).toEqual(['mark-1', 'mark-2']);
    for (const id of numbers) expect(text).toContain(` id="${id}"`);
    for (const [, target = ''] of text.matchAll(/ href="#([^"]*)"/g)) expect(text).toContain(` id="${target}"`);
  });

  it('explains the score by its categories and by what limits it', () => {
    const page = render();
    expect(page).toContain('58 of 100');
    expect(page).toContain('40 of 60 points');
    expect(page).toContain('so the score is limited to 58.');
    expect(render({ report: matchReport('en', { cap: null }) })).not.toContain('limited to');
  });

  it('has no score where there was nothing to judge', () => {
    const report = matchReport('en', { score: null, band: null, categories: [], requirements: [], cap: null });
    expect(render({ report })).not.toContain('class="score"');
  });

  it('shows no pages of a candidate that stays anonymous', () => {
    const page = render({ candidate: 'Candidate 123456', pages: [] });
    expect(page).not.toContain('<figure');
    expect(page).toContain('Candidate 123456');
  });

  it('shows hostile words as they are', () => {
    const evil = '</style><script>alert(1)</script>\u202e"\'';
    const requirements = [judged('r1', { text: evil, evidence: [{ page: 1, section: null, quote: evil, box: [1, 1, 9, 9] }] })];
    const page = render({
      report: matchReport('en', { requirements, extra: [evil] }),
      job: { title: evil, labels: new Map([['r1', evil]]) },
      candidate: evil,
    });
    expect(page).not.toContain('<script');
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(/<title>.*\u202e.*<\/title>/.test(page)).toBe(false);
  });

  it.each(languageCodes)('is written in %s', (language) => {
    const page = render({ report: matchReport(language) });
    const { verdicts, page: texts } = hiringLocaleOf(language).match;
    for (const text of [texts.title, verdicts.not_shown, verdicts.met]) expect(page).toContain(text.replaceAll("'", '&#39;'));
    expect(page).not.toMatch(/\{\w+\}|undefined/);
  });
});
