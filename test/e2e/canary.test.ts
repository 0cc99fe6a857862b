import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { batchBody, errorBody, httpOperations, job, operationBody, ranking, structuredResume } from '@winnow/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeAccount, type TestAccount } from '../support/accounts.ts';
import { type Answer, get, post, send } from '../support/call.ts';
import {
  canaryDocuments,
  canaryFile,
  canaryJob,
  canaryJobText,
  canaryResume,
  everyWord,
  fieldWord,
  messageTypes,
  resumeWords,
  unreadableFiles,
  words,
  wordsIn,
} from '../support/canary.ts';
import { apiKey } from '../support/deployment.ts';
import { describedOperations, pathWith } from '../support/described-operations.ts';
import { makeZip } from '../support/make-zip.ts';
import { type RawAnswer, rawRequest } from '../support/raw-request.ts';
import { type RecordedAnswer, recordFetch } from '../support/record-fetch.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { createDataPlace, type StoredData } from '../support/stored-data.ts';
import { wrongRequests } from '../support/wrong-requests.ts';
import { describeModes } from './modes.ts';

const resume = canaryFile(canaryResume());

const place = createDataPlace();

describeModes(
  (deployment) => {
    const address = (): string => deployment().addresses()[0] ?? '';
    const url = (path: string): string => `${address()}${path}`;
    const answers: RecordedAnswer[] = [];
    let recording: ReturnType<typeof recordFetch>;
    const processes = new Set<ServiceProcess>();
    let account: TestAccount;
    let receiver: Server;
    let receiverStatus = 500;
    let stored: StoredData;
    let metrics: readonly string[];
    const patience = { timeout: 180_000, interval: 50 };

    const headers = (more: { readonly [name: string]: string } = {}) => ({
      'user-agent': words.agent,
      'x-forwarded-for': words.address,
      ...more,
    });
    const own = (more: { readonly [name: string]: string } = {}) => ({ key: account.key, headers: headers(more) });
    const oneTime = () => ({ 'Idempotency-Key': `${words.idempotency} ${randomUUID()}` });
    const later = { Prefer: `respond-async, ${words.value}` };
    const raw = async (bytes: string | Uint8Array): Promise<RawAnswer> => {
      const answer = await rawRequest(address(), bytes);
      answers.push({ what: `raw ${String(bytes).slice(0, 60)}`, status: answer.status, text: `${answer.head}\n${answer.body}` });
      return answer;
    };
    const refused = async (answer: Promise<Answer> | Answer): Promise<void> => {
      const { status, body } = await answer;
      expect(status < 500 ? errorBody.parse(body).status : body).toBe(status);
    };
    const ended = (id: string, status: string) =>
      vi.waitFor(async () => expect((await get(url(`/v1/batch/${id}`), own())).body.status).toBe(status), patience);
    const delivered = (id: string, state: string) =>
      vi.waitFor(async () => {
        const { body } = await get(url('/v1/webhook/deliveries'), own());
        expect(body.deliveries).toContainEqual(expect.objectContaining({ id, state }));
      }, patience);

    beforeAll(async () => {
      recording = recordFetch(answers);
      receiver = createServer((request, response) => {
        request.resume();
        response.writeHead(receiverStatus, { location: `/${words.webhookAnswer}` }).end(words.webhookAnswer);
      }).listen(0, '127.0.0.1');
      await once(receiver, 'listening');
      for (const process of deployment().processes()) processes.add(process);
      account = await makeAccount(address(), words.account);
    });
    afterAll(async () => {
      recording.stop();
      receiver.closeAllConnections();
      receiver.close();
      await place.remove(deployment);
    });

    it('goes through every operation', async () => {
      const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${words.webhookPath}?token=${words.webhookQuery}`;
      expect((await send('PUT', url('/v1/webhook'), { url: hook }, own())).status).toBe(200);
      for (const path of ['/v1/webhook', '/v1/webhook/secret']) expect((await get(url(path), own())).status).toBe(200);
      expect((await send('POST', url('/v1/webhook/secret'), undefined, own(oneTime()))).status).toBe(200);
      const made = await send('POST', url('/v1/keys'), { name: words.key }, own(oneTime()));
      const renewed = await send('POST', url(`/v1/keys/${made.body.id}/renew`), {}, own(oneTime()));
      await send('DELETE', url(`/v1/keys/${renewed.body.id}`), undefined, own());
      await send('POST', url('/v1/accounts'), { name: words.account }, { headers: headers(oneTime()) });
      for (const path of ['/v1/keys', '/v1/jobs', '/v1/batch', '/v1/webhook/deliveries']) await get(url(path), own());
      await get(url('/v1/accounts'));

      const created = job.parse((await send('POST', url('/v1/create-job'), canaryJob, own(oneTime()))).body);
      const parsed = job.parse((await post(url('/v1/parse-job'), { ...own(), fields: { job_description: canaryJobText } })).body);
      await post(url('/v1/parse-job'), { ...own(), file: canaryFile(`${canaryJobText}\n- Docker`) });
      await send('POST', url('/v1/parse-job'), { job_description: `${canaryJobText}\n- Python` }, own());
      for (const { job_id } of [created, parsed]) await get(url(`/v1/jobs/${job_id}`), own());
      expect(
        (await send('PUT', url(`/v1/jobs/${created.job_id}`), { ...canaryJob, title: `${words.job} Head` }, own())).status,
      ).toBe(200);

      for (const path of ['/v1/score-ats', '/v1/parse'])
        expect((await post(url(path), { ...own(oneTime()), file: resume, fields: { language: 'de' } })).status).toBe(200);
      for (const file of await canaryDocuments()) {
        expect((await post(url('/v1/parse'), { ...own(), file })).status).toBe(200);
        const asPage = { ...own({ Accept: 'text/html' }), file, fields: { job_description: canaryJobText } };
        expect((await post(url('/v1/score-ats'), asPage)).status).toBe(200);
      }
      expect((await post(url('/v1/score-ats'), { file: resume, key: null, headers: headers() })).status).toBe(200);
      for (const [path, fields] of [
        ['/v1/score-match-parsed', { job_id: created.job_id }],
        ['/v1/score-match', { job_description: canaryJobText }],
        ['/v1/questions', { job_id: parsed.job_id }],
        ['/v1/questions', { job_description: canaryJobText, seed: '7' }],
      ] as const)
        expect([path, (await post(url(path), { ...own(oneTime()), file: resume, fields })).status]).toEqual([path, 200]);
      const sent = await post(url('/v1/parse'), { ...own({ ...oneTime(), ...later }), file: canaryFile(canaryResume('\n1')) });
      await vi.waitFor(async () => {
        const { body } = await get(url(`/v1/operations/${sent.body.id}`), own());
        expect(operationBody.parse(body).status).toBe('succeeded');
      }, patience);

      const form = { job_id: created.job_id, name: words.batch };
      const files = [
        canaryFile(canaryResume('\n2')),
        canaryFile(`%PDF-1.7\n${words.body}`, 'pdf'),
        canaryFile(`{\\rtf1 ${words.body}}`, 'rtf'),
      ];
      const batch = batchBody.parse((await post(url('/v1/batch'), { ...own(oneTime()), files, fields: form })).body);
      const open = await post(url('/v1/batch'), { ...own(), fields: { ...form, start: 'false' } });
      const zip = {
        name: `${words.file}.zip`,
        bytes: makeZip([{ ...resume, name: `${words.file}/${words.body}.txt` }, canaryFile('a '.repeat(150_000))]),
      };
      await post(url(`/v1/batch/${open.body.batch_id}/candidates`), { ...own(oneTime()), files: [zip] });
      await send('POST', url(`/v1/batch/${open.body.batch_id}/start`), undefined, own());
      for (const id of [batch.batch_id, String(open.body.batch_id)]) {
        await ended(id, 'partial');
        const ranked = ranking.parse((await get(url(`/v1/batch/${id}/rank`), own())).body);
        expect(ranked.ranking.length).toBeGreaterThan(0);
        expect(wordsIn(JSON.stringify(ranked.failures.map(({ message }) => message)), everyWord)).toEqual([]);
        for (const { candidate_id } of [...ranked.ranking, ...ranked.failures])
          await get(url(`/v1/batch/${id}/candidates/${candidate_id}`), own());
        await get(url(`/v1/batch/${id}/rank?format=csv`), own());
        await fetch(url(`/v1/batch/${id}/events`), { headers: { 'x-api-key': account.key, ...headers() } });
      }
      const whd = `whd_${batch.batch_id.slice('batch_'.length)}`;
      await delivered(whd, 'failed');
      receiverStatus = 302;
      await send('POST', url('/v1/webhook/redeliver'), { failed_since: '2020-01-01T00:00:00Z' }, own());
      receiverStatus = 200;
      await send('POST', url(`/v1/webhook/deliveries/${whd}/redeliver`), undefined, own(oneTime()));
      await delivered(whd, 'delivered');
      await send('PUT', url('/v1/webhook'), { url: `https://${words.webhookPath}.invalid/${words.webhookPath}` }, own());
      const tested = await send('POST', url('/v1/webhook/test'), undefined, own());
      await delivered(String(tested.body.id), 'failed');

      const dropped = await post(url('/v1/batch'), { ...own(), files: [resume], fields: form });
      await send('POST', url(`/v1/batch/${dropped.body.batch_id}/cancel`), undefined, own());
      await send('DELETE', url(`/v1/batch/${dropped.body.batch_id}`), undefined, own());
      await post(url('/v1/parse'), { ...own(), file: canaryFile(canaryResume('\n3')) }).then(async ({ body }) => {
        const { sha256 } = structuredResume.parse(body).document;
        expect((await send('DELETE', url(`/v1/resumes/${sha256}`), undefined, own())).status).toBe(204);
      });
      await send('DELETE', url(`/v1/jobs/${parsed.job_id}`), undefined, own());
      await send('DELETE', url('/v1/webhook'), undefined, own());
      for (const path of ['/healthz', '/readyz', '/docs', '/openapi.json'])
        await fetch(url(`${path}?${words.path}=${words.value}`), { headers: headers() });
    });

    it('goes through refusals of files', async () => {
      const files = await unreadableFiles();
      for (const [index, file] of files.entries())
        for (const path of ['/v1/parse', '/v1/questions']) {
          const fields = path === '/v1/parse' ? {} : { job_description: canaryJobText };
          const { status } = await post(url(path), { ...own(), file, fields });
          expect([index, path, status >= 400 && status < 500]).toEqual([index, path, true]);
        }
      const { body } = await post(url('/v1/parse'), { ...own(later), file: canaryFile(`{\\rtf1 ${words.body}}`, 'rtf') });
      await vi.waitFor(async () => {
        const failed = operationBody.parse((await get(url(`/v1/operations/${body.id}`), own())).body);
        expect(failed.status).toBe('failed');
        expect(wordsIn(JSON.stringify(failed), everyWord)).toEqual([]);
      }, patience);
      const { job_id } = (await send('POST', url('/v1/create-job'), canaryJob, own())).body;
      const zip = (bytes: Uint8Array) =>
        post(url('/v1/batch'), { ...own(), files: [{ name: `${words.file}.zip`, bytes }], fields: { job_id: String(job_id) } });
      const open = await post(url('/v1/batch'), { ...own(), fields: { job_id: String(job_id), start: 'false' } });
      await refused(get(url(`/v1/batch/${open.body.batch_id}/rank`), own()));
      await refused(zip(makeZip([])));
      await refused(zip(makeZip([resume], { encrypted: true })));
      await refused(zip(makeZip([resume]).subarray(0, 300)));
      await refused(
        post(url('/v1/batch'), { ...own(), files: Array.from({ length: 4 }, () => resume), fields: { job_id: String(job_id) } }),
      );
    });

    it('goes through refusals of every operation', async () => {
      for (const operation of describedOperations.filter(({ needsKey }) => needsKey)) {
        const path = pathWith(
          operation,
          operation.parameters.map(() => words.path),
        );
        for (const { search = '', body = null, type } of wrongRequests(operation)) {
          const { status } = await fetch(url(path + search), {
            method: operation.method,
            body,
            headers: headers({ 'x-api-key': account.key, ...(type === undefined ? {} : { 'content-type': type }) }),
          });
          expect([operation.method, path, search, body, status < 500]).toEqual([operation.method, path, search, body, true]);
        }
      }
      for (const key of [account.key.slice(0, -11) + words.value, `${account.key.slice(0, -1)}~`, `${words.value}${account.key}`])
        for (const path of ['/v1/keys', '/v1/webhook/secret']) await refused(get(url(path), { key, headers: headers() }));
      const long = own({ 'Idempotency-Key': words.idempotency.repeat(40) });
      await refused(post(url('/v1/parse'), { ...long, file: resume }));
      const replayed = own({ 'Idempotency-Key': words.idempotency });
      await post(url('/v1/parse'), { ...replayed, file: canaryFile(canaryResume('\n5')) });
      await refused(post(url('/v1/parse'), { ...replayed, file: canaryFile(canaryResume('\n6')) }));
      await refused(
        post(url('/v1/parse-job'), { ...own(), fields: { job_description: `The sun shines on ${words.job}. It is warm.` } }),
      );
      await refused(post(url('/v1/parse-job'), { ...own(), fields: { job_description: `${words.job} `.repeat(6_000) } }));
      for (const target of [
        `https://user:${words.value}@example.com/`,
        `http://10.0.0.1/${words.webhookPath}`,
        `${words.value}://x`,
        words.value,
      ])
        await refused(send('PUT', url('/v1/webhook'), { url: target }, own()));
    });

    it('goes through texts that are cut where a character has two halves', async () => {
      const { job_id } = (await send('POST', url('/v1/create-job'), canaryJob, own())).body;
      for (const shift of ['', 'a']) {
        const many = shift + '😀'.repeat(400);
        const text = `${words.body}@example.com | +44 161 496 0018 | ${many}\n\nSkills\n\nSQL, ${many}\n\n`;
        const file = { name: `${shift}${'😀'.repeat(130)}.txt`, bytes: Buffer.concat([Buffer.from(text), canaryResume()]) };
        const fields = { job_id: String(job_id) };
        for (const [path, form] of [
          ['/v1/parse', {}],
          ['/v1/score-ats', {}],
          ['/v1/score-match-parsed', fields],
          ['/v1/questions', fields],
        ] as const) {
          const { status, body } = await post(url(path), { ...own(), file, fields: form });
          const cut = JSON.stringify(body).match(/\\ud[89a-f][0-9a-f]{2}/g);
          expect([shift, path, status, cut]).toEqual([shift, path, 200, null]);
        }
        const batch = await post(url('/v1/batch'), { ...own(), files: [file], fields });
        expect([shift, batch.status]).toEqual([shift, 202]);
        await ended(String(batch.body.batch_id), 'completed');
      }
    });

    it('goes through what is no operation, and what is no request', async () => {
      const key = { 'x-api-key': account.key };
      for (const path of [
        `/${words.path}`,
        `/v1/${words.path}`,
        `/v1/jobs/a/${words.path}`,
        `/docs/${words.path}`,
        `/docs/..%2f${words.path}`,
        `/errors/${words.path}`,
        `//${words.path}`,
      ])
        expect([path, (await fetch(url(`${path}?${words.value}`), { headers: headers(key) })).status]).toEqual([path, 404]);
      expect((await fetch(url(`/v1/jobs/%E0%A4%A${words.path}`), { headers: headers(key) })).status).toBe(400);
      for (const [method, path] of [
        ['PUT', '/v1/parse'],
        ['PATCH', '/v1/jobs'],
        ['DELETE', '/docs'],
        ['PROPFIND', '/v1/keys'],
      ] as const)
        expect([method, (await fetch(url(`${path}?${words.value}`), { method, headers: headers(key) })).status]).toEqual([
          method,
          405,
        ]);
      const start = `Host: winnow\r\nConnection: close\r\nx-api-key: ${account.key}\r\n`;
      expect((await raw(`${words.body.toUpperCase()} /${words.path} HTTP/1.1\r\n${start}\r\n`)).status).toBe(400);
      expect((await raw(`GET /v1/keys HTTP/1.1\r\n${start}${words.body} ${words.value}\r\n\r\n`)).status).toBe(400);
      expect([undefined, 431]).toContain(
        (await raw(`GET /${words.path} HTTP/1.1\r\n${start}a: ${words.value.repeat(9_000)}\r\n\r\n`)).status,
      );
      expect((await raw(`POST /v1/keys HTTP/1.1\r\n${start}Content-Length: 9${words.value}\r\n\r\n{}`)).status).toBe(400);
      expect((await raw(`GET /v1/keys HTTP/1.1\r\n${start}x-api-key: ${words.value}\r\n\r\n`)).status).toBe(401);
      const { hostname, port } = new URL(address());
      for (const size of [900, 60_000]) {
        const socket = connect(Number(port), hostname);
        await once(socket, 'connect');
        const head = `POST /v1/parse HTTP/1.1\r\n${start}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="${words.file}.txt"\r\n\r\n`;
        socket.write(head + words.body.repeat(size / words.body.length), () => socket.destroy());
        await once(socket, 'close');
      }
      await vi.waitFor(() => {
        const lines = [...processes].flatMap((process) => process.lines);
        expect(
          lines.filter((line) => line.includes('"route":"parse"') && line.includes('"status":499')).length,
        ).toBeGreaterThanOrEqual(2);
      }, patience);
    });

    it('is found where it may stand, by the search that looks for it elsewhere', async () => {
      const { body } = await post(url('/v1/parse'), { ...own(), file: resume });
      expect(wordsIn(JSON.stringify(body), resumeWords)).toEqual(
        expect.arrayContaining(['Zorvanella', 'Grundlewhisp', 'Vortiquell']),
      );
      const routes = [...processes].flatMap(({ lines }) => lines.flatMap((line) => /"route":"(\w+)"/.exec(line)?.[1] ?? []));
      const known = Object.keys(httpOperations).filter((id) => id !== 'docs' && id !== 'openapi');
      expect(known.filter((id) => !routes.includes(id))).toEqual([]);

      metrics = await Promise.all(
        deployment()
          .metricsAddresses()
          .map(async (each) => (await recording.fetch(`${each}/metrics`)).text()),
      );
      stored = await place.read(deployment());
      for (const process of deployment().processes()) processes.add(process);
      const where = (word: string) =>
        new Set(stored.documents.filter(({ text }) => wordsIn(text, [word]).length > 0).map((each) => each.where));
      expect(where('Zorvanella')).toContain('resumes');
      expect(where(words.file)).toContain('entries');
      expect(where(words.key)).toContain('keys');
      expect(stored.files.filter(({ text }) => text.includes('Quibbertash')).length).toBeGreaterThan(0);
      expect(new Set(stored.records.map(({ text }) => /winnow\.([a-z.]+)\.v\d/.exec(text)?.[1]))).toEqual(new Set(messageTypes));
    });

    it('is in no line of a log, no metric, no record of the log and no refusal', async () => {
      const told = answers.map(({ text }) => text).join('\n');
      const secrets = [apiKey, ...(told.match(/wk_[0-9A-Za-z]{49}/g) ?? []), ...(told.match(/whsec_[A-Za-z0-9+/=]{20,}/g) ?? [])];
      expect(new Set(secrets).size).toBeGreaterThanOrEqual(6);
      const sought = [...everyWord, fieldWord, ...new Set(secrets)];
      const found = (texts: readonly string[]) =>
        texts.flatMap((text) => wordsIn(text, sought).map((word) => [word, text.slice(0, 600)]));

      const lines = [...processes].flatMap((process) => process.lines);
      expect(lines.length).toBeGreaterThan(300);
      expect(lines.some((line) => line.includes('"level":20'))).toBe(true);
      expect(lines.filter((line) => line.includes(account.accountId)).length).toBeGreaterThan(50);
      expect(found(lines)).toEqual([]);
      // Whatever a caller sends, nobody has to be woken for it.
      expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);

      expect(metrics.length).toBe(deployment().processes().length);
      expect(metrics.join('\n')).toContain('winnow_http_request_seconds_count');
      expect(found(metrics)).toEqual([]);

      expect(stored.records.length).toBeGreaterThan(30);
      expect(stored.records.some(({ text }) => text.includes(account.accountId))).toBe(true);
      expect(found(stored.records.map(({ where, text }) => `${where}\n${text}`))).toEqual([]);
    });

    it('is in no refusal, but for the name of a field that the caller made up', () => {
      const refusals = answers.filter(({ status = 400 }) => status >= 400);
      expect(refusals.length).toBeGreaterThan(200);
      expect([...new Set(refusals.map(({ status }) => status))].toSorted()).toEqual(
        expect.arrayContaining([400, 401, 403, 404, 405, 409, 413, 415, 422]),
      );
      expect(refusals.filter(({ status = 400 }) => status >= 500)).toEqual([]);
      expect(refusals.flatMap(({ what, text }) => wordsIn(text, everyWord).map((word) => [word, what, text]))).toEqual([]);
      const named = refusals.filter(({ text }) => text.includes(fieldWord));
      expect(named.length).toBeGreaterThan(0);
      for (const { text } of named) {
        const { detail } = JSON.parse(text.slice(text.indexOf('\n')));
        expect(JSON.stringify({ ...detail, fields: [] })).not.toContain(fieldWord);
      }
    });
  },
  {
    ...place.environment,
    WINNOW_LOG_LEVEL: 'debug',
    WINNOW_LIMIT_FILE_BYTES: '131072',
    WINNOW_LIMIT_BATCH_FILES: '3',
    WINNOW_TRUSTED_PROXIES: '127.0.0.1/32',
    WINNOW_WEBHOOK_ALLOW: '127.0.0.0/8',
    WINNOW_WEBHOOK_SCHEDULE: '0s,200ms',
  },
);
