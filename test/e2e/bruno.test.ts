import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bruToJsonV2, collectionBruToJson } from '@usebruno/lang';
import { batchBody, deliveryList, job, structuredResume } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '../support/accounts.ts';
import { makeBatchJob, startBatch, textFile, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { get, post, readAnswer, send } from '../support/call.ts';
import { apiKey } from '../support/deployment.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { root } from '../support/workspaces.ts';
import { describeModes } from './modes.ts';

const folder = join(root, 'clients/bruno');
const { auth } = collectionBruToJson(readFileSync(join(folder, 'collection.bru'), 'utf8'));
const requests = globSync('*/*.bru', { cwd: folder, exclude: ['environments/**'] })
  .map((path) => ({ name: basename(path, '.bru'), ...bruToJsonV2(readFileSync(join(folder, path), 'utf8')) }))
  // The others need the webhook.
  .toSorted((a, b) => Number(a.name === 'delete-webhook') - Number(b.name === 'delete-webhook'));

type Values = { readonly [variable: string]: string };

describeModes(
  (deployment) => {
    const address = (): string => deployment().addresses()[0] ?? '';
    let receiver: WebhookReceiver;
    /** What every request may name. */
    let common: Values = {};

    beforeAll(async () => {
      receiver = await startWebhookReceiver();
      const { body } = await send('PUT', `${address()}/v1/webhook`, { url: receiver.url });
      process.env.SVC_WEBHOOK_SECRET = String(body.secret);
      const job_id = await makeBatchJob(address());
      const { batch_id } = await startBatch(address(), job_id, textFiles(2));
      await untilEnded(deployment().addresses, batch_id);
      await receiver.eventOf(batch_id);
      const { document } = structuredResume.parse((await post(`${address()}/v1/parse`, { file: textFile(9) })).body);
      const [candidate] = (await wholeRanking(address(), batch_id)).ranking;
      common = {
        url: address(),
        key: apiKey,
        job_id,
        batch_id,
        candidate_id: candidate?.candidate_id ?? '',
        sha256: document.sha256,
        topic: 'resume.read',
      };
    });
    afterAll(() => receiver?.stop());

    const newBatch = async (): Promise<Values> => {
      const batch = await startBatch(address(), common.job_id ?? '', textFiles(1), { start: 'false' });
      return { batch_id: batchBody.parse(batch).batch_id };
    };
    const newJob = async (): Promise<Values> => {
      const { body } = await send('POST', `${address()}/v1/create-job`, {
        title: 'Courier',
        requirements: ['A driving licence'],
      });
      return { job_id: job.parse(body).job_id };
    };
    const newKey = async (): Promise<Values> => ({ id: (await makeKey(address(), { name: 'spare' })).id });
    const newMember = async (): Promise<Values> => {
      const invited = await send('POST', `${address()}/v1/members`, { email: 'spare@example.com', role: 'viewer' });
      return { id: String(invited.body.id) };
    };
    const operation = async (): Promise<Values> => {
      const sent = await post(`${address()}/v1/parse`, { file: textFile(8), headers: { prefer: 'respond-async' } });
      return { id: String(sent.body.id) };
    };
    const delivery = async (): Promise<Values> => {
      const { deliveries } = deliveryList.parse((await get(`${address()}/v1/webhook/deliveries`)).body);
      return { id: deliveries[0]?.id ?? '' };
    };
    /** Something of its own for each request that changes or removes what it names. */
    const own: { readonly [request: string]: () => Promise<Values> } = {
      'add-candidates': newBatch,
      'start-batch': newBatch,
      'cancel-batch': newBatch,
      'delete-batch': newBatch,
      'correct-job': newJob,
      'delete-job': newJob,
      'read-operation': operation,
      redeliver: delivery,
      'renew-key': newKey,
      'revoke-key': newKey,
      'change-member': newMember,
      'remove-member': newMember,
    };

    describe('the Bruno collection', () => {
      it.each(requests)('sends what is answered as documented: $name', async ({ name, http, params = [], headers, body }) => {
        const values = { ...common, ...(await own[name]?.()) };
        const fill = (text: string): string =>
          text.replaceAll(/\{\{(\w+)\}\}/g, (_, variable: string) => {
            const value = values[variable];
            if (value === undefined) throw new Error(`There is no value for ${variable}.`);
            return value;
          });
        const [inPath, inQuery] = ['path', 'query'].map((type) =>
          params.filter((each) => each.enabled && each.type === type).map((each) => [each.name, fill(each.value)] as const),
        );
        const path = (inPath ?? []).reduce((url, [parameter, value]) => url.replace(`:${parameter}`, value), fill(http.url));
        const query = new URLSearchParams((inQuery ?? []).map(([parameter, value]): [string, string] => [parameter, value]));
        const url = query.size === 0 ? path : `${path}?${query}`;
        const form = new FormData();
        for (const { name: field, type, value, enabled } of body?.multipartForm ?? [])
          if (!enabled) continue;
          else if (type === 'text') form.append(field, fill(value));
          else for (const file of value) form.append(field, new Blob([readFileSync(join(folder, file))]), basename(file));
        const json = body?.json === undefined ? undefined : fill(body.json);
        const method = http.method.toUpperCase();
        const response = await fetch(url, {
          method,
          headers: {
            [auth.apikey.key]: fill(auth.apikey.value),
            ...Object.fromEntries((headers ?? []).map(({ name: header, value }) => [header, value])),
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: json ?? (body?.multipartForm === undefined ? null : form),
        });
        // Also holds the answer against the document.
        const answer = await readAnswer(method, url, response);
        expect([answer.status, answer.body]).toEqual([expect.toSatisfy((status) => status < 300), expect.anything()]);
      });
    });
  },
  { WINNOW_WEBHOOK_ALLOW: '127.0.0.0/8' },
);
