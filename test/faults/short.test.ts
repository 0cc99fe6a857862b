import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import type { Fault, Scene } from './fault.ts';
import { describeResult } from './result-table.ts';
import { runFault } from './run-fault.ts';
import { type Fleet, startDistributed, startStandalone } from './start-fleet.ts';
import { openUndisturbedRun, type UndisturbedRun } from './undisturbed-run.ts';

const batchSize = 60;
const freezeMs = 3_000;
const victims = ['parser', 'scoring', 'batch-coordinator'];
/** Two of each victim; of the others one is enough here. */
const names = ['gateway', 'question', 'webhook-dispatcher', ...victims, ...victims];

let receiver: WebhookReceiver;
let undisturbed: UndisturbedRun;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  undisturbed = await openUndisturbedRun(batchSize);
}, 600_000);
afterAll(() => Promise.all([receiver?.stop(), undisturbed?.stop()]));

/** Runs one fault and expects nothing lost, nothing doubled and nothing stuck; how long it takes is measured elsewhere. */
const expectWhole = async (fleet: Fleet, mode: Fault['mode'], inject: Fault['inject']): Promise<void> => {
  const fault: Fault = { name: 'short', mode, kind: 'kill', limit: Number.POSITIVE_INFINITY, needsServers: false, inject };
  const ground = { fleet, servers: undefined, brokers: [], disk: undefined, undisturbed, receiver, say: console.info };
  const result = await runFault(fault, ground);
  console.info(describeResult(result).join('\n'));
  expect(result.unfinished).toBeGreaterThanOrEqual(20);
  expect(result).toMatchObject({ lost: [], doubled: [], wrong: [] });
};

const killAndFreeze = async ({ fleet, wait }: Scene): Promise<void> => {
  const frozen = victims.map((name) => fleet.one(name));
  for (const { pid } of frozen) process.kill(pid, 'SIGSTOP');
  await wait(freezeMs);
  for (const { pid } of frozen) process.kill(pid, 'SIGCONT');
  await Promise.all(frozen.map((each) => fleet.replace(each, 'SIGKILL')));
};

it('standalone: three kills in a row lose nothing and do nothing twice', async () => {
  const fleet = await startStandalone();
  try {
    await expectWhole(fleet, 'standalone', async ({ ended, wait }) => {
      for (let time = 0; time < 3; time += 1) {
        await fleet.replace(fleet.one('standalone'), 'SIGKILL');
        const before = ended();
        while (ended() < before + 3) await wait(50);
      }
    });
  } finally {
    await fleet.stop();
  }
}, 720_000);

describeDistributed((servers) => {
  it('a parser, a scoring and a coordinator that freeze and then die lose nothing and do nothing twice', async () => {
    const fleet = await startDistributed(servers, names);
    try {
      await expectWhole(fleet, 'distributed', killAndFreeze);
    } finally {
      await fleet.stop();
    }
  }, 900_000);
});
