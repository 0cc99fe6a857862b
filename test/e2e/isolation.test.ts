import { env } from 'node:process';
import { batchBody, errorBody, job, operationBody, ranking, structuredResume, usageReport } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount, makeKey, type TestAccount } from '../support/accounts.ts';
import { batchJob, textFile, textFiles } from '../support/batch-calls.ts';
import { type Answer, get, post, send } from '../support/call.ts';
import { choices, type DescribedOperation, describedOperations, pathWith } from '../support/described-operations.ts';
import { expectAuditOf } from '../support/expect-audit.ts';
import { jobText } from '../support/job-texts.ts';
import { expectDocumentToHaveMatrix, expectRolesToHold, secretKey } from '../support/role-matrix.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { describeModes } from './modes.ts';

/** Topics are of the system, and for operators only. */
const withParameters = describedOperations.filter(({ parameters }) => parameters.length > 0 && !parameters.includes('topic'));
/** What an account reads without naming anything. */
const lists = describedOperations.filter(
  ({ method, parameters, needsKey }) => method === 'GET' && parameters.length === 0 && needsKey,
);
/** Answered as if it had been there, whoever asks. */
const silent = ['eraseResume'];

const resume = textFile(401);

/** A valid body for each operation that takes one and has an id in its path. */
const bodies: { readonly [id: string]: { readonly json: object } | { readonly files: readonly [typeof resume] } } = {
  correctJob: { json: { ...batchJob, title: 'Changed By A Stranger' } },
  renewKey: { json: { grace_seconds: 0 } },
  addCandidates: { files: [resume] },
  reviewCandidate: { json: { starred: true, note: 'Written By A Stranger' } },
  changeMember: { json: { role: 'viewer' } },
  rerankBatch: { json: { provisional: true, weights: { skills: 100 } } },
};

type Ids = { readonly [parameter: string]: readonly string[] };

