import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { batchBody, errorBody, job, type Ranking, ranking } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount, type TestAccount } from '../support/accounts.ts';
import { batchJob, textFile, textFiles } from '../support/batch-calls.ts';
import { type Answer, get, post, send, type Upload } from '../support/call.ts';
import { canaryFile, canaryJobText, canaryResume, resumeWords, words, wordsIn } from '../support/canary.ts';
import { makeSlowPdf } from '../support/make-slow-pdf.ts';
import { createDataPlace, type StoredData } from '../support/stored-data.ts';
import { describeModes } from './modes.ts';

const hashOf = ({ bytes }: Upload): string => createHash('sha256').update(bytes).digest('hex');
const sought = [...resumeWords, words.file];

/** Where the words of a resume are stored, or its hash outside of the note that it was erased. */
const placesOf = ({ documents, files }: StoredData, hash: string): readonly string[] => {
  const found = [...documents, ...files].filter(({ where, text }) => {
    const noted = where === 'erasures' || where === 'winnow.sqlite';
    return wordsIn(text, [...sought, ...(noted ? [] : [hash])]).length > 0;
  });
  return [...new Set(found.map(({ where }) => where))];
};

const place = createDataPlace();

describeModes(
  (deployment) => {
    const addresses = (): readonly string[] => deployment().addresses();
    const address = (): string => addresses()[0] ?? '';
    const url = (path: string): string => `${address()}${path}`;
    const patience = { timeout: 180_000, interval: 50 };
    let account: TestAccount;
    let other: TestAccount;
    let job_id = '';
    beforeAll(async () => {
      [account, other] = [await makeAccount(address(), 'Erasing'), await makeAccount(address(), 'Keeping')];
      job_id = job.parse((await send('POST', url('/v1/create-job'), batchJob, { key: account.key })).body).job_id;
    });
    afterAll(() => place.remove(deployment));

    const own = (headers: { readonly [name: string]: string } = {}) => ({ key: account.key, headers });
    const erase = async (hash: string, key = account.key): Promise<void> => {
      expect((await send('DELETE', url(`/v1/resumes/${hash}`), undefined, { key })).status).toBe(204);
    };
    const codeOf = ({ status, body }: Answer) => [status, errorBody.parse(body).detail.error];
    const rankOf = async (id: string): Promise<Ranking> => ranking.parse((await get(url(`/v1/batch/${id}/rank`), own())).body);
    const wholeRankingOf = async (id: string): Promise<Ranking> =>
      ranking.parse((await get(url(`/v1/batch/${id}/rank?limit=200`), own())).body);
    const ended = (id: string) =>
      vi.waitFor(async () => {
        const body = batchBody.parse((await get(url(`/v1/batch/${id}`), own())).body);
        expect(['completed', 'partial', 'failed']).toContain(body.status);
        return body;
      }, patience);
    const batchOf = async (files: readonly Upload[], more: { readonly [name: string]: string } = {}): Promise<string> =>
      batchBody.parse((await post(url('/v1/batch'), { ...own(), files, fields: { job_id, ...more } })).body).batch_id;
    /** Every way to have something computed of a file, each with a key of its own. */
    const analyses = (file: Upload, key = account.key): readonly (() => Promise<Answer>)[] =>
      (
        [
          ['/v1/parse', {}],
          ['/v1/score-ats', {}],
          ['/v1/score-match-parsed', { job_id }],
          ['/v1/score-match', { job_description: canaryJobText }],
          ['/v1/questions', { job_description: canaryJobText }],
          ['/v1/score-ats', { job_description: canaryJobText }],
        ] as const
      ).map(([path, fields]) => () => {
        const headers = { 'Idempotency-Key': `${path} ${Object.keys(fields)} ${hashOf(file)}` };
        return post(url(path), { key, file, fields, headers });
      });
    const later = async (path: string, file: Upload): Promise<string> => {
      const { status, body } = await post(url(path), { ...own({ Prefer: 'respond-async' }), file });
      expect(status).toBe(202);
      return String(body.id);
    };
    /** Whether a gateway knew the report of a file. */
    const wasKnownAt = async (gateway: string, file: Upload): Promise<boolean> =>
      (await post(`${gateway}/v1/score-ats`, { ...own(), file })).body.cached === true;
    const readOperation = (id: string): Promise<Answer> => get(url(`/v1/operations/${id}`), own());
    const tasksWaiting = async (): Promise<number> => {
      const texts = await Promise.all(
        deployment()
          .metricsAddresses()
          .map(async (each) => (await fetch(`${each}/metrics`)).text()),
      );
      return texts.reduce((sum, text) => sum + Number(/^winnow_tasks_waiting (\d+)$/m.exec(text)?.[1] ?? 0), 0);
    };
    /** Has a worker busy with a slow file, and answers once it is at it. */
    let number = 600;
    const beginSlowly = async (file: Upload): Promise<readonly string[]> => {
      const ids = [await later('/v1/score-ats', file), await later('/v1/parse', file)];
      await vi.waitFor(async () => {
        number += 1;
        await later('/v1/parse', textFile(number));
        expect(await tasksWaiting()).toBeGreaterThan(0);
      }, patience);
      return ids;
    };
    /** What is stored once nobody is at work any more. */
    const settled = async (): Promise<StoredData> => {
      if (deployment().mode === 'standalone') return place.read(deployment());
      let last = await place.read(deployment());
      await vi.waitFor(
        async () => {
          const before = last.records.length;
          last = await place.read(deployment());
          expect([last.records.length, await tasksWaiting()]).toEqual([before, 0]);
        },
        { timeout: 60_000, interval: 1_000 },
      );
      return last;
    };
    const logged = new Set<readonly string[]>();
    const keepLogs = (): void => {
      for (const { lines } of deployment().processes()) logged.add(lines);
    };

    /** Lets the time pass in which somebody may still be at work on what was erased, and answers what is stored then. */
    const passTime = async (): Promise<StoredData> => {
      keepLogs();
      await settled();
      keepLogs();
      await place.change(deployment(), 'erasures', { due_at: '2020-01-01T00:00:00.000Z' });
      const until = Date.now() + 100_000;
      for (;;) {
        // Erasures are gone on with every five seconds, and a look stops a standalone process.
        await delay(6_000);
        keepLogs();
        const stored = await settled();
        const open = stored.documents.filter(({ where }) => where === 'erasures');
        if (open.length === 0) return stored;
        if (Date.now() > until) throw new Error(`${open.length} erasures are not gone on with.`);
      }
    };

    describe('a resume that is erased', () => {
      const file = canaryFile(canaryResume());
      const hash = hashOf(file);

      it('is gone with everything that was made of it', async () => {
        for (const analyse of analyses(file)) expect((await analyse()).status).toBe(200);
        const operation = await later('/v1/parse', file);
        const finished = await batchOf([file, textFile(501), { ...file, name: `${words.file}-again.txt` }]);
        const collecting = await batchOf([file, textFile(502)], { start: 'false' });
        expect((await ended(finished)).status).toBe('completed');
        const before = await rankOf(finished);
        const erased = before.ranking.filter(({ file_name }) => file_name.includes(words.file));
        expect(erased).toHaveLength(2);
        keepLogs();
        expect(placesOf(await place.read(deployment()), hash)).toEqual(
          expect.arrayContaining(['uploads', 'resumes', 'scores', 'matches', 'questions', 'operations', 'entries', 'candidates']),
        );

        await erase(hash);
        await erase(hash);
        for (const base of addresses()) {
          const answer = await get(`${base}/v1/operations/${operation}`, own());
          expect(codeOf(answer)).toEqual([404, 'OPERATION_NOT_FOUND']);
        }
        const after = await rankOf(finished);
        expect([after.ranking.map(({ file_name }) => file_name), after.failures]).toEqual([['resume-501.txt'], []]);
        for (const { candidate_id } of erased)
          expect(codeOf(await get(url(`/v1/batch/${finished}/candidates/${candidate_id}`), own()))).toEqual([404, 'NOT_FOUND']);
        for (const path of ['/events', '/rank?format=csv']) {
          const text = await (await fetch(url(`/v1/batch/${finished}${path}`), { headers: { 'x-api-key': account.key } })).text();
          expect([wordsIn(text, sought), text.includes('resume-501.txt')]).toEqual([[], true]);
        }
        expect((await send('POST', url(`/v1/batch/${collecting}/start`), undefined, own())).status).toBe(202);
        expect(await ended(collecting)).toMatchObject({ status: 'partial', total_candidates: 2, success: 1, failed: 1 });
        const { ranking: scored, failures } = await rankOf(collecting);
        expect(scored.map(({ file_name }) => file_name)).toEqual(['resume-502.txt']);
        // It counts as failed, and is not named.
        expect(failures).toEqual([]);
        keepLogs();
        expect(placesOf(await place.read(deployment()), hash)).toEqual([]);
      });

      it('is analysed anew when it is sent again, whatever Idempotency-Key it comes with', async () => {
        for (const analyse of analyses(file)) {
          const anew = await analyse();
          // The answer may come before its operation is closed.
          const again = await vi.waitFor(async () => {
            const answer = await analyse();
            expect(answer.status).not.toBe(409);
            return answer;
          }, patience);
          expect([anew.status, anew.headers.get('idempotent-replayed'), anew.body.cached]).toEqual([200, null, false]);
          expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
        }
        expect((await post(url('/v1/parse'), { ...own(), file })).body.cached).toBe(true);
      });

      it('is not sent from memory by any gateway, whichever erased it', async () => {
        const file = textFile(590);
        for (const gateway of addresses())
          await vi.waitFor(async () => {
            // The first response of a known result is remembered.
            for (const _ of [1, 2]) expect(await wasKnownAt(gateway, file)).toBe(true);
          }, patience);
        await erase(hashOf(file));
        for (const gateway of addresses()) {
          expect(await wasKnownAt(gateway, file)).toBe(false);
          await erase(hashOf(file));
        }
      });

      it('is only its account’s: another one’s copy of the same file stays', async () => {
        const theirs = analyses(file, other.key).filter((_, index) => index !== 2);
        for (const analyse of theirs) expect((await analyse()).body.cached).toBe(false);
        await erase(hash);
        for (const analyse of theirs) expect((await analyse()).headers.get('idempotent-replayed')).toBe('true');
        for (const path of ['/v1/parse', '/v1/score-ats'])
          expect((await post(url(path), { key: other.key, file })).body.cached).toBe(true);
        await erase(hash, other.key);
        expect((await post(url('/v1/parse'), { key: other.key, file })).body.cached).toBe(false);
        await erase(hash, other.key);
      });

      it.each(['', 'a', hash.toUpperCase(), `${hash}0`, '..', `${hash}%00`])(
        'is named by its hash and by nothing like %s',
        async (name) => {
          const answer = await send('DELETE', url(`/v1/resumes/${name}`), undefined, own());
          expect([400, 404]).toContain(answer.status);
        },
      );
    });

    describe('a resume that is erased while it is worked on', () => {
      const slow: Upload = {
        name: `${words.file}.pdf`,
        bytes: Buffer.concat([makeSlowPdf(30, 1_000_000), Buffer.from(`\n%${resumeWords[0]}`)]),
      };
      const marks = [...sought, 'Slow Example'];
      const kept = textFile(590);

      it('is gone for good once that work is over, and one that was sent again stays', async () => {
        const ids = await beginSlowly(slow);
        await erase(hashOf(slow));
        await post(url('/v1/parse'), { ...own(), file: kept });
        await erase(hashOf(kept));
        await post(url('/v1/parse'), { ...own(), file: kept });
        const { documents, files } = await passTime();
        const found = [...documents, ...files].filter(({ text }) => wordsIn(text, marks).length > 0);
        expect(found.map(({ where }) => where)).toEqual([]);
        for (const id of ids) expect(codeOf(await readOperation(id))).toEqual([404, 'OPERATION_NOT_FOUND']);
        expect((await post(url('/v1/parse'), { ...own(), file: kept })).body.cached).toBe(true);
      });

      it('begins its time anew when it is asked for again', async () => {
        const noted = async (): Promise<string> => {
          keepLogs();
          const { documents } = await place.read(deployment());
          const note = documents.find(({ where, text }) => where === 'erasures' && text.includes(hashOf(kept)));
          return /"due_at":"([^"]+)"/.exec(note?.text ?? '')?.[1] ?? '';
        };
        await erase(hashOf(kept));
        const first = await noted();
        expect(first).not.toBe('');
        await erase(hashOf(kept));
        expect((await noted()) > first).toBe(true);
      });

      describe('in a batch', () => {
        const others = textFiles(40, 700);
        /** Erases some files while their batch runs; answers its id once it has ended. */
        const runAndErase = async (erased: readonly Upload[]): Promise<string> => {
          const id = await batchOf([...others, ...erased]);
          for (const each of erased) await erase(hashOf(each));
          const { success, failed } = await ended(id);
          expect(success + failed).toBe(others.length + erased.length);
          return id;
        };
        const variants = (from: number): readonly Upload[] =>
          Array.from({ length: 20 }, (_, index) => canaryFile(canaryResume(`\n${from + index}`)));
        const expectOnlyOthers = async (id: string): Promise<void> => {
          const { ranking: scored, failures } = await wholeRankingOf(id);
          const names = [...scored, ...failures].map(({ file_name }) => file_name).filter((name) => name.startsWith('resume-'));
          expect(names).toHaveLength(others.length);
          expect(scored.map(({ file_name }) => file_name).filter((name) => !name.startsWith('resume-'))).toEqual([]);
          expect(wordsIn(JSON.stringify(failures), sought)).toEqual([]);
        };

        it('is gone from the ranking once it is erased again', async () => {
          const erased = variants(0);
          const id = await runAndErase(erased);
          for (const each of erased) await erase(hashOf(each));
          await expectOnlyOthers(id);
        });

        it('is gone from the ranking and the store once that work is over', async () => {
          const id = await runAndErase(variants(100));
          const { documents, files } = await passTime();
          const found = [...documents, ...files].filter(({ text }) => wordsIn(text, sought).length > 0);
          expect(found.map(({ where }) => where)).toEqual([]);
          await expectOnlyOthers(id);
        });
      });

      it('wakes nobody', () => {
        keepLogs();
        const lines = [...logged].flat();
        expect(lines.length).toBeGreaterThan(100);
        expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
      });
    });
  },
  { ...place.environment, WINNOW_WORKERS: '1', WINNOW_LIMIT_READING: '10s' },
);
