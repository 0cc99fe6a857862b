import { atsReport, operationBody } from '@winnow/contracts';
import { afterAll, expect, it } from 'vitest';
import { post, type Upload, untilDone } from '../support/call.ts';
import { type Deployment, deployDistributed, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { makeSample, renderPdf, renderText, type Sample } from '../support/make-resume.ts';

const count = 200;
const senders = 40;
const mustBeUnfinished = 20;

type Sent = { readonly sample: Sample; readonly operationId: string; readonly done: { value: boolean } };

const uploadOf = async (number: number): Promise<Upload> => {
  const sample = makeSample(number);
  return number % 2 === 0
    ? { name: 'resume.txt', bytes: renderText(sample) }
    : { name: 'resume.pdf', bytes: await renderPdf(sample) };
};

/** Sends until the gateway takes it: a gateway that is away refuses or breaks, and then nothing was accepted. */
const submit = async (deployment: Deployment, number: number): Promise<Sent> => {
  const file = await uploadOf(number);
  for (let turn = number; ; turn += 1) {
    const addresses = deployment.addresses();
    try {
      const answer = await post(`${addresses[turn % addresses.length]}/v1/score-ats`, {
        file,
        headers: { Prefer: 'respond-async' },
      });
      if (answer.status === 202)
        return { sample: makeSample(number), operationId: operationBody.parse(answer.body).id, done: { value: false } };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const submitAll = async (deployment: Deployment, from: number, sent: Sent[]): Promise<void> => {
  let next = from;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (next < from + count) {
        next += 1;
        sent.push(await submit(deployment, next));
      }
    }),
  );
};

const finish = async (deployment: Deployment, { sample, operationId, done }: Sent): Promise<void> => {
  const { body } = await untilDone(deployment.addresses, operationId);
  done.value = true;
  const report = atsReport.parse(operationBody.parse(body).result);
  expect(report.contact).toMatchObject({ name: true, email: true, phone: true });
  expect(report.sections.found.map(({ heading }) => heading)).toEqual(expect.arrayContaining([...sample.headings]));
  expect(report.score).toBeGreaterThanOrEqual(70);
};

/** Operations whose end the gateways have recorded, by their own counters; a gateway that was replaced has taken its count with it. */
const countDone = async (deployment: Deployment): Promise<number> => {
  const counts = await Promise.all(
    deployment.metricsAddresses().map(async (address) => {
      const read = async (): Promise<string> => (await fetch(`${address}/metrics`)).text();
      // An idle connection may be closed just as it is used again.
      const metrics = await read().catch(read);
      return Number(/winnow_message_seconds_count\{topic="operation.done",outcome="done"\} (\d+)/.exec(metrics)?.[1] ?? 0);
    }),
  );
  return counts.reduce((sum, each) => sum + each, 0);
};

/** Kills a process while many accepted operations are not done, sees all of them through, and answers how many those were. */
const survive = async (deployment: Deployment, victim: string, from: number): Promise<number> => {
  const sent: Sent[] = [];
  const before = await countDone(deployment);
  const sending = submitAll(deployment, from, sent);
  let unfinished = 0;
  while (unfinished < mustBeUnfinished) {
    if (sent.length === count)
      throw new Error(`Only ${unfinished} operations were unfinished: the work is too light for this test.`);
    unfinished = sent.length - ((await countDone(deployment)) - before);
  }
  const process = deployment.processes().find(({ name }) => name === victim);
  if (process === undefined) throw new Error(`There is no ${victim}.`);
  await deployment.replace(process, 'SIGKILL');
  await sending;
  await Promise.all(sent.map((each) => finish(deployment, each)));
  expect(sent.filter(({ done }) => done.value)).toHaveLength(count);
  console.info(`${deployment.mode}: ${victim} killed with ${unfinished} operations unfinished; ${count} of ${count} done.`);
  return unfinished;
};

const deployments: Deployment[] = [];
afterAll(() => Promise.all(deployments.map((deployment) => deployment.stop())));

it('standalone: nothing that was accepted is lost when the process is killed', async () => {
  const deployment = await deployStandalone({ WINNOW_WORKERS: '1' });
  deployments.push(deployment);
  expect(await survive(deployment, 'standalone', 1_000)).toBeGreaterThanOrEqual(mustBeUnfinished);
});

describeDistributed((servers) => {
  it('nothing that was accepted is lost when a parser, a scoring and a gateway are killed, one after another', async () => {
    const deployment = await deployDistributed(servers);
    deployments.push(deployment);
    for (const [index, victim] of ['parser', 'scoring', 'gateway'].entries())
      expect(await survive(deployment, victim, 2_000 + index * 1_000)).toBeGreaterThanOrEqual(mustBeUnfinished);
  }, 900_000);
});
