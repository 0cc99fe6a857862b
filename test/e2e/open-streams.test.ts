import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Browser, openBrowser } from '../../services/dashboard/test/support/browser.ts';
import { client, type OpenedProvider, openProvider } from '../../services/dashboard/test/support/open-provider.ts';
import { makeKey } from '../support/accounts.ts';
import { makeBatchJob, startBatch, textFiles } from '../support/batch-calls.ts';
import { send } from '../support/call.ts';
import { deployWithDashboard } from '../support/deploy-with-dashboard.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { dashboardOf } from '../support/open-workspace.ts';

const people = ['grace', 'heidi', 'ivan'] as const;
const addressOf = (person: string): string => `${person}@example.com`;
/** The batch takes more candidates until it is started, and its stream goes on for as long. */
const patience = { timeout: 45_000, interval: 100 };

type Stream = { readonly status: number; readonly isOver: () => boolean };

const openStream = async (url: string, headers: { readonly [name: string]: string }): Promise<Stream> => {
  const response = await fetch(url, { headers });
  let over = false;
  const end = (): void => {
    over = true;
  };
  // Ended or disconnected.
  void response.text().then(end, end);
  return { status: response.status, isOver: () => over };
};

const endStreams = (deploy: (environment: { readonly [key: string]: string }) => Promise<Deployment>): void => {
  let provider: OpenedProvider;
  let deployment: Deployment;
  let events = '';
  const address = (): string => deployment.addresses()[0] ?? '';

  beforeAll(async () => {
    provider = await openProvider(
      Object.fromEntries(people.map((person) => [person, { email: addressOf(person), email_verified: true }])),
    );
    deployment = await deploy({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    });
    provider.register(dashboardOf(deployment));
    const { batch_id } = await startBatch(address(), await makeBatchJob(address()), textFiles(1), { start: 'false' });
    events = `/v1/batch/${batch_id}/events`;
  });
  afterAll(async () => {
    await deployment?.stop();
    await provider?.[Symbol.asyncDispose]();
  });

  /** Invites a recruiter, who signs in and opens the stream. */
  const watchAs = async (
    person: string,
  ): Promise<{ readonly id: string; readonly browser: Browser; readonly stream: Stream }> => {
    const { body } = await send('POST', `${address()}/v1/members`, { email: addressOf(person), role: 'recruiter' });
    provider.signInAs(person);
    const browser = openBrowser(dashboardOf(deployment));
    await browser.visit('/sign-in/start');
    const stream = await reopen(browser);
    expect(stream.status).toBe(200);
    return { id: String(body.id), browser, stream };
  };

  const reopen = (browser: Browser): Promise<Stream> =>
    openStream(`${dashboardOf(deployment)}/api${events}`, { cookie: `winnow=${browser.cookie('winnow')}` });

  describe('a stream of a batch that is open', () => {
    it('ends when its key is revoked, and that of another key goes on', async () => {
      const [revoked, kept] = [await makeKey(address(), { name: 'revoked' }), await makeKey(address(), { name: 'kept' })];
      const streams = await Promise.all(
        [revoked, kept].map(({ key }) => openStream(`${address()}${events}`, { 'x-api-key': key })),
      );
      expect(streams.map(({ status }) => status)).toEqual([200, 200]);
      await send('DELETE', `${address()}/v1/keys/${revoked.id}`);
      await expect.poll(() => streams[0]?.isOver(), patience).toBe(true);
      expect(streams[1]?.isOver()).toBe(false);
      expect((await openStream(`${address()}${events}`, { 'x-api-key': revoked.key })).status).toBe(403);
    });

    it('ends when the member who opened it is removed, and that of another member goes on', async () => {
      const [removed, kept] = [await watchAs('grace'), await watchAs('heidi')];
      await send('DELETE', `${address()}/v1/members/${removed.id}`);
      await expect.poll(removed.stream.isOver, patience).toBe(true);
      expect(kept.stream.isOver()).toBe(false);
      expect((await reopen(removed.browser)).status).toBe(401);
    });

    it('ends when the member loses the right to see the batch, or signs out', async () => {
      const { id, browser, stream } = await watchAs('ivan');
      await send('PATCH', `${address()}/v1/members/${id}`, { role: 'developer' });
      await expect.poll(stream.isOver, patience).toBe(true);
      expect((await reopen(browser)).status).toBe(403);
      await send('PATCH', `${address()}/v1/members/${id}`, { role: 'viewer' });
      const again = await reopen(browser);
      expect(again.status).toBe(200);
      const cookie = `winnow=${browser.cookie('winnow')}`;
      const session = `${dashboardOf(deployment)}/api/session`;
      const { csrf } = z.object({ csrf: z.string() }).parse(await (await fetch(session, { headers: { cookie } })).json());
      await fetch(session, { method: 'DELETE', headers: { cookie, 'x-csrf-token': csrf } });
      await expect.poll(again.isOver, patience).toBe(true);
      expect((await reopen(browser)).status).toBe(401);
    });
  });
};

describe('standalone', () => endStreams(deployStandalone));
describeDistributed((servers) => endStreams((environment) => deployWithDashboard(servers, environment)));
