import { errorBody, job, jobList } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { get, post, send, untilDone } from '../support/call.ts';
import { givenJob, jobText } from '../support/job-texts.ts';
import { describeModes } from './modes.ts';

describeModes((deployment) => {
  const url = (path: string): string => `${deployment().addresses()[0]}${path}`;
  const parse = async (number: number) =>
    job.parse((await post(url('/v1/parse-job'), { fields: { job_description: jobText(number) } })).body);

  describe('parsing a job', () => {
    it('reads what it requires, and knows the same text again', async () => {
      const first = await post(url('/v1/parse-job'), { fields: { job_description: jobText(1) } });
      expect(first.status).toBe(201);
      const parsed = job.parse(first.body);
      expect(parsed).toMatchObject({ version: 1, existing: false, language: 'en' });
      expect(parsed.title).toContain('Senior Software Engineer');
      const find = (canonical: string) => parsed.requirements.find((each) => each.canonical === canonical);
      expect(find('typescript')).toMatchObject({ kind: 'skill', necessity: 'required' });
      expect(find('kubernetes')).toMatchObject({ kind: 'skill', necessity: 'preferred' });
      expect(find('en')).toMatchObject({ kind: 'language', necessity: 'required' });
      expect(parsed.requirements.find(({ kind }) => kind === 'experience_years')).toMatchObject({ min_years: 3 });
      expect(parsed.requirements.find(({ kind }) => kind === 'education')).toMatchObject({ level: 'bachelor' });

      const again = await post(url('/v1/parse-job'), {
        fields: { job_description: `  ${jobText(1).replaceAll('\n', '\r\n')}\n\n` },
      });
      expect([again.status, again.body.job_id, again.body.existing]).toEqual([200, parsed.job_id, true]);
    });

    it('takes JSON and files, and gives the same job for the same text', async () => {
      const json = await send('POST', url('/parse-job'), { job_description: jobText(2), language: 'de-AT' });
      expect(json.status).toBe(201);
      const file = { name: 'job.txt', bytes: new TextEncoder().encode(jobText(2)) };
      const fromFile = await post(url('/v1/parse-job'), { file });
      expect([200, 201]).toContain(fromFile.status);
      expect(job.parse(fromFile.body).requirements.map(({ canonical }) => canonical)).toEqual(
        job.parse(json.body).requirements.map(({ canonical }) => canonical),
      );
    });

    it('can be waited for later', async () => {
      const accepted = await post(url('/v1/parse-job'), {
        fields: { job_description: jobText(3) },
        headers: { Prefer: 'respond-async' },
      });
      expect(accepted.status).toBe(202);
      const done = await untilDone(deployment().addresses, String(accepted.body.id));
      expect(job.parse(done.body.result)).toMatchObject({ version: 1 });
    });

    it('refuses what says nothing, too much, or two things', async () => {
      const refusal = async (options: Parameters<typeof post>[1]) => {
        const { status, body } = await post(url('/v1/parse-job'), options);
        return [status, errorBody.parse(body).detail.error];
      };
      expect(await refusal({})).toEqual([400, 'MISSING_JOB']);
      expect(await refusal({ fields: { job_description: ' \n ' } })).toEqual([400, 'MISSING_JOB']);
      expect(await refusal({ fields: { job_description: 'The sun shines. It is warm outside today.' } })).toEqual([
        422,
        'EMPTY_JOB',
      ]);
      expect(await refusal({ fields: { job_description: '\u200B\u200B' } })).toEqual([422, 'EMPTY_JOB']);
      expect(await refusal({ fields: { job_description: 'word '.repeat(10_001) } })).toEqual([413, 'TEXT_TOO_LONG']);
      expect(await refusal({ fields: { job_description: 'a', language: 'xx' } })).toEqual([400, 'UNSUPPORTED_LANGUAGE']);
    });
  });

  describe('a job as data', () => {
    it('is completed, read, corrected, listed and deleted', async () => {
      const created = await send('POST', url('/v1/create-job'), givenJob);
      expect(created.status).toBe(201);
      const made = job.parse(created.body);
      expect(
        made.requirements.map(({ kind, canonical, min_years, necessity }) => [kind, canonical, min_years, necessity]),
      ).toEqual([
        [expect.stringMatching(/experience_years|skill/), 'python', 5, 'required'],
        ['skill', expect.stringContaining('kafka'), null, 'required'],
        ['language', 'de', null, 'preferred'],
      ]);

      const path = url(`/v1/jobs/${made.job_id}`);
      expect(job.parse((await get(path)).body)).toMatchObject({ job_id: made.job_id, version: 1 });
      const corrected = await send('PUT', path, { ...givenJob, title: 'Lead Data Engineer' });
      expect([corrected.status, corrected.body.version, corrected.body.title]).toEqual([200, 2, 'Lead Data Engineer']);
      expect(job.parse((await get(path)).body)).toMatchObject({ version: 2, title: 'Lead Data Engineer' });

      expect((await send('DELETE', path)).status).toBe(204);
      for (const answer of [await get(path), await send('PUT', path, givenJob), await send('DELETE', path)])
        expect([answer.status, errorBody.parse(answer.body).detail.error]).toEqual([404, 'JOB_NOT_FOUND']);
    });

    it.each([
      ['no title', { ...givenJob, title: undefined }, 'title'],
      ['no requirements', { ...givenJob, requirements: [] }, 'requirements'],
      ['an unknown field', { ...givenJob, salary: 1 }, 'body'],
      ['a weight out of range', { ...givenJob, weights: { skills: 101 } }, 'weights.skills'],
      ['a requirement without text', { ...givenJob, requirements: [{ kind: 'skill' }] }, 'requirements.0.text'],
    ])('with %s is 400 and names the field', async (_, body, field) => {
      const answer = await send('POST', url('/v1/create-job'), body);
      expect([answer.status, errorBody.parse(answer.body).detail.fields.map((each) => each.field)]).toEqual([400, [field]]);
    });

    it.each([
      ['text that is not JSON', '{'],
      ['a list', '[]'],
      ['nothing', ''],
      ['infinity', '{"title": 1e400}'],
      ['depth', '['.repeat(100_000)],
      ['a deep object', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
      ['half of a character', '{"title":"a\\ud800","requirements":[{"text":"Python"}]}'],
    ])('sent as %s is 400', async (_, body) => {
      const response = await fetch(url('/v1/create-job'), {
        method: 'POST',
        body,
        headers: { 'x-api-key': 'a-key-for-the-tests-with-more-than-32-characters', 'content-type': 'application/json' },
      });
      expect([response.status, errorBody.parse(await response.json()).detail.error]).toEqual([400, 'INVALID_REQUEST']);
    });

    it('is made once for an Idempotency-Key', async () => {
      const headers = { 'Idempotency-Key': 'the same job' };
      const [first, second] = [
        await send('POST', url('/v1/create-job'), givenJob, { headers }),
        await send('POST', url('/v1/create-job'), givenJob, { headers }),
      ];
      expect([first.status, second.status, second.body.job_id]).toEqual([201, 201, first.body.job_id]);
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      const other = await send('POST', url('/v1/create-job'), { ...givenJob, title: 'Another' }, { headers });
      expect([other.status, errorBody.parse(other.body).detail.error]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    });
  });

  it('lists jobs newest first, in pages, and refuses a cursor that it did not give', async () => {
    const ids = [(await parse(11)).job_id, (await parse(12)).job_id, (await parse(13)).job_id];
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = jobList.parse((await get(url(`/v1/jobs?limit=2${query}`))).body);
      expect(page.jobs.length).toBeLessThanOrEqual(2);
      seen.push(...page.jobs.map(({ job_id }) => job_id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen.slice(0, 3)).toEqual(ids.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
    for (const query of ['cursor=nonsense', 'cursor=%00', 'limit=0', 'limit=many', 'limit=1&limit=2'])
      expect([query, (await get(url(`/v1/jobs?${query}`))).status]).toEqual([query, 400]);
  });
});
