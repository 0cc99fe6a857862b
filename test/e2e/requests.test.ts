import { errorBody, job } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { get, post, send, type Upload } from '../support/call.ts';
import { apiKey } from '../support/deployment.ts';
import { givenJob, jobText } from '../support/job-texts.ts';
import { makeSample, renderText } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

const resume = (number: number): Upload => ({ name: 'resume.txt', bytes: renderText(makeSample(number)) });

describeModes((deployment) => {
  const url = (path: string): string => `${deployment().addresses()[0]}${path}`;
  const detailOf = ({ body }: { readonly body: unknown }) => errorBody.parse(body).detail;

  describe('a field that an operation does not take', () => {
    it.each([
      ['/v1/score-ats', { file: resume(1), fields: {} }],
      ['/v1/score-match', { file: resume(1), fields: { job_description: jobText(1) } }],
      ['/v1/parse-job', { fields: { job_description: jobText(1) } }],
      ['/v1/batch', { files: [resume(1)], fields: { job_id: 'job_1' } }],
    ])('is refused by %s, with what it takes', async (path, options) => {
      const answer = await post(url(path), { ...options, fields: { ...options.fields, langauge: 'de', ['x'.repeat(90)]: '1' } });
      const { error, fields } = detailOf(answer);
      expect([answer.status, error, fields.map(({ field }) => field)]).toEqual([
        400,
        'INVALID_REQUEST',
        ['langauge', 'x'.repeat(90)],
      ]);
      expect(fields[0]?.message).toContain('language');
    });
  });

  it.each([
    ['/v1/score-match-parsed', {}, 'No job_id was sent.'],
    ['/v1/score-match', {}, 'No job_description was sent.'],
    ['/v1/questions', {}, 'Neither job_id nor job_description was sent.'],
  ])('%s says which field of a job it misses', async (path, fields, message) => {
    const answer = await post(url(path), { file: resume(2), fields });
    expect([answer.status, detailOf(answer).error, detailOf(answer).message]).toEqual([400, 'MISSING_JOB', message]);
  });

  it('takes the text of a job as a form without files', async () => {
    const body = new URLSearchParams({ job_description: jobText(21), language: 'de' });
    const call = (fields: URLSearchParams) =>
      fetch(url('/parse-job'), { method: 'POST', body: fields, headers: { 'x-api-key': apiKey } });
    const response = await call(body);
    expect(response.status).toBe(201);
    expect(job.parse(await response.json()).title).toContain('Senior Software Engineer');
    const unknown = await call(new URLSearchParams({ job_description: jobText(21), 'a[4294967294]': '1', __proto__: '2' }));
    expect([unknown.status, errorBody.parse(await unknown.json()).detail.error]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('takes requirements as texts, and a job as it was read', async () => {
    const made = await send('POST', url('/v1/create-job'), { ...givenJob, requirements: ['Python', { text: 'Apache Kafka' }] });
    expect(made.status).toBe(201);
    const read = await get(url(`/v1/jobs/${made.body.job_id}`));
    expect(job.parse(read.body).requirements.map(({ text }) => text)).toEqual(['Python', 'Apache Kafka']);
    const written = await send('PUT', url(`/v1/jobs/${made.body.job_id}`), read.body);
    expect(written.status).toBe(200);
    const { version, existing, updated_at, ...same } = job.parse(written.body);
    expect(job.parse(read.body)).toMatchObject(same);
    const unnamed = await post(url('/v1/parse-job'), {
      fields: { job_description: 'Requirements:\n- Python\n- Fluent English' },
    });
    const again = await send(
      'PUT',
      url(`/v1/jobs/${unnamed.body.job_id}`),
      (await get(url(`/v1/jobs/${unnamed.body.job_id}`))).body,
    );
    expect([again.status, again.body.title]).toEqual([200, unnamed.body.title]);
    const foreign = await send('PUT', url(`/v1/jobs/${made.body.job_id}`), { ...givenJob, salary: 1 });
    expect([foreign.status, detailOf(foreign).error]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('refuses JSON that is nested without end, with an Idempotency-Key, too', async () => {
    const body = `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    for (const path of ['/v1/keys', '/v1/create-job', '/v1/webhook/redeliver']) {
      const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', 'Idempotency-Key': 'deep' };
      const answer = await fetch(url(path), { method: 'POST', body, headers });
      expect([path, answer.status, errorBody.parse(await answer.json()).detail.error]).toEqual([path, 400, 'INVALID_REQUEST']);
    }
  });

  describe('headers of answers', () => {
    it('keep keys and what is about people out of every cache, errors too', async () => {
      for (const path of ['/v1/keys', '/v1/jobs', '/v1/batch', '/v1/webhook', '/v1/jobs/job_unknown', '/rank?batch_id=b']) {
        const answer = await get(url(path));
        expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
      }
      for (const path of ['/v1/score-ats', '/v1/parse']) {
        const answer = await post(url(path), { file: resume(31) });
        expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      }
    });

    it('say that a report depends on what was asked for', async () => {
      const answer = await post(url('/v1/score-ats'), { file: resume(31) });
      expect(answer.headers.get('vary')).toContain('Accept');
    });

    it('let pages of other sites call what needs no key, and nothing else', async () => {
      const asked = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' };
      const preflight = await fetch(url('/v1/score-ats'), { method: 'OPTIONS', headers: asked });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      expect(preflight.headers.get('access-control-allow-headers')).not.toContain('key');
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
      const report = await post(url('/v1/score-ats'), {
        file: resume(31),
        key: null,
        headers: { Origin: 'https://example.org' },
      });
      expect([report.status, report.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      const refused = await post(url('/v1/score-ats'), { key: null });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
      for (const path of ['/v1/parse', '/v1/keys', '/v1/batch', '/metrics'])
        for (const method of ['OPTIONS', 'GET'])
          expect((await fetch(url(path), { method, headers: asked })).headers.get('access-control-allow-origin')).toBeNull();
      expect((await fetch(url('/openapi.json'))).headers.get('access-control-allow-origin')).toBe('*');
    });
  });

  it('answers the ranking of a batch that the query names', async () => {
    const [unnamed, unknown] = [await get(url('/rank')), await get(url('/rank?batch_id=batch_unknown'))];
    expect([unnamed.status, unknown.status]).toEqual([400, 404]);
    expect(detailOf(unknown).error).toBe('BATCH_NOT_FOUND');
  });
});
