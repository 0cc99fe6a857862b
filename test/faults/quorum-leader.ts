import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, exit } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dropTopics, openTestLog } from '../support/kafka-topics.ts';
import { openClusterServers } from './cluster-servers.ts';

/**
 * Kills the broker that leads the quorum again and again, and prints how long it was until records were acknowledged and read again.
 * `--set key=value` changes a setting of the brokers first.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, set: { type: 'string', multiple: true, default: [] } },
});
const { KAFKA_BROKERS = '', MONGODB_URI = '', INFRA_RUN: run } = env;
if (run === undefined) throw new Error('INFRA_RUN, KAFKA_BROKERS and MONGODB_URI of a cluster are needed.');
const brokers = KAFKA_BROKERS.split(',');
const servers = openClusterServers(run, { brokers, mongodbUri: MONGODB_URI });

const topicPrefix = `quorum-${Date.now()}.`;
const partitions = 12;
const sendEveryMs = 50;
const awayMs = 12_000;

const restart = async (name: string): Promise<void> => {
  appendFileSync(join(run, name, 'server.properties'), `${values.set.join('\n')}\n`);
  servers.signal(name, 'SIGTERM');
  await servers.gone(name);
  servers.start(name);
  await servers.whole();
};
if (values.set.length > 0) for (const name of servers.names.filter((each) => each.startsWith('kafka-'))) await restart(name);

const [sender, receiver] = await Promise.all([
  openTestLog({ brokers, topicPrefix, clientId: 'sender' }),
  openTestLog({ brokers, topicPrefix, clientId: 'receiver' }),
]);
await sender.declare([{ name: 'records', partitions, retentionMs: 3_600_000 }]);
/** Moments at which something was acknowledged or read, of one run. */
let acknowledged: number[] = [];
let read: number[] = [];
let slowest = 0;
let sent = 0;
/** A member that starts anew reads again what was not committed: only the first reading of a record counts. */
const known = new Set<string>();
await receiver.join('readers', 'records', {
  assigned: () => {},
  revoked: () => {},
  records: (_, records) => {
    const now = performance.now();
    if (records.some(({ value }) => value !== null && !known.has(value))) read.push(now);
    for (const { value } of records) {
      if (value === null || known.has(value)) continue;
      known.add(value);
      slowest = Math.max(slowest, now - Number(value));
    }
  },
});
let sending = true;
const send = async (): Promise<void> => {
  while (sending) {
    const record = { partition: sent % partitions, key: 'k', headers: {}, value: `${performance.now()}` };
    sent += 1;
    sender.append('records', [record]).then(
      () => acknowledged.push(performance.now()),
      () => console.error('a record was refused'),
    );
    await delay(sendEveryMs);
  }
};
const sends = send();

const silence = (from: number, moments: readonly number[]): number =>
  moments.reduce(({ longest, last }, moment) => ({ longest: Math.max(longest, moment - last), last: moment }), {
    longest: 0,
    last: from,
  }).longest;
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

const silences: number[] = [];
for (let number = 1; number <= Number(values.runs); number += 1) {
  await delay(3_000);
  const leader = servers.leader();
  acknowledged = [];
  read = [];
  slowest = 0;
  const killed = performance.now();
  servers.signal(leader, 'SIGKILL');
  await delay(awayMs);
  const silent = { acknowledged: silence(killed, acknowledged), read: silence(killed, read) };
  silences.push(silent.read);
  servers.start(leader);
  await servers.whole();
  console.log(
    `${number} ${leader}: silent ${seconds(silent.acknowledged)} s (acknowledged), ${seconds(silent.read)} s (read); slowest record ${seconds(slowest)} s`,
  );
}
sending = false;
await sends;
await Promise.all([sender.close(), receiver.close()]);
await dropTopics(brokers, topicPrefix);
const sorted = silences.toSorted((a, b) => a - b);
const at = (part: number): string => seconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
console.log(
  `read again after: least ${at(0)} s, median ${at(0.5)} s, most ${at(1)} s; ${sorted.filter((each) => each <= 5_000).length} of ${sorted.length} within 5 s`,
);
exit(0);
