import { Counter, Gauge, type Registry } from 'prom-client';

/** Metrics of the batches that a coordinator runs. */
export type BatchMetrics = {
  /** All batches of the deployment that run, and their candidates without a result: every coordinator reports the same. */
  readonly running: (batches: number, pendingCandidates: number) => void;
  readonly candidate: (outcome: 'succeeded' | 'failed') => void;
  readonly ended: (status: string) => void;
};

/** Creates the metrics of batches. */
export const createBatchMetrics = (registers: Registry[]): BatchMetrics => {
  const batches = new Gauge({
    name: 'winnow_batches_running',
    help: 'Batches of the whole deployment that were started and have not ended.',
    registers,
  });
  const pending = new Gauge({
    name: 'winnow_candidates_pending',
    help: 'Candidates of the running batches of the whole deployment that have no result yet, dispatched or not.',
    registers,
  });
  const candidates = new Counter({
    name: 'winnow_candidates_total',
    help: 'Candidates of batches that were counted.',
    labelNames: ['outcome'],
    registers,
  });
  const ended = new Counter({
    name: 'winnow_batches_ended_total',
    help: 'Batches whose end was announced; again if it had to be announced again.',
    labelNames: ['status'],
    registers,
  });
  return {
    running: (count, pendingCandidates) => {
      batches.set(count);
      pending.set(pendingCandidates);
    },
    candidate: (outcome) => candidates.inc({ outcome }),
    ended: (status) => ended.inc({ status }),
  };
};
