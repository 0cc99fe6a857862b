import { batchBody, batchList, errorBody, matchReport, reranking } from '@winnow/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenFile, makeBatchJob, startBatch, textFile, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { get, post, send, type Upload } from '../support/call.ts';
import { makeSample, renderDocx } from '../support/make-resume.ts';
import { makeZip } from '../support/make-zip.ts';
import { describeModes } from './modes.ts';

describeModes(
  (deployment) => {
    const addresses = (): readonly string[] => deployment().addresses();
    const url = (path: string): string => `${addresses()[0]}${path}`;
    let job = '';
    beforeAll(async () => {
      job = await makeBatchJob(addresses()[0] ?? '');
    });
    const start = (files: readonly Upload[], fields = {}) => startBatch(addresses()[0] ?? '', job, files, fields);
    const refusal = async (answer: Promise<{ status: number; body: object }>) => {
      const { status, body } = await answer;
      return [status, errorBody.parse(body).detail.error];
    };

    describe('a batch', () => {
      it('is completed when every candidate was scored, and is ranked by score', async () => {
        const { batch_id, total_candidates } = await start(textFiles(12), { name: 'Twelve' });
        expect(total_candidates).toBe(12);
        expect(await untilEnded(addresses, batch_id)).toMatchObject({
          status: 'completed',
          name: 'Twelve',
          success: 12,
          failed: 0,
          pending: 0,
        });
        const ranked = await wholeRanking(addresses()[0] ?? '', batch_id);
        expect([ranked.final, ranked.ranking.length, ranked.failures]).toEqual([true, 12, []]);
        const scores = ranked.ranking.map(({ score }) => score ?? -1);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const { rank, score } of ranked.ranking) expect(rank).toBe(scores.filter((each) => each > (score ?? -1)).length + 1);
        expect(new Set(scores).size).toBeGreaterThan(1);
        expect(await wholeRanking(addresses().at(-1) ?? '', batch_id)).toEqual(ranked);

        const [best] = ranked.ranking;
        const report = await get(url(`/v1/batch/${batch_id}/candidates/${best?.candidate_id}?language=de`));
        expect(matchReport.parse(report.body)).toMatchObject({ score: best?.score, language: 'de', job_id: job });
      });

      it('is partial when some have failed, or all', async () => {
        const some = await start([textFile(1), brokenFile]);
        expect(await untilEnded(addresses, some.batch_id)).toMatchObject({ status: 'partial', success: 1, failed: 1 });
        const ranked = await wholeRanking(addresses()[0] ?? '', some.batch_id);
        expect(ranked.failures).toMatchObject([{ file_name: 'broken.pdf', error: 'UNREADABLE_FILE' }]);
        const failed = get(url(`/v1/batch/${some.batch_id}/candidates/${ranked.failures[0]?.candidate_id}`));
        expect(await refusal(failed)).toEqual([422, 'UNREADABLE_FILE']);

        const all = await start([
          brokenFile,
          { name: 'photo.png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10) },
        ]);
        expect(await untilEnded(addresses, all.batch_id)).toMatchObject({ status: 'partial', success: 0, failed: 2 });
      });

      it('names the first candidate with the same file', async () => {
        const { batch_id } = await start([textFile(2), textFile(3), { ...textFile(2), name: 'again.txt' }]);
        await untilEnded(addresses, batch_id);
        const { ranking } = await wholeRanking(addresses()[0] ?? '', batch_id);
        const again = ranking.find(({ file_name }) => file_name === 'again.txt');
        expect(again?.duplicate_of).toBe(ranking.find(({ file_name }) => file_name === 'resume-2.txt')?.candidate_id);
        expect(ranking.filter(({ duplicate_of }) => duplicate_of !== null)).toHaveLength(1);
      });

      it('collects candidates until it is started', async () => {
        const created = await post(url('/v1/batch'), { fields: { job_id: job, start: 'false', timeout_seconds: '600' } });
        const { batch_id, status } = batchBody.parse(created.body);
        expect([created.status, status, created.headers.get('location')]).toEqual([202, 'collecting', `/v1/batch/${batch_id}`]);
        expect(await refusal(send('POST', url(`/v1/batch/${batch_id}/start`)))).toEqual([409, 'BATCH_EMPTY']);
        await Promise.all(
          [10, 20, 30].map((from) => post(url(`/v1/batch/${batch_id}/candidates`), { files: textFiles(3, from) })),
        );
        expect(await refusal(get(url(`/v1/batch/${batch_id}/rank`)))).toEqual([409, 'BATCH_NOT_FINISHED']);
        const started = await send('POST', url(`/v1/batch/${batch_id}/start`));
        expect([started.status, started.body.total_candidates]).toEqual([202, 9]);
        expect(await refusal(post(url(`/v1/batch/${batch_id}/candidates`), { files: [textFile(1)] }))).toEqual([
          409,
          'BATCH_NOT_OPEN',
        ]);
        expect(await refusal(send('POST', url(`/batch/${batch_id}/start`)))).toEqual([409, 'BATCH_NOT_OPEN']);
        expect(await untilEnded(addresses, batch_id)).toMatchObject({ status: 'completed', total_candidates: 9, success: 9 });
      });

      it('takes a ZIP, skips what systems leave in it, and fails what it cannot take', async () => {
        const word = { name: 'cv/word.docx', bytes: await renderDocx(makeSample(41)) };
        const large = { name: 'cv/large.txt', bytes: new TextEncoder().encode('word '.repeat(300_000)) };
        const zip = makeZip([
          { ...textFile(40), name: 'cv/söme näme 履歴書.txt' },
          word,
          large,
          { name: '__MACOSX/cv/._word.docx', bytes: Uint8Array.of(1) },
          { name: 'cv/.DS_Store', bytes: Uint8Array.of(1) },
        ]);
        const { batch_id, total_candidates } = await start([{ name: 'all.zip', bytes: zip }]);
        expect(total_candidates).toBe(3);
        expect(await untilEnded(addresses, batch_id)).toMatchObject({ status: 'partial', success: 2, failed: 1 });
        const { ranking, failures } = await wholeRanking(addresses()[0] ?? '', batch_id);
        expect(ranking.map(({ file_name }) => file_name).toSorted()).toEqual(['cv/söme näme 履歴書.txt', 'cv/word.docx']);
        expect(failures).toMatchObject([{ file_name: 'cv/large.txt', error: 'FILE_TOO_LARGE' }]);
      });

      it('fails a file alone that is too large, and answers in its language', async () => {
        const large = { name: 'large.txt', bytes: new TextEncoder().encode('word '.repeat(300_000)) };
        const files = [textFile(43), large, textFile(44)];
        const answer = await post(url('/v1/batch'), { files, fields: { job_id: job, language: 'de-AT' } });
        expect([answer.status, answer.body.language, answer.body.total_candidates]).toEqual([202, 'de', 3]);
        const batch_id = String(answer.body.batch_id);
        expect(await untilEnded(addresses, batch_id)).toMatchObject({ status: 'partial', success: 2, failed: 1 });
        const { ranking, failures } = await wholeRanking(addresses()[0] ?? '', batch_id);
        expect(failures).toMatchObject([{ file_name: 'large.txt', error: 'FILE_TOO_LARGE' }]);
        const report = (search = '') => get(url(`/v1/batch/${batch_id}/candidates/${ranking[0]?.candidate_id}${search}`));
        const [own, asked] = [await report(), await report('?language=fr')];
        expect([own.body.language, asked.body.language]).toEqual(['de', 'fr']);
        expect(own.body.disclaimer).not.toBe(asked.body.disclaimer);
      });

      it('takes a Word document alone, which is a ZIP, too', async () => {
        const { batch_id } = await start([{ name: 'word.docx', bytes: await renderDocx(makeSample(42)) }]);
        expect(await untilEnded(addresses, batch_id)).toMatchObject({ status: 'completed', total_candidates: 1 });
      });

      it('refuses an archive that is empty, damaged, locked or not alone', async () => {
        const whole = makeZip(textFiles(2));
        const zip = (bytes: Uint8Array) => post(url('/v1/batch'), { files: [{ name: 'a.zip', bytes }], fields: { job_id: job } });
        expect(await refusal(zip(makeZip([])))).toEqual([422, 'UNREADABLE_ARCHIVE']);
        expect(await refusal(zip(whole.subarray(0, whole.length / 2)))).toEqual([422, 'UNREADABLE_ARCHIVE']);
        expect(await refusal(zip(makeZip(textFiles(2), { encrypted: true })))).toEqual([422, 'UNREADABLE_ARCHIVE']);
        const two = post(url('/v1/batch'), { files: [{ name: 'a.zip', bytes: whole }, textFile(1)], fields: { job_id: job } });
        expect(await refusal(two)).toEqual([400, 'INVALID_REQUEST']);
        const damaged = await start([{ name: 'a.zip', bytes: makeZip([textFile(1)], { damaged: true }) }]);
        expect(await untilEnded(addresses, damaged.batch_id)).toMatchObject({ status: 'partial', failed: 1 });
      });

      it('refuses what it cannot be made of', async () => {
        const make = (fields: Record<string, string>, files: readonly Upload[] = [textFile(1)]) =>
          refusal(post(url('/v1/batch'), { files, fields }));
        expect(await make({})).toEqual([400, 'MISSING_JOB']);
        expect(await make({ job_id: 'job_unknown' })).toEqual([404, 'JOB_NOT_FOUND']);
        expect(await make({ job_id: job }, [])).toEqual([400, 'MISSING_FILE']);
        expect(await make({ job_id: job, timeout_seconds: '0' })).toEqual([400, 'INVALID_REQUEST']);
        expect(await make({ job_id: job, start: 'maybe' })).toEqual([400, 'INVALID_REQUEST']);
        expect(await make({ job_id: job, language: 'xx' })).toEqual([400, 'UNSUPPORTED_LANGUAGE']);
        expect(await make({ job_id: job }, textFiles(31))).toEqual([413, 'BATCH_TOO_LARGE']);
        expect(await make({ job_id: job }, [{ name: 'a.zip', bytes: makeZip(textFiles(51)) }])).toEqual([413, 'BATCH_TOO_LARGE']);
      });

      it('is made once for an Idempotency-Key', async () => {
        const options = { files: textFiles(2, 50), fields: { job_id: job }, headers: { 'Idempotency-Key': 'one batch' } };
        const [first, second] = [await post(url('/v1/batch'), options), await post(url('/v1/batch'), options)];
        expect([first.status, second.status, second.body.batch_id]).toEqual([202, 202, first.body.batch_id]);
        expect(second.headers.get('idempotent-replayed')).toBe('true');
        const other = post(url('/v1/batch'), { ...options, files: textFiles(3, 50) });
        expect(await refusal(other)).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      });

      it('takes no candidate of a request that would make it too large', async () => {
        const more = (batchId: string, files: readonly Upload[]) => post(url(`/v1/batch/${batchId}/candidates`), { files });
        const { batch_id } = await start(textFiles(30, 200), { start: 'false' });
        expect(await refusal(more(batch_id, textFiles(30, 240)))).toEqual([413, 'BATCH_TOO_LARGE']);
        expect((await more(batch_id, textFiles(2, 240))).body.total_candidates).toBe(32);
        expect((await send('POST', url(`/v1/batch/${batch_id}/start`))).status).toBe(202);
        expect(await untilEnded(addresses, batch_id)).toMatchObject({ status: 'completed', total_candidates: 32, success: 32 });
      });

      it('stands in the list of its account, newest first', async () => {
        const { batch_id } = await start([textFile(60)]);
        const list = batchList.parse((await get(url('/v1/batch?limit=3'))).body);
        expect([list.batches[0]?.batch_id, list.batches.length]).toEqual([batch_id, 3]);
        expect(list.next_cursor).not.toBeNull();
      });
    });

    it('ranks by other weights at once, page by page, and keeps the ranking of the job', async () => {
      const { batch_id } = await start([...textFiles(8, 300), { ...textFile(300), name: 'again.txt' }, brokenFile]);
      const path = url(`/v1/batch/${batch_id}/rank`);
      await untilEnded(addresses, batch_id);
      const own = await wholeRanking(addresses()[0] ?? '', batch_id);
      const rerank = async (body?: object) => reranking.parse((await send('POST', path, body)).body);
      expect(await rerank()).toMatchObject({ final: true, matching: 9, failed: 1, ranking: own.ranking, next_cursor: null });

      const input = {
        weights: { title: 0, skills: 10, r3: 0 },
        musts: ['r4'],
        wishes: ['r1'],
        filters: { hide_duplicates: true },
      };
      const changed = await rerank(input);
      expect(changed.weights).toMatchObject({ title: 0, skills: 10 });
      expect(changed.requirements.map(({ necessity, weight }) => [necessity, weight === 0])).toEqual([
        ['preferred', false],
        ['required', false],
        ['required', true],
        ['required', false],
      ]);
      expect([changed.matching, changed.ranking.length]).toEqual([8, 8]);
      const first = await rerank({ ...input, limit: 5 });
      const second = await rerank({ ...input, limit: 5, cursor: first.next_cursor });
      expect([...first.ranking, ...second.ranking]).toEqual(changed.ranking);
      expect(second.next_cursor).toBeNull();
      expect(await wholeRanking(addresses()[0] ?? '', batch_id)).toEqual(own);

      const unknown = await send('POST', path, { weights: { r1: 3, r9: 3 }, filters: { met: ['r0'] } });
      expect([unknown.status, errorBody.parse(unknown.body).detail.fields?.map(({ field }) => field)]).toEqual([
        400,
        ['weights.r9', 'filters.met.0'],
      ]);
      expect(await refusal(send('POST', path, { weights: { r1: 11 } }))).toEqual([400, 'INVALID_REQUEST']);
      expect(await refusal(send('POST', path, { wieghts: {} }))).toEqual([400, 'INVALID_REQUEST']);
      expect(await refusal(send('POST', path, { limit: 1, cursor: first.next_cursor }))).toEqual([400, 'INVALID_REQUEST']);
    });

    it('gives the ranking as CSV, with nothing that a spreadsheet would run', async () => {
      const { batch_id } = await start([{ ...textFile(70), name: '=1+1.txt' }, brokenFile]);
      await untilEnded(addresses, batch_id);
      const answer = await get(url(`/batch/${batch_id}/rank?format=csv`));
      expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
      const [heading = '', first = '', second = ''] = String(answer.body.text).split('\r\n');
      expect(heading.split(',')).toHaveLength(15);
      expect(first).toMatch(/^1,cand_\w+,'=1\+1\.txt,/);
      expect(second).toContain('broken.pdf');
      expect(second).toContain('UNREADABLE_FILE');
    });

    it('tells what happens by server-sent events, from where the client left off', async () => {
      const { batch_id } = await start([...textFiles(5, 80), brokenFile]);
      const read = async (headers = {}) => {
        const response = await fetch(url(`/v1/batch/${batch_id}/events`), {
          headers: { 'x-api-key': 'a-key-for-the-tests-with-more-than-32-characters', ...headers },
        });
        expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
        return (await response.text()).split('\n\n').filter((each) => each.includes('event: '));
      };
      const events = await read();
      expect(events.filter((each) => each.includes('event: candidate'))).toHaveLength(6);
      const last = /data: (.*)/.exec(events.at(-1) ?? '')?.[1] ?? '';
      expect(batchBody.parse(JSON.parse(last))).toMatchObject({ status: 'partial', success: 5, failed: 1 });
      const rest = await read({ 'Last-Event-ID': '4' });
      expect(rest.map((each) => /event: (\w+)/.exec(each)?.[1])).toEqual(['candidate', 'candidate', 'batch']);
    });

    it.each([
      ['/v1/batch/batch_unknown', 'GET'],
      ['/v1/batch/batch_unknown/rank', 'GET'],
      ['/v1/batch/batch_unknown/events', 'GET'],
      ['/v1/batch/batch_unknown/candidates/cand_1', 'GET'],
      ['/v1/batch/batch_unknown/rank', 'POST'],
      ['/v1/batch/batch_unknown/start', 'POST'],
      ['/v1/batch/batch_unknown/cancel', 'POST'],
      ['/v1/batch/batch_unknown', 'DELETE'],
    ] as const)('answers 404 to %s', async (path, method) => {
      const answer = method === 'GET' ? get(url(path)) : send(method, url(path));
      expect(await refusal(answer)).toEqual([404, 'BATCH_NOT_FOUND']);
    });
  },
  { WINNOW_LIMIT_FILE_BYTES: '1048576', WINNOW_LIMIT_BATCH_FILES: '30', WINNOW_LIMIT_BATCH_CANDIDATES: '50' },
);
