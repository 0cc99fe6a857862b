import { parseArgs } from 'node:util';
import { measureAutoscaling } from './autoscaling.ts';
import { measureNeighboursDistributed, measureNeighboursStandalone } from './beside-neighbours.ts';
import { measureCachedAts, measureCachedMatch } from './cached-answers.ts';
import { measureCounting } from './counting.ts';
import { profile } from './cpu-profiles.ts';
import { measureLatency } from './latency.ts';
import { measureLiveDistributed, measureLiveStandalone } from './live-beside-batch.ts';
import { measureMatch } from './match-cpu.ts';
import { measureOperationCosts } from './operation-costs.ts';
import { measureParserProcesses } from './parser-processes.ts';
import { measureReading } from './reading.ts';
import { measureRerank } from './rerank.ts';
import { measureRollingUpgrade } from './rolling-upgrade.ts';
import { soakDistributed, soakStandalone } from './soak.ts';
import { machineLine } from './table.ts';
import { measureDistributed, measureStandalone } from './throughput.ts';

// npm run bench -- [--only NAME] [--rounds N] [--soak] [--flame]
const measurements: { readonly [name: string]: (rounds: number) => Promise<string> } = {
  reading: measureReading,
  match: measureMatch,
  standalone: measureStandalone,
  distributed: measureDistributed,
  latency: measureLatency,
  'cached-match': measureCachedMatch,
  'cached-ats': measureCachedAts,
  'live-standalone': measureLiveStandalone,
  'live-distributed': measureLiveDistributed,
  'neighbours-standalone': measureNeighboursStandalone,
  'neighbours-distributed': measureNeighboursDistributed,
  'parser-processes': measureParserProcesses,
  rerank: measureRerank,
  counting: measureCounting,
  costs: measureOperationCosts,
  autoscaling: measureAutoscaling,
  'rolling-upgrade': measureRollingUpgrade,
};
const soaks: typeof measurements = { standalone: soakStandalone, distributed: soakDistributed };
const flames: typeof measurements = {
  standalone: () => profile('standalone'),
  distributed: () => profile('distributed'),
  'cached-match': () => profile('cached-match'),
};
const needServers = [
  'distributed',
  'latency',
  'live-distributed',
  'neighbours-distributed',
  'parser-processes',
  'costs',
  'autoscaling',
  'rolling-upgrade',
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    soak: { type: 'boolean', default: false },
    flame: { type: 'boolean', default: false },
  },
});

const chosen = values.soak ? soaks : values.flame ? flames : measurements;
if (values.only !== undefined && !(values.only in chosen)) throw new Error(`--only takes ${Object.keys(chosen).join(', ')}.`);
const servers = Boolean(process.env.KAFKA_BROKERS && process.env.MONGODB_URI);

console.log(machineLine());
for (const [name, measure] of Object.entries(chosen)) {
  if (values.only !== undefined && values.only !== name) continue;
  const missing = !servers && needServers.includes(name);
  const result = missing ? 'not measured: needs KAFKA_BROKERS and MONGODB_URI' : await measure(Number(values.rounds));
  console.log(`\n## ${name}\n\n${result}`);
}