describeModes(
  (deployment) => {
    const address = (): string => deployment().addresses()[0] ?? '';
    const url = (path: string): string => `${address()}${path}`;
    let receiver: WebhookReceiver;
    let a: TestAccount;
    let b: TestAccount;
    /** What A has, by the parameter that takes its id. */
    let owned: Ids;
    /** The same of B, for places beside an id of A. */
    let own: Ids;
    let before: unknown;

    /** Refused keys are counted for each address that they come from. */
    let from = 0;
    const nextAddress = (): string => {
      from += 1;
      return `198.51.${100 + Math.floor(from / 250)}.${from % 250}`;
    };
    const options = (key: string | null) => ({ key, headers: { 'x-forwarded-for': nextAddress() } });
    const ask = (operation: DescribedOperation, path: string, key: string | null, full = true): Promise<Answer> => {
      if (operation.method === 'GET') return get(url(path), options(key));
      const body = full ? bodies[operation.id] : undefined;
      if (body !== undefined && 'files' in body) return post(url(path), { ...options(key), ...body });
      return send(operation.method, url(path), body?.json, options(key));
    };
    const codeOf = ({ status, body }: Answer): readonly unknown[] => [status, errorBody.parse(body).detail.error];
    /** What is computed when it is first asked for is cached from then on. */
    const withoutRequest = ({ status, body }: Answer): readonly unknown[] => [
      status,
      JSON.stringify(body).replaceAll(/"(?:request_id":"\w+"|cached":\w+)/g, ''),
    ];

    /** One of everything, and two of some. */
    const fill = async ({ key, first }: TestAccount, name: string, number: number): Promise<Ids> => {
      await send('PUT', url('/v1/webhook'), { url: receiver.url }, { key }).then(({ body }) => {
        env.SVC_WEBHOOK_SECRET = String(body.secret);
      });
      const given = job.parse((await send('POST', url('/v1/create-job'), { ...batchJob, title: `${name} Job` }, { key })).body);
      const read = await post(url('/v1/parse-job'), { key, fields: { job_description: jobText(number) } });
      const sent = await post(url('/v1/parse'), { key, file: textFile(number), headers: { Prefer: 'respond-async' } });
      const { id } = operationBody.parse(sent.body);
      const form = { job_id: given.job_id, name: `${name} Batch` };
      const started = await post(url('/v1/batch'), { key, files: textFiles(2, number), fields: form });
      const open = await post(url('/v1/batch'), { key, files: [textFile(number)], fields: { ...form, start: 'false' } });
      const [finished, collecting] = [batchBody.parse(started.body).batch_id, batchBody.parse(open.body).batch_id];
      const patience = { timeout: 180_000, interval: 50 };
      await vi.waitFor(async () => {
        expect((await get(url(`/v1/operations/${id}`), { key })).body.done).toBe(true);
        const { body } = await get(url(`/v1/batch/${finished}`), { key });
        expect(body).toMatchObject({ status: 'completed', webhook: { state: 'delivered' } });
      }, patience);
      const ranked = ranking.parse((await get(url(`/v1/batch/${finished}/rank`), { key })).body);
      const made = await makeKey(address(), { name: `${name} Key` }, { key });
      const parsed = structuredResume.parse((await post(url('/v1/parse'), { key, file: textFile(number) })).body);
      const invited = await send('POST', url('/v1/members'), { email: `${name}@example.com`, role: 'owner' }, { key });
      const { body } = await get(url('/v1/webhook/deliveries'), { key });
      return {
        job_id: [given.job_id, job.parse(read.body).job_id],
        'operations.id': [id],
        batch_id: [finished, collecting],
        candidate_id: ranked.ranking.map(({ candidate_id }) => candidate_id),
        'deliveries.id': (body.deliveries as readonly { readonly id: string }[]).map((delivery) => delivery.id),
        'keys.id': [made.id, first.id],
        'members.id': [String(invited.body.id)],
        sha256: [parsed.document.sha256],
      };
    };

    /** Everything that an account can read, as it stands. */
    const everythingOf = async (key: string, ids: Ids): Promise<readonly unknown[]> => {
      const all: unknown[] = [];
      for (const operation of describedOperations) {
        // The stream of a batch that collects does not end.
        if (operation.method !== 'GET' || !operation.needsKey || operation.id === 'watchBatch') continue;
        for (const values of choices(operation.parameters.map((name) => ids[name] ?? []))) {
          const path = pathWith(operation, values);
          all.push([path, ...withoutRequest(await ask(operation, path, key))]);
        }
      }
      return all;
    };

    beforeAll(async () => {
      receiver = await startWebhookReceiver();
      [a, b] = [await makeAccount(address(), 'Owner'), await makeAccount(address(), 'Stranger')];
      own = await fill(b, 'Strange', 411);
      owned = await fill(a, 'Owned', 401);
      before = await everythingOf(a.key, owned);
    });
    afterAll(() => receiver?.stop());

    it('has something of A for every parameter of a path, and a body wherever one is taken', () => {
      const names = new Set(withParameters.flatMap(({ parameters }) => parameters));
      expect([...names].filter((name) => (owned[name] ?? []).length === 0)).toEqual([]);
      expect(withParameters.filter(({ id, takesBody }) => takesBody !== id in bodies).map(({ id }) => id)).toEqual([]);
      expect(names.size).toBeGreaterThanOrEqual(8);
      expect(before).toContainEqual([`/v1/jobs/${owned.job_id?.[0]}`, 200, expect.stringContaining('Owned Job')]);
    });

    it('lists every operation of the document with the roles that may call it', expectDocumentToHaveMatrix);

    it('lets members call what their role allows, and nobody anything else', async () => {
      const { accountId } = await makeAccount(address(), 'Roles');
      await expectRolesToHold(address(), accountId, nextAddress);
    });

    it('records who did what, by ID, in pages, as CSV and as JSON Lines', () =>
      expectAuditOf(url('/v1/audit'), b.key, [
        ['batch.created', own.batch_id?.[0]],
        ['member.invited', own['members.id']?.[0]],
        ['key.created', own['keys.id']?.[0]],
      ]));

    it('counts what each key does', async () => {
      const { usage } = usageReport.parse((await get(url('/v1/usage?by=key,operation'), { key: b.key })).body);
      const batches = usage.filter(({ operation }) => operation === 'createBatch');
      expect(batches).toEqual([expect.objectContaining({ key_id: b.first.id, requests: 2, failed: 0, candidates: 3 })]);
    });

    describe.each(withParameters)('$method $path', (operation) => {
      /** Every mix of ids in which at least one is A's. */
      const mixes = (): readonly (readonly string[])[] =>
        choices(operation.parameters.map((name) => [...(owned[name] ?? []), ...(own[name]?.slice(0, 1) ?? [])])).filter((mix) =>
          mix.some((id) => operation.parameters.some((name) => owned[name]?.includes(id))),
        );

      it('knows nothing of another account, and tells no more of it than of what does not exist', async () => {
        expect(mixes().length).toBeGreaterThan(0);
        for (const mix of mixes()) {
          const answer = await ask(operation, pathWith(operation, mix), b.key);
          if (silent.includes(operation.id)) {
            expect([mix, answer.status]).toEqual([mix, 204]);
            continue;
          }
          expect([mix, ...codeOf(answer)]).toEqual([mix, 404, expect.stringMatching(/^(?:[A-Z]+_)?NOT_FOUND$/)]);
          const unknown = mix.map((id) => (Object.values(own).some((ids) => ids.includes(id)) ? id : `${id.slice(0, -1)}~`));
          expect(withoutRequest(answer)).toEqual(withoutRequest(await ask(operation, pathWith(operation, unknown), b.key)));
          if (operation.takesBody)
            expect(withoutRequest(await ask(operation, pathWith(operation, mix), b.key, false))).toEqual(
              withoutRequest(await ask(operation, pathWith(operation, unknown), b.key, false)),
            );
        }
      });

      it('is not for callers without a key', async () => {
        const answer = await ask(operation, pathWith(operation, mixes()[0] ?? []), null);
        expect(codeOf(answer)).toEqual([401, 'AUTH_ERROR']);
      });
    });

    it.each(describedOperations.filter(({ method, fields }) => method === 'POST' && fields.includes('job_id')))(
      '$method $path knows no job of another account',
      async ({ path, fields }) => {
        for (const job_id of owned.job_id ?? []) {
          const description = fields.includes('job_description') ? { job_description: jobText(499) } : {};
          const form = { job_id, ...description };
          const files = fields.includes('files') ? { files: [resume] } : { file: resume };
          expect(codeOf(await post(url(path), { key: b.key, fields: form, ...files }))).toEqual([404, 'JOB_NOT_FOUND']);
        }
      },
    );

    const expectNothingOfA = ({ body }: Answer): void => {
      const marks = [...Object.values(owned).flat(), a.accountId, 'Owned', a.key.slice(3)];
      expect(marks.filter((mark) => JSON.stringify(body).includes(mark))).toEqual([]);
    };

    it.each(lists)('$method $path shows nothing of another account', async (operation) => {
      expectNothingOfA(await ask(operation, operation.path, b.key));
      for (const name of operation.query.filter((each) => each.endsWith('_id')))
        for (const id of owned[name] ?? []) {
          const answer = await ask(operation, `${operation.path}?${name}=${id}`, b.key);
          // What a list is narrowed to by the id of another account is nothing; what the id names does not exist.
          expect(answer.status).toBe(operation.id === 'rankBatchById' ? 404 : 200);
          expectNothingOfA(answer);
        }
    });

    it('shows nothing of another account by a cursor that it was given', async () => {
      const seen: string[] = [];
      for (const operation of lists.filter(({ query }) => query.includes('cursor'))) {
        const { next_cursor: cursor } = (await ask(operation, `${operation.path}?limit=1`, a.key)).body;
        if (typeof cursor !== 'string') continue;
        seen.push(operation.path);
        expectNothingOfA(await ask(operation, `${operation.path}?limit=50&cursor=${encodeURIComponent(cursor)}`, b.key));
      }
      expect(seen).toEqual(expect.arrayContaining(['/v1/jobs', '/v1/batch', '/v1/keys']));
    });

    it('shows nothing of another account in a ranking by a cursor of it', async () => {
      const page = await get(url(`/v1/batch/${owned.batch_id?.[0]}/rank?limit=1`), { key: a.key });
      const cursor = encodeURIComponent(ranking.parse(page.body).next_cursor ?? 'none');
      const answer = await get(url(`/v1/batch/${own.batch_id?.[0]}/rank?cursor=${cursor}`), { key: b.key });
      for (const id of owned.candidate_id ?? []) expect(JSON.stringify(answer.body)).not.toContain(id);
    });

    it('computes the same file for each account by itself', async () => {
      const fields = { job_description: jobText(402) };
      const calls = [
        // A score needs the reading, which is then there for whoever asks for it.
        (key: string) => post(url('/v1/parse'), { key, file: resume }),
        (key: string) => post(url('/v1/score-ats'), { key, file: resume }),
        (key: string) => post(url('/v1/score-match'), { key, file: resume, fields }),
        (key: string) => post(url('/v1/questions'), { key, file: resume, fields }),
      ];
      for (const call of calls) {
        await call(a.key);
        const [ofA, ofB, again] = [await call(a.key), await call(b.key), await call(b.key)];
        expect([ofA.body.cached, ofB.body.cached, again.body.cached]).toEqual([true, false, true]);
      }
      const parsed = (key: string) => post(url('/v1/parse-job'), { key, fields: { job_description: jobText(403) } });
      const [ofA, ofB] = [await parsed(a.key), await parsed(b.key)];
      expect([ofA.status, ofA.body.existing, ofB.status, ofB.body.existing]).toEqual([201, false, 201, false]);
      expect((await send('DELETE', url(`/v1/jobs/${ofB.body.job_id}`), undefined, { key: b.key })).status).toBe(204);
      expect((await get(url(`/v1/jobs/${ofA.body.job_id}`), { key: a.key })).status).toBe(200);
      await send('DELETE', url(`/v1/jobs/${ofA.body.job_id}`), undefined, { key: a.key });

      const { sha256 } = structuredResume.parse((await calls[0]?.(b.key))?.body).document;
      expect((await send('DELETE', url(`/v1/resumes/${sha256}`), undefined, { key: b.key })).status).toBe(204);
      for (const call of calls) expect((await call(a.key)).body.cached).toBe(true);
      for (const call of calls) expect((await call(b.key)).body.cached).toBe(false);
    });

    it('has an Idempotency-Key of each account for itself', async () => {
      const call = (key: string) =>
        post(url('/v1/parse'), { key, file: textFile(404), headers: { 'Idempotency-Key': 'the same for both' } });
      const [ofA, again, ofB] = [await call(a.key), await call(a.key), await call(b.key)];
      expect([ofA, again, ofB].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true', null]);
      expect(ofB.body.request_id).not.toBe(ofA.body.request_id);
    });

    it('leaves all of an account as it was, whatever another one tried', async () => {
      // What the account itself has done since, it did on purpose.
      const moving = ['/v1/jobs', '/v1/audit', '/v1/usage'];
      const settled = (all: unknown) =>
        (all as readonly (readonly unknown[])[]).filter(([path]) => !moving.includes(String(path)));
      expect(settled(await everythingOf(a.key, owned))).toEqual(settled(before));
      expect((await post(url('/v1/parse'), { key: a.key, file: resume })).body.cached).toBe(true);
      const signed = receiver.received.filter(({ raw }) => raw.includes(owned.batch_id?.[0] ?? ''));
      expect(signed).toHaveLength(1);
    });
  },
  { WINNOW_TRUSTED_PROXIES: '127.0.0.1/32', WINNOW_WEBHOOK_ALLOW: '127.0.0.0/8', WINNOW_SECRET_KEY: secretKey },
);
