import { createHash } from 'node:crypto';
import { atsReport, operationBody } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount, type TestAccount } from '../support/accounts.ts';
import { type Answer, get, post, send, type Upload, untilDone, withoutIds } from '../support/call.ts';
import { canaryDocuments, canaryJobText, everyWord, wordsIn } from '../support/canary.ts';
import { countTasks } from '../support/count-tasks.ts';
import { makeSample, renderDocx, renderPdf, renderText } from '../support/make-resume.ts';
import { createDataPlace, type StoredData } from '../support/stored-data.ts';
import { describeModes } from './modes.ts';

const formats = [
  ['pdf', (number: number) => renderPdf(makeSample(number))],
  ['docx', (number: number) => renderDocx(makeSample(number))],
  ['txt', async (number: number) => renderText(makeSample(number))],
] as const;

const text = (number: number): Upload => ({ name: 'resume.txt', bytes: renderText(makeSample(number)) });
const pdf = async (number: number, pages = 1): Promise<Upload> => ({
  name: 'resume.pdf',
  bytes: await renderPdf(makeSample(number), pages),
});

const html = { Accept: 'text/html' };
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };

const jobText = 'Data engineer\n\nRequirements\n- Strong knowledge of SQL\n- Kubernetes\n- Excel';

const typeOf = ({ headers }: Answer): string | null => headers.get('content-type');
const pageOf = (answer: Answer): string => {
  expect([answer.status, typeOf(answer)]).toEqual([200, 'text/html; charset=utf-8']);
  return String(answer.body.text);
};
const termsOf = ({ body }: Answer) => atsReport.parse(body).checks.find(({ id }) => id === 'keywords.job_terms');
const asFirst = ({ body }: Answer): string => JSON.stringify({ ...withoutIds(body), cached: false });

const place = createDataPlace();

