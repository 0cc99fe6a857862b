import { atsReport, candidateReport, errorBody, questionSet, type Ranking, reranking, structuredResume } from '@winnow/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenFile, makeBatchJob, startBatch, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { get, send } from '../support/call.ts';
import { makeSample } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

describeModes((deployment) => {
  const addresses = (): readonly string[] => deployment().addresses();
  const address = (): string => addresses()[0] ?? '';
  let batch = '';
  let ranked: Ranking;
  const path = (index: number, part = ''): string =>
    `${address()}/v1/batch/${batch}/candidates/${ranked.ranking[index]?.candidate_id}${part}`;
  const review = (index: number, change: object) => send('PATCH', path(index), change);
  const filtered = async (filters: object): Promise<readonly string[]> => {
    const { body } = await send('POST', `${address()}/v1/batch/${batch}/rank`, { filters });
    return reranking.parse(body).ranking.map(({ candidate_id }) => candidate_id);
  };
  const idOf = (index: number): string => ranked.ranking[index]?.candidate_id ?? '';

  beforeAll(async () => {
    const job = await makeBatchJob(address());
    ({ batch_id: batch } = await startBatch(address(), job, [...textFiles(4, 700), brokenFile]));
    await untilEnded(addresses, batch);
    ranked = await wholeRanking(address(), batch);
  });

  it('has the name that the resume gives', async () => {
    expect(ranked.ranking.map(({ name }) => name).toSorted()).toEqual(
      [700, 701, 702, 703].map((number) => makeSample(number).name).toSorted(),
    );
    const { body } = await get(path(0));
    expect(candidateReport.parse(body).candidate).toMatchObject({ name: ranked.ranking[0]?.name, review: { stage: 'new' } });
  });

  it('are listed on pages that lead to the next one, filtered as the URL says', async () => {
    const page = async (query: string): Promise<string> =>
      String((await get(`${address()}/v1/batch/${batch}/rank${query}`, { headers: { Accept: 'text/html' } })).body.text);
    const first = await page('?limit=2&language=de');
    expect(first).toContain('<html lang="de"');
    expect(first.match(/<th scope="row">/g)).toHaveLength(2);
    const [, next = ''] = /<a rel="next" href="([^"]*)"/.exec(first) ?? [];
    const second = await page(next.replaceAll('&amp;', '&'));
    expect(second).toContain(`<bdi>${ranked.ranking[2]?.name}</bdi>`);
    const link = /href="(candidates\/[^"]*)"/.exec(second)?.[1] ?? '';
    expect((await get(`${address()}/v1/batch/${batch}/${link}`)).status).toBe(200);
    const filtered = await page('?text=zzz&blind=true');
    expect(filtered).toContain('0 / 5');
    const { body } = await get(`${address()}/v1/batch/${batch}/rank?text=${ranked.ranking[1]?.file_name}`);
    expect(body).toMatchObject({ ranking: [{ rank: ranked.ranking[1]?.rank }], failures: [], next_cursor: null });
  });

  describe('a review', () => {
    it('keeps what is not changed, and is shown in ranking and report', async () => {
      expect(ranked.ranking[0]?.review).toEqual({ stage: 'new', starred: false, tags: [] });
      await review(0, { stage: 'interview', tags: ['Berlin', 'phone call'], note: 'Asks for a 4-day week.' });
      const ratings = [{ subject: 'Problem solving', rating: 4, note: 'Clear answers' }];
      const { status, body } = await review(0, { starred: true, ratings });
      const expected = { stage: 'interview', starred: true, tags: ['Berlin', 'phone call'] };
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...expected, note: 'Asks for a 4-day week.', ratings });
      expect(candidateReport.parse((await get(path(0))).body).candidate.review).toEqual(body);
      expect((await wholeRanking(address(), batch)).ranking[0]?.review).toEqual(expected);
    });

    it('filters a ranking without changing ranks or scores', async () => {
      await review(1, { stage: 'rejected', tags: ['Berlin'] });
      await review(2, { stage: 'rejected' });
      expect(await filtered({ stages: ['rejected'] })).toEqual([idOf(1), idOf(2)]);
      expect(await filtered({ stages: ['new', 'rejected'], tags: ['Berlin'] })).toEqual([idOf(1)]);
      expect(await filtered({ stages: ['new'] })).toEqual([idOf(3)]);
      await review(3, { starred: true });
      await review(0, { starred: false });
      expect(await filtered({ starred: true })).toEqual([idOf(3)]);
      expect(await filtered({ text: ranked.ranking[2]?.name?.toUpperCase() })).toContain(idOf(2));
      const after = await wholeRanking(address(), batch);
      expect(after.ranking.map(({ rank, score }) => [rank, score])).toEqual(
        ranked.ranking.map(({ rank, score }) => [rank, score]),
      );
    });

    it('can be written of a candidate whose file could not be read', async () => {
      const failed = ranked.failures[0]?.candidate_id;
      const { status, body } = await send('PATCH', `${address()}/v1/batch/${batch}/candidates/${failed}`, { note: 'Ask again.' });
      expect([status, body.note]).toEqual([200, 'Ask again.']);
    });

    it.each([
      ['a stage that does not exist', { stage: 'maybe' }],
      ['a rating of six', { ratings: [{ subject: 'a', rating: 6 }] }],
      ['a note that is too long', { note: 'x'.repeat(10_001) }],
      ['a field that does not exist', { stars: 3 }],
    ])('is refused with %s', async (_what, change) => {
      const { status, body } = await review(0, change);
      expect([status, errorBody.parse(body).detail.error]).toEqual([400, 'INVALID_REQUEST']);
    });
  });

  it('can be read as a resume, scored for ATS readability and asked questions without another upload', async () => {
    const resume = structuredResume.parse((await get(path(0, '/resume'))).body);
    expect(resume.profile.name?.value).toBe(ranked.ranking[0]?.name);
    expect(atsReport.parse((await get(path(0, '/ats?language=de'))).body)).toMatchObject({ language: 'de' });
    const page = await get(path(0, '/ats'), { headers: { Accept: 'text/html' } });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const match = await get(path(0), { headers: { Accept: 'text/html' } });
    expect(match.body.text).toContain(`<bdi>${ranked.ranking[0]?.name}</bdi>`);
    expect(match.body.text).toContain('<figure');
    const blind = await get(path(0, '?blind=true'), { headers: { Accept: 'text/html' } });
    for (const known of [`${ranked.ranking[0]?.name}`, '<figure']) expect(blind.body.text).not.toContain(known);
    const questions = questionSet.parse((await get(path(0, '/questions?mode=core&count=5'))).body);
    expect(questions.questions.length).toBeGreaterThan(0);
    const guide = await get(path(0, '/questions?mode=core&count=5'), { headers: { Accept: 'text/html' } });
    expect(guide.headers.get('content-type')).toMatch(/^text\/html/);
    const again = questionSet.parse((await get(path(1, '/questions?mode=core&count=5'))).body);
    expect(again.questions.map(({ text }) => text)).toEqual(questions.questions.map(({ text }) => text));
  });

  it('is forgotten with what was written about it when its file is erased', async () => {
    const { document } = structuredResume.parse((await get(path(3, '/resume'))).body);
    const { status } = await send('DELETE', `${address()}/v1/resumes/${document.sha256}`);
    expect(status).toBe(204);
    for (const part of ['', '/resume', '/ats', '/questions']) expect((await get(path(3, part))).status).toBe(404);
    expect((await review(3, { starred: true })).status).toBe(404);
  });
});
