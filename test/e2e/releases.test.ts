import { engineVersion } from '@winnow/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asRelease } from '../support/as-release.ts';
import { makeBatchJob, startBatch, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { type Deployment, deployDistributed } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { rankingWithoutIds, resultsOf, type SentOperation, submitOperations } from '../support/mixed-work.ts';
import { readTopics } from '../support/read-topics.ts';
import { createDataPlace } from '../support/stored-data.ts';

/** Of the same month, so that both releases give the same answers. */
const former = engineVersion.replace(/\d+$/, '0');
const versions = [former, engineVersion, `${engineVersion}+${former}`, `${former}+${engineVersion}`];
/** At first readings and scores are of different releases, then everything is mixed; the last stage ends the upgrade. */
const stages = [
  ['scoring', 'scoring'],
  ['gateway', 'parser'],
  ['question', 'batch-coordinator'],
  ['gateway', 'parser', 'webhook-dispatcher'],
];
const operations = 16;
const candidates = 15;
/** `resume.read`, the step that scores, and the end. */
const usualMessages = 3;

/** A match also tells the version among what it was computed from. */
const withoutVersion = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'engine_version' ? undefined : value)));

describeDistributed((servers) => {
  const place = createDataPlace();
  const upgraded = new Set<number>();
  let deployment: Deployment;
  beforeAll(async () => {
    const environment = { ...place.environment, WINNOW_LIMIT_READING: '60s', ...asRelease({ engine: former }) };
    deployment = await deployDistributed(servers, environment);
  });
  afterAll(() => place.remove(() => deployment));

  /** Starts the present release in the place of a process of the former one. */
  const upgrade = async (name: string): Promise<void> => {
    const old = deployment.processes().find((each) => each.name === name && !upgraded.has(each.pid));
    if (old === undefined) throw new Error(`There is no ${name} of the former release left.`);
    upgraded.add((await deployment.replace(old, 'SIGTERM', { NODE_OPTIONS: '' })).pid);
  };

  const send = async (jobId: string, from: number): Promise<readonly SentOperation[]> => {
    const sent: SentOperation[] = [];
    await submitOperations(deployment, jobId, { from, count: operations }, sent);
    return sent;
  };

  const answersTo = async (sent: readonly SentOperation[]) =>
    [...(await resultsOf(deployment, sent))]
      .toSorted(([a], [b]) => a - b)
      .map(([, { engine_version, ...answer }]) => ({ engine_version, answer: withoutVersion(answer) }));

  const rankingOf = async (id: string) => {
    const { status } = await untilEnded(deployment.addresses, id);
    expect(status).toBe('completed');
    return rankingWithoutIds(await wholeRanking(deployment.addresses()[0] ?? '', id));
  };

  /** Messages by the operation or candidate that they are about. */
  const countMessages = async (): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>();
    for (const { text } of await readTopics(servers.brokers, place.environment.WINNOW_TOPIC_PREFIX ?? '')) {
      const subject = /^ce_subject: (.*)$/m.exec(text)?.[1] ?? '';
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
    }
    return counts;
  };

  it('an upgrade, one process after another, answers everything right with at most twice the usual messages', async () => {
    const job = await makeBatchJob(deployment.addresses()[0] ?? '');
    const begun: { readonly sent: readonly SentOperation[]; readonly batch: string }[] = [];
    for (const [stage, names] of stages.entries()) {
      const { batch_id: batch } = await startBatch(deployment.addresses()[0] ?? '', job, textFiles(candidates, 100 * stage));
      const sending = send(job, 1_000 + 100 * stage);
      for (const name of names) await upgrade(name);
      begun.push({ sent: [...(await sending), ...(await send(job, 2_000 + 100 * stage))], batch });
    }
    const mixed = await Promise.all(
      begun.map(async ({ sent, batch }) => [await answersTo(sent), await rankingOf(batch)] as const),
    );
    const counts = [...(await countMessages())].toSorted((a, b) => b[1] - a[1]);
    expect(counts[0]?.[1], JSON.stringify(counts.slice(0, 3))).toBeLessThanOrEqual(2 * usualMessages);

    const made = new Set(mixed.flatMap(([answers]) => answers.flatMap(({ engine_version }) => engine_version ?? [])));
    expect(versions).toEqual(expect.arrayContaining([...made]));
    expect([...made]).toContain(`${engineVersion}+${former}`);
    // The release that is left says the same, and that it alone did.
    for (const [stage, [answers, ranking]] of mixed.entries()) {
      const again = await answersTo([...(await send(job, 1_000 + 100 * stage)), ...(await send(job, 2_000 + 100 * stage))]);
      expect(again.map(({ answer }) => answer)).toEqual(answers.map(({ answer }) => answer));
      expect(new Set(again.map(({ engine_version }) => engine_version ?? engineVersion))).toEqual(new Set([engineVersion]));
      const { batch_id } = await startBatch(deployment.addresses()[0] ?? '', job, textFiles(candidates, 100 * stage));
      expect(await rankingOf(batch_id)).toEqual(ranking);
    }
  }, 900_000);
});