describeModes(
  (deployment) => {
    const addresses = (): readonly string[] => deployment().addresses();
    const url = (path: string): string => `${addresses()[0]}${path}`;
    const scoreUrl = (): string => url('/v1/score-ats');
    const patience = { timeout: 180_000, interval: 100 };
    let account: TestAccount;
    beforeAll(async () => {
      account = await makeAccount(addresses()[0] ?? '', 'Reports');
    });
    afterAll(() => place.remove(deployment));

    describe('a job description', () => {
      const fields = { job_description: jobText };

      it('has the terms of the job checked, and is cached apart from the score without one', async () => {
        const file = text(301);
        const plain = await post(scoreUrl(), { file });
        const [first, second] = [await post(scoreUrl(), { file, fields }), await post(scoreUrl(), { file, fields })];
        expect(termsOf(plain)).toMatchObject({ status: 'not_applicable', points: null });
        expect(termsOf(first)).toMatchObject({ value: 0.6667, fix: expect.stringContaining('Kubernetes') });
        expect([plain, first, second].map(({ body }) => body.cached)).toEqual([false, false, true]);
        expect(asFirst(second)).toBe(asFirst(first));
        const again = await post(scoreUrl(), { file });
        expect([again.body.cached, asFirst(again)]).toEqual([true, asFirst(plain)]);
      });

      it('of another text is another score, and one that differs in its white space alone is not', async () => {
        const file = text(302);
        await post(scoreUrl(), { file, fields });
        const other = await post(scoreUrl(), { file, fields: { job_description: `${jobText}\n- Python` } });
        const same = await post(scoreUrl(), { file, fields: { job_description: `${jobText.replaceAll('\n', '\r\n')}\n\n` } });
        expect([other.body.cached, same.body.cached]).toEqual([false, true]);
        expect(termsOf(other)?.value).toBe(0.5);
      });

      it.each(['', ' \r\n\t '])('of nothing (%j) is none', async (job_description) => {
        const file = text(303);
        const plain = await post(scoreUrl(), { file });
        const empty = await post(scoreUrl(), { file, fields: { job_description } });
        expect([empty.status, asFirst(empty)]).toEqual([200, asFirst(plain)]);
      });

      it('that is too long is refused, and one of just the limit is not', async () => {
        const max = 'SQL '.repeat(12_500);
        expect(max.length).toBe(50_000);
        for (const headers of [{}, html]) {
          const answer = await post(scoreUrl(), { file: text(304), headers, fields: { job_description: `${max}.` } });
          expect([answer.status, answer.body.detail]).toEqual([413, expect.objectContaining({ error: 'TEXT_TOO_LONG' })]);
        }
        expect((await post(scoreUrl(), { file: text(304), fields: { job_description: max } })).status).toBe(200);
      });

      it('makes no job', async () => {
        const { key } = account;
        expect((await post(scoreUrl(), { file: text(305), fields, key })).status).toBe(200);
        expect((await get(url('/v1/jobs'), { key })).body.jobs).toEqual([]);
      });

      it('works without a key, and gives the same report', async () => {
        const file = text(306);
        const [own, nobodys] = [await post(scoreUrl(), { file, fields }), await post(scoreUrl(), { file, fields, key: null })];
        expect(asFirst(nobodys)).toBe(asFirst(own));
      });
    });

    describe('the report as a page', () => {
      it.each(formats)('is made of a %s, with a key and without', async (format, render) => {
        const file = { name: `resume.${format}`, bytes: await render(311) };
        const answer = await post(scoreUrl(), { file, headers: browser });
        const page = pageOf(answer);
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(page).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
        expect(page).toMatch(/<\/html>\n$/);
        expect(page.split('<img').length - 1).toBe(format === 'pdf' ? 1 : 0);
        if (format !== 'pdf') expect(page).toContain(makeSample(311).lines[3]?.text);
        const report = atsReport.parse((await post(scoreUrl(), { file })).body);
        expect(page).toContain(`${report.score} of 100`);
        expect(pageOf(await post(scoreUrl(), { file, headers: html }))).toBe(page);
        expect(pageOf(await post(scoreUrl(), { file, headers: html, key: null }))).toBe(page);
      });

      it.each(['*/*', 'application/json', 'application/json, text/html', 'text/html;q=0.5, application/json', 'image/png'])(
        'is not what %s asks for',
        async (accept) => {
          const answer = await post(scoreUrl(), { file: text(312), headers: { Accept: accept } });
          expect([answer.status, typeOf(answer)]).toEqual([200, 'application/json; charset=utf-8']);
          atsReport.parse(answer.body);
        },
      );

      it('of a text of one word without end has an end', async () => {
        const file = { name: 'resume.txt', bytes: new TextEncoder().encode('Python\n'.repeat(3_000)) };
        const page = pageOf(await post(scoreUrl(), { file, headers: html, key: null }));
        expect(page).toContain('… +2,000');
        expect(page.length).toBeLessThan(200_000);
      });

      it('shows what a job description asks for', async () => {
        const answer = await post(scoreUrl(), { file: await pdf(313), headers: html, fields: { job_description: jobText } });
        expect(pageOf(answer)).toContain('Kubernetes');
      });

      it('in another language draws nothing again', async () => {
        const file = await pdf(314);
        const english = pageOf(await post(scoreUrl(), { file, headers: html }));
        const drawn = await countTasks(deployment(), 'draw');
        expect(drawn).toBeGreaterThan(0);
        const pages = new Set([english]);
        for (const language of ['de', 'ar', 'ja', 'en'])
          pages.add(pageOf(await post(scoreUrl(), { file, headers: html, fields: { language } })));
        expect(pages.size).toBe(4);
        expect([...pages].filter((page) => page.includes('dir="rtl"')).length).toBe(1);
        const pictures = [...pages].map((page) => /base64,([^"]+)"/.exec(page)?.[1]);
        expect(new Set(pictures).size).toBe(1);
        expect(await countTasks(deployment(), 'draw')).toBe(drawn);
      });

      it('of a resume that was only scored before has it drawn, and not read again', async () => {
        const file = await pdf(315);
        await post(scoreUrl(), { file });
        const [read, drawn] = [await countTasks(deployment(), 'extract'), await countTasks(deployment(), 'draw')];
        expect(pageOf(await post(scoreUrl(), { file, headers: html }))).toContain('<img');
        expect([await countTasks(deployment(), 'extract'), await countTasks(deployment(), 'draw')]).toEqual([read, drawn + 1]);
      });

      it('is answered once for an Idempotency-Key, which is not that of the JSON', async () => {
        const headers = { ...html, 'Idempotency-Key': 'page' };
        const first = pageOf(await post(scoreUrl(), { file: text(316), headers }));
        for (const address of addresses()) {
          // The answer may come before its operation is closed.
          const again = await vi.waitFor(async () => {
            const answer = await post(`${address}/v1/score-ats`, { file: text(316), headers });
            expect(answer.status).not.toBe(409);
            return answer;
          }, patience);
          expect([pageOf(again), again.headers.get('idempotent-replayed')]).toEqual([first, 'true']);
        }
        const other = await post(scoreUrl(), { file: text(316), headers: { 'Idempotency-Key': 'page' } });
        expect([other.status, other.body.detail]).toEqual([422, expect.objectContaining({ error: 'IDEMPOTENCY_MISMATCH' })]);
      });

      it('comes later where nobody wants to wait, as a page or as JSON', async () => {
        const accepted = await post(scoreUrl(), { file: await pdf(317), headers: { ...html, Prefer: 'respond-async' } });
        expect([accepted.status, typeOf(accepted)]).toEqual([202, 'application/json; charset=utf-8']);
        const { id } = operationBody.parse(accepted.body);
        const { body } = await untilDone(addresses, id);
        const report = atsReport.parse(operationBody.parse(body).result);
        for (const address of addresses()) {
          const page = pageOf(await get(`${address}/v1/operations/${id}`, { headers: html }));
          expect([page.includes('<img'), page.includes(`${report.score} of 100`)]).toEqual([true, true]);
          const json = await get(`${address}/v1/operations/${id}`, { headers: { Accept: '*/*' } });
          expect(operationBody.parse(json.body).result).toEqual(report);
        }
      });

      it('is not to be had of an operation that was asked for as JSON, or that failed', async () => {
        const headers = { Prefer: 'respond-async' };
        const rtf = { name: 'a.rtf', bytes: new TextEncoder().encode('{\\rtf1 page}') };
        for (const [options, status] of [
          [{ file: text(318), headers }, 'succeeded'],
          [{ file: rtf, headers: { ...headers, ...html } }, 'failed'],
        ] as const) {
          const { id } = operationBody.parse((await post(scoreUrl(), options)).body);
          await untilDone(addresses, id);
          const answer = await get(url(`/v1/operations/${id}`), { headers: html });
          expect(typeOf(answer)).toBe('application/json; charset=utf-8');
          expect(operationBody.parse(answer.body).status).toBe(status);
        }
      });

      it('is no form of an error', async () => {
        const rtf = { name: 'a.rtf', bytes: new TextEncoder().encode('{\\rtf1 no page}') };
        const answers = [
          await post(scoreUrl(), { headers: html }),
          await post(scoreUrl(), { file: rtf, headers: html }),
          await post(scoreUrl(), { file: text(319), headers: html, key: 'wrong' }),
          await post(scoreUrl(), { file: text(319), headers: html, fields: { language: 'xx' } }),
          await get(url('/v1/operations/op_unknown'), { headers: html }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([400, 415, 401, 400, 404]);
        for (const answer of answers) expect(typeOf(answer)).toContain('application/json');
      });
    });

    describe('what is kept', () => {
      const hashOf = ({ bytes }: Upload): string => createHash('sha256').update(bytes).digest('hex');
      const placesOf = ({ documents, files }: StoredData, sought: readonly string[]): readonly string[] => {
        const found = [...documents, ...files].filter(
          ({ where, text: stored }) => where !== 'erasures' && where !== 'winnow.sqlite' && wordsIn(stored, sought).length > 0,
        );
        return [...new Set(found.map(({ where }) => where))];
      };

      it('of a resume that is erased is nothing, pictures included, whether they stand in a record or a file', async () => {
        const { key } = account;
        const uploads = [await pdf(321), await pdf(322, 9)];
        for (const file of uploads)
          expect(pageOf(await post(scoreUrl(), { file, key, headers: html, fields: { job_description: jobText } }))).toContain(
            '<img',
          );
        const before = await place.read(deployment());
        expect(placesOf(before, ['"pictures":{"inline"'])).toEqual(['resumes']);
        const inFile = `${hashOf(uploads[1] as Upload)}.`;
        expect(before.files.some(({ text: stored }) => stored.includes(inFile) && stored.includes('.pictures'))).toBe(true);
        for (const file of uploads)
          expect((await send('DELETE', url(`/v1/resumes/${hashOf(file)}`), undefined, { key })).status).toBe(204);
        expect(placesOf(await place.read(deployment()), uploads.map(hashOf))).toEqual([]);
      });

      it('of a call without a key is nothing: no picture, no text of the resume or the job', async () => {
        const fields = { job_description: canaryJobText };
        const documents = await canaryDocuments();
        for (const file of documents)
          for (const headers of [html, {}])
            expect((await post(scoreUrl(), { file, key: null, headers, fields })).status).toBe(200);
        const sought = [...everyWord, ...documents.map(hashOf), 'anon_'];
        await vi.waitFor(async () => expect(placesOf(await place.read(deployment()), sought)).toEqual([]), patience);
        const { records } = await place.read(deployment());
        expect(records.filter(({ text: stored }) => wordsIn(stored, everyWord).length > 0)).toEqual([]);
      });
    });

    it('is the same hundreds of times over, before and after a restart', async () => {
      const file = await pdf(331);
      const fields = { job_description: jobText };
      const first = asFirst(await post(scoreUrl(), { file, fields }));
      const page = pageOf(await post(scoreUrl(), { file, fields, headers: html }));
      const answers = new Map<string, number>();
      const ask = async (turn: number): Promise<void> => {
        const address = addresses()[turn % addresses().length];
        const answer = await post(`${address}/v1/score-ats`, { file, fields, headers: turn % 4 === 0 ? html : {} });
        expect(answer.status).toBe(200);
        const said = turn % 4 === 0 ? pageOf(answer) : asFirst(answer);
        answers.set(said, (answers.get(said) ?? 0) + 1);
      };
      const askOften = async (): Promise<void> => {
        for (let turn = 0; turn < 160; turn += 20) await Promise.all(Array.from({ length: 20 }, (_, index) => ask(turn + index)));
      };
      await askOften();
      for (const process of [...deployment().processes()]) await deployment().replace(process, 'SIGTERM');
      await askOften();
      expect(answers).toEqual(
        new Map([
          [page, 80],
          [first, 240],
        ]),
      );
    });
  },
  { ...place.environment, WINNOW_LIMIT_ANONYMOUS_PER_MINUTE: '1000', WINNOW_LIMIT_ANONYMOUS_PER_DAY: '1000' },
);
