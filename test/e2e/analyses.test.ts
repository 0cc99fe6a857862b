import { atsReport, languageCodes, structuredResume } from '@winnow/contracts';
import { expect, it } from 'vitest';
import { get, post, withoutIds } from '../support/call.ts';
import { makeSample, renderDocx, renderPdf, renderText } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

const formats = [
  ['txt', async (number: number) => renderText(makeSample(number))],
  ['pdf', (number: number) => renderPdf(makeSample(number))],
  ['docx', (number: number) => renderDocx(makeSample(number))],
] as const;

describeModes((deployment) => {
  const url = (path: string): string => `${deployment().addresses()[0]}${path}`;

  it.each(formats)('scores a %s and says where its points come from', async (format, render) => {
    const answer = await post(url('/v1/score-ats'), { file: { name: `resume.${format}`, bytes: await render(1) } });
    expect(answer.status).toBe(200);
    const report = atsReport.parse(answer.body);
    expect(report.document.format).toBe(format);
    expect(report.document.language).toBe('en');
    expect(report.contact).toMatchObject({ name: true, email: true, phone: true });
    expect(report.sections.found.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['summary', 'experience', 'education', 'skills']),
    );
    const applicable = report.checks.filter(({ points }) => points !== null);
    const [points, max] = [
      applicable.reduce((sum, check) => sum + (check.points ?? 0), 0),
      applicable.reduce((sum, check) => sum + (check.max ?? 0), 0),
    ];
    expect(report.score_before_caps).toBe(Math.floor((200 * points + max) / (2 * max)));
    expect(report.score).toBeGreaterThanOrEqual(70);
  });

  it.each(formats)('reads a %s into structured data with sources', async (format, render) => {
    const sample = makeSample(2);
    const answer = await post(url('/v1/parse'), { file: { name: `resume.${format}`, bytes: await render(2) } });
    expect(answer.status).toBe(200);
    const resume = structuredResume.parse(answer.body);
    expect(resume.profile.name?.value).toBe(sample.name);
    expect(resume.profile.emails.map(({ value }) => value)).toEqual([sample.email]);
    expect(resume.profile.phones.map(({ valid }) => valid)).toEqual([true]);
    expect(resume.profile.name?.source.quote).toContain(sample.name);
    expect(resume.experience.length).toBe(2);
  });

  it('tells a format by content, whatever the name says', async () => {
    const answer = await post(url('/v1/score-ats'), { file: { name: 'resume.docx', bytes: await renderPdf(makeSample(3)) } });
    expect(atsReport.parse(answer.body).document.format).toBe('pdf');
  });

  it('gives a low score and a reason to a page without text, which no other operation takes', async () => {
    const { PDFDocument } = await import('pdf-lib');
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]).drawRectangle({ x: 50, y: 50, width: 400, height: 700 });
    const file = { name: 'scan.pdf', bytes: await pdf.save() };
    const report = atsReport.parse((await post(url('/v1/score-ats'), { file })).body);
    expect(report.score).toBeLessThanOrEqual(10);
    expect(report.caps).toContainEqual(expect.objectContaining({ id: 'unreadable_text', limit: 10, applied: true }));
    const parsed = await post(url('/v1/parse'), { file });
    expect([parsed.status, parsed.body.detail]).toEqual([
      422,
      expect.objectContaining({ error: 'UNREADABLE_FILE', reason: 'no_text' }),
    ]);
  });

  it('answers in each of the 50 languages with the same numbers', async () => {
    const file = { name: 'resume.txt', bytes: renderText(makeSample(4)) };
    const english = atsReport.parse((await post(url('/v1/score-ats'), { file })).body);
    const texts = new Set<string>();
    for (const language of languageCodes) {
      const report = atsReport.parse((await post(url('/v1/score-ats'), { file, fields: { language } })).body);
      expect(report.language).toBe(language);
      expect(report.checks.map(({ id, points }) => [id, points])).toEqual(english.checks.map(({ id, points }) => [id, points]));
      texts.add(report.disclaimer);
    }
    expect(texts.size).toBe(50);
  });

  it('answers the same bytes the second time from what it knows', async () => {
    for (const [path, number] of [
      ['/v1/score-ats', 5],
      ['/v1/parse', 6],
    ] as const) {
      const file = { name: 'resume.txt', bytes: renderText(makeSample(number)) };
      const [first, second] = [await post(url(path), { file }), await post(url(path), { file })];
      expect([first.body.cached, second.body.cached]).toEqual([false, true]);
      expect(JSON.stringify({ ...withoutIds(second.body), cached: false })).toBe(JSON.stringify(withoutIds(first.body)));
    }
  });

  it('serves its document, its page and what the page needs, without another host', async () => {
    const document = await get(url('/openapi.json'), { key: null });
    expect(document.body.openapi).toBe('3.1.0');
    const page = await (await fetch(url('/docs/api'))).text();
    const needed = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(needed.length).toBeGreaterThanOrEqual(3);
    for (const path of needed) expect([path, (await fetch(url(path))).status]).toEqual([path, 200]);
  });

  it('tells its health, and counts its requests where only operators can read it', async () => {
    for (const address of deployment().addresses()) {
      expect((await get(`${address}/healthz`, { key: null })).body).toEqual({ ok: true, failing: [], reasons: [] });
      expect((await get(`${address}/readyz`, { key: null })).body).toEqual({ ok: true, failing: [], reasons: [] });
      expect((await fetch(`${address}/metrics`)).status).toBe(404);
    }
    const scrapes = await Promise.all(
      deployment()
        .metricsAddresses()
        .map(async (address) => (await fetch(`${address}/metrics`)).text()),
    );
    expect(scrapes.join('\n')).toMatch(/winnow_http_request_seconds_count\{route="readyz",method="GET",status="200"\} \d+/);
  });
});
