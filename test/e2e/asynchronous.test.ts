import { atsReport, operationBody } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { get, post, untilDone, withoutIds } from '../support/call.ts';
import { makeSample, renderText } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

const file = (number: number) => ({ name: 'resume.txt', bytes: renderText(makeSample(number)) });

describeModes((deployment) => {
  const addresses = (): readonly string[] => deployment().addresses();
  const url = (path: string): string => `${addresses()[0]}${path}`;
  const later = { Prefer: 'respond-async' };

  it('accepts a request that does not want to wait, and has its result later, on every gateway', async () => {
    const accepted = await post(url('/v1/score-ats'), { file: file(101), headers: later });
    expect(accepted.status).toBe(202);
    const operation = operationBody.parse(accepted.body);
    const location = `/v1/operations/${operation.id}`;
    expect(accepted.headers.get('location')).toBe(location);
    expect(accepted.headers.get('operation-location')).toBe(location);
    expect(accepted.headers.get('preference-applied')).toBe('respond-async');
    expect(accepted.headers.get('retry-after')).toBe('1');
    await untilDone(addresses, operation.id);
    for (const address of addresses()) {
      const done = operationBody.parse((await get(`${address}${location}`)).body);
      expect([done.status, done.done]).toEqual(['succeeded', true]);
      expect(atsReport.parse(done.result).document.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('answers at once what is done within the time that the caller would wait', async () => {
    const answer = await post(url('/v1/parse'), { file: file(102), headers: { Prefer: 'respond-async, wait=20' } });
    expect(answer.status).toBe(200);
  });

  it('accepts what is known already when it is asked to', async () => {
    const first = await post(url('/v1/score-ats'), { file: file(103) });
    const accepted = await post(url('/v1/score-ats'), { file: file(103), headers: later });
    expect(accepted.status).toBe(202);
    const operation = operationBody.parse(accepted.body);
    expect(operation.status).toBe('succeeded');
    const { body } = await untilDone(addresses, operation.id);
    expect({ ...withoutIds(operationBody.parse(body).result ?? {}), cached: false }).toEqual(withoutIds(first.body));
  });

  it('keeps the error of an operation that failed, in the shape of every error', async () => {
    const accepted = await post(url('/v1/parse'), {
      file: { name: 'a.rtf', bytes: new TextEncoder().encode('{\\rtf1 a}') },
      headers: later,
    });
    const { body } = await untilDone(addresses, operationBody.parse(accepted.body).id);
    const operation = operationBody.parse(body);
    expect([operation.status, operation.error?.status, operation.error?.detail.error]).toEqual([
      'failed',
      415,
      'UNSUPPORTED_FORMAT',
    ]);
  });

  it('ignores Prefer and Idempotency-Key without a key', async () => {
    const answer = await post(url('/v1/score-ats'), {
      file: file(104),
      key: null,
      headers: { ...later, 'Idempotency-Key': 'a' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('preference-applied')).toBeNull();
  });

  describe('an Idempotency-Key', () => {
    const once = (key: string) => ({ 'Idempotency-Key': key });

    it('answers a repeated request with the first answer, on every gateway', async () => {
      const first = await post(url('/v1/score-ats'), { file: file(111), headers: once('k1') });
      expect(first.headers.get('idempotent-replayed')).toBeNull();
      for (const address of addresses()) {
        const again = await post(`${address}/v1/score-ats`, { file: file(111), headers: once('k1') });
        expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
        expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
      }
    });

    it('does not care how the form was encoded, but does about file, language and operation', async () => {
      await post(url('/v1/score-ats'), { file: file(112), headers: once('k2') });
      for (const [path, options] of [
        ['/v1/score-ats', { file: file(113) }],
        ['/v1/score-ats', { file: file(112), fields: { language: 'de' } }],
        ['/v1/parse', { file: file(112) }],
      ] as const) {
        const other = await post(url(path), { ...options, headers: once('k2') });
        expect([other.status, other.body.detail]).toEqual([422, expect.objectContaining({ error: 'IDEMPOTENCY_MISMATCH' })]);
      }
      const renamed = await post(url('/v1/score-ats'), { file: { ...file(112), name: 'other.txt' }, headers: once('k2') });
      expect(renamed.headers.get('idempotent-replayed')).toBe('true');
    });

    it('computes once for many requests at the same time', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          post(`${addresses()[index % addresses().length]}/v1/score-ats`, { file: file(114), headers: once('k3') }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    });

    it('replays a refusal of the file, too', async () => {
      const refused = { file: { name: 'a.rtf', bytes: new TextEncoder().encode('{\\rtf1 b}') }, headers: once('k4') };
      const [first, second] = [await post(url('/v1/parse'), refused), await post(url('/v1/parse'), refused)];
      expect([first.status, second.status]).toEqual([415, 415]);
    });
  });
});
