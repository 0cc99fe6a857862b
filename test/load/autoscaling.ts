import { rehearse } from '../kubernetes/rehearsal/rehearse.ts';
import { startKubernetes, withoutKubernetes } from '../support/start-kubernetes.ts';
import { median } from './statistics.ts';
import { tableOf } from './table.ts';

const candidates = 3_000;
const stabilizationSeconds = 20;

/** One batch of 3,000 on an API server, with as many real parsers as its ScaledObject asks for. */
export const measureAutoscaling = async (): Promise<string> => {
  if (withoutKubernetes !== undefined) return `not measured: ${withoutKubernetes}`;
  const { KAFKA_BROKERS: brokers = '', MONGODB_URI: mongodbUri = '' } = process.env;
  const { server, stop } = await startKubernetes();
  try {
    const servers = { brokers: brokers.split(','), mongodbUri };
    const { batch, seconds, events, parsers, ended } = await rehearse({ server, servers, candidates, stabilizationSeconds });
    const services = [...new Set(ended.map(({ service }) => service))];
    const rows = services.map((service) => {
      const own = ended.filter((process) => process.service === service);
      const cpu = own.reduce((sum, process) => sum + process.cpuSeconds, 0);
      return [
        service,
        String(own.length),
        ((cpu * 1000) / candidates).toFixed(1),
        median(own.map(({ peakMegabytes }) => peakMegabytes)).toFixed(0),
        Math.max(...own.map(({ peakMegabytes }) => peakMegabytes)).toFixed(0),
        String(own.filter(({ code }) => code !== 0).length),
      ];
    });
    const steps = events.map(({ seconds: at, from, to, signals }) => {
      const shown = signals.filter(({ value }) => value > 0).map(({ name, value }) => `${name} ${value}`);
      return `${at.toFixed(0)} s: ${from} → ${to} (${shown.join(', ') || 'nothing waits'})`;
    });
    return [
      `${batch.success} of ${batch.total_candidates} scored, ${batch.failed} failed, ${batch.status} after ${seconds.toFixed(0)} s; at most ${parsers} parsers at once.`,
      ...steps,
      tableOf(['service', 'processes', 'CPU ms a candidate', 'peak MB, median', 'peak MB, most', 'not stopped cleanly'], rows),
    ].join('\n');
  } finally {
    await stop();
  }
};
