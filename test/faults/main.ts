import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import type { DistributedServers } from '../support/distributed.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { openClusterServers } from './cluster-servers.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { describeResult, isMissed, tableHead, tableRow } from './result-table.ts';
import { failedResult, type Ground, type Result, runFault } from './run-fault.ts';
import { mountSmallDisk } from './small-disk.ts';
import { type Fleet, killLeftOvers, startDistributed, startStandalone } from './start-fleet.ts';
import { openUndisturbedRun } from './undisturbed-run.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '1' },
    mode: { type: 'string' },
    /** Of the batch; fewer make a run shorter. */
    candidates: { type: 'string', default: '300' },
    /** A folder for what the processes of each row printed. */
    log: { type: 'string' },
  },
});
const say = (line: string): void => console.error(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Variables of the cluster that runs, or that `up` starts. */
const clusterVariables = (): { readonly [name: string]: string | undefined } => {
  if (env.KAFKA_BROKERS && env.MONGODB_URI) return env;
  const printed = execFileSync(join(import.meta.dirname, '../../../shared/infra/up'), ['cluster'], { encoding: 'utf8' });
  return Object.fromEntries([...printed.matchAll(/^export (\w+)="?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]));
};

const chosen = faults.filter(
  ({ mode, name }) =>
    (values.mode === undefined || values.mode === mode) &&
    (values.only === undefined || new RegExp(values.only).test(`${mode}: ${name}`)),
);
if (chosen.length === 0) throw new Error('No fault has such a name.');

const rows = (mode: Fault['mode']): readonly Fault[] => {
  const ofMode = chosen.filter((fault) => fault.mode === mode);
  return Array.from({ length: Number(values.runs) }, () => ofMode).flat();
};

process.on('exit', killLeftOvers);
process.once('SIGTERM', () => exit(143));
process.once('SIGINT', () => exit(130));

const receiver = await startWebhookReceiver();
const undisturbed = await openUndisturbedRun(Number(values.candidates));
const common = { undisturbed, receiver, say };
say('The undisturbed run is ready.');

const results: Result[] = [];

/** Runs a row and keeps its result; false when it could not be run to its end, so that its deployment is of no more use. */
const note = async (fault: Fault, ground: Ground): Promise<boolean> => {
  const result = await runFault(fault, ground).catch((error: Error) => failedResult(fault, error));
  results.push(result);
  for (const line of describeResult(result)) say(line);
  const name = `${results.length}-${fault.mode}-${fault.name.replaceAll(/[^\w]+/g, '-')}.log`;
  if (values.log !== undefined) writeFileSync(join(values.log, name), ground.fleet.lines().join('\n'));
  return !result.broken;
};

const runDistributed = async (servers: DistributedServers, run: string | undefined): Promise<void> => {
  const cluster = run === undefined ? undefined : openClusterServers(run, servers);
  let fleet: Fleet | undefined;
  for (const fault of rows('distributed')) {
    if (fault.needsServers && cluster === undefined) {
      say(`${fault.name}: left out, it needs INFRA_RUN`);
      continue;
    }
    fleet ??= await startDistributed(servers);
    say('The deployment runs.');
    if (await note(fault, { ...common, fleet, servers: cluster, brokers: servers.brokers, disk: undefined })) continue;
    await fleet.stop();
    fleet = undefined;
  }
  await fleet?.stop();
};

/** Each fault gets a process and a folder of its own, because the process must have stopped for the checks. */
const runStandalone = async (): Promise<void> => {
  for (const fault of rows('standalone')) {
    const disk = fault.kind === 'disk' ? await mountSmallDisk() : undefined;
    const fleet = await startStandalone(disk?.folder);
    await note(fault, { ...common, fleet, servers: undefined, brokers: [], disk });
    await fleet.stop();
    await disk?.remove();
  }
};

if (chosen.some(({ mode }) => mode === 'distributed')) {
  const { KAFKA_BROKERS: brokers = '', MONGODB_URI: mongodbUri = '', INFRA_RUN: run } = clusterVariables();
  await runDistributed({ brokers: brokers.split(','), mongodbUri }, run);
}
await runStandalone();
await undisturbed.stop();
await receiver.stop();

console.log([...tableHead, ...results.map(tableRow)].join('\n'));
exit(results.some(isMissed) ? 1 : 0);
