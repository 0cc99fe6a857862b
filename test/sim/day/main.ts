import { parseArgs } from 'node:util';
import { quantile } from '../../load/statistics.ts';
import { tableOf } from '../../load/table.ts';
import { measuredCosts } from './measured-costs.ts';
import { simulateDay } from './simulate-day.ts';

// npm run simulate:day -- [--candidates N] [--live N] [--seed N] [--max-pods N] [--partitions N] [--coordinators N]
const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '1000000' },
    accounts: { type: 'string', default: '200' },
    live: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    'max-pods': { type: 'string', default: '12' },
    partitions: { type: 'string', default: '12' },
    coordinators: { type: 'string', default: '2' },
  },
});

const [candidates, accounts, live] = [Number(values.candidates), Number(values.accounts), Number(values.live)];
const from = performance.now();
const day = simulateDay({
  ...{ candidates, accounts, live, costs: measuredCosts, seed: Number(values.seed) },
  ...{ maxPods: Number(values['max-pods']), partitions: Number(values.partitions), coordinators: Number(values.coordinators) },
});
const seconds = (performance.now() - from) / 1000;

const { cpuMs, writes, mongodbKb, kafkaKb, oplogKb } = measuredCosts;
const peak = Math.max(...day.hours.map(({ perSecond }) => perSecond));
const busiest = Math.max(...day.hours.map(({ scored }) => scored)) / 3_600;
const inBusiest = (each: number, digits = 1): string => (busiest * each).toFixed(digits);
const atPeak = (each: number, digits = 1): string => (peak * each).toFixed(digits);
const onAverage = (each: number, digits = 1): string => ((candidates / 86_400) * each).toFixed(digits);
const gigabytes = (kilobytes: number): string => ((candidates * kilobytes) / 1e6).toFixed(0);
const minutes = (share: number): string => (quantile(day.batchSeconds, share) / 60).toFixed(1);

console.log(
  tableOf(
    ['hour', 'arrived', 'scored', 'most a second', 'parsers', 'scorers', 'bulk lag', 'pending'],
    day.hours.map((hour) =>
      [hour.hour, hour.arrived, hour.scored, hour.perSecond, hour.parsers, hour.scorers, hour.lag, hour.pending].map(String),
    ),
  ),
);
console.log();
console.log(
  tableOf(
    ['', 'on average', 'in the busiest hour', 'in the busiest second', 'in the day'],
    [
      ['candidates a second', onAverage(1), inBusiest(1), atPeak(1), String(day.scored)],
      ...Object.entries(cpuMs).map(([name, ms]) => [
        `cores, ${name}`,
        onAverage(ms / 1000, 2),
        inBusiest(ms / 1000, 2),
        atPeak(ms / 1000, 2),
        `${((candidates * ms) / 3.6e6).toFixed(0)} core hours`,
      ]),
      [
        'MongoDB writes a second',
        onAverage(writes, 0),
        inBusiest(writes, 0),
        atPeak(writes, 0),
        `${((candidates * writes) / 1e6).toFixed(1)} million`,
      ],
      [
        'MB a second to MongoDB',
        onAverage((mongodbKb.files + mongodbKb.results) / 1000),
        inBusiest((mongodbKb.files + mongodbKb.results) / 1000),
        atPeak((mongodbKb.files + mongodbKb.results) / 1000),
        `${gigabytes(mongodbKb.files)} GB files, ${gigabytes(mongodbKb.results)} GB results`,
      ],
      [
        'MB a second of oplog',
        onAverage(oplogKb / 1000),
        inBusiest(oplogKb / 1000),
        atPeak(oplogKb / 1000),
        `${gigabytes(oplogKb)} GB`,
      ],
      [
        'MB a second to Kafka',
        onAverage(kafkaKb / 1000, 2),
        inBusiest(kafkaKb / 1000, 2),
        atPeak(kafkaKb / 1000, 2),
        `${gigabytes(kafkaKb)} GB`,
      ],
    ],
  ),
);
console.log();
console.log(
  [
    `${day.scored} of ${day.arrived} candidates of ${day.batchSeconds.length} batches were scored.`,
    `Minutes from the start of a batch to its end: ${minutes(0.5)} median, ${minutes(0.95)} of 95 %, ${minutes(1)} longest.`,
    `Pod hours: ${day.podHours.parser.toFixed(0)} of parsers, ${day.podHours.scoring.toFixed(0)} of scorers; widest window ${day.maxWindow}.`,
    `Partitions needed: ${day.podsWanted} (the most pods of a service that KEDA would start without a maximum); configured: ${values.partitions}.`,
    `Simulated in ${seconds.toFixed(1)} s with seed ${values.seed}.`,
  ].join('\n'),
);
