import { createScaler, type Scaling, type Signal } from '../../kubernetes/rehearsal/desired-replicas.ts';

export type FleetOptions = Pick<Scaling, 'min' | 'max'> & {
  /** Candidates a second that one pod does. */
  readonly perSecond: number;
};

/** As in values.yaml of the chart. */
const pollSeconds = 10;
const stabilizationSeconds = 300;
const leave = { leavePercent: 50, leavePeriodMs: 30_000 };
/** From the decision until the pod works: scheduling, start, joining the group. */
const startSeconds = 45;

/** Pods of a service that follow their signals as KEDA and the autoscaler do. */
export const createFleet = (options: FleetOptions) => {
  const decide = createScaler({ ...options, stabilizationMs: stabilizationSeconds * 1_000, ...leave });
  let pods = options.min;
  let starting: readonly number[] = [];
  const working = (second: number): number => pods - starting.filter((ready) => ready > second).length;
  return {
    pods: () => pods,
    capacity: (second: number): number => working(second) * options.perSecond,
    scale: (second: number, signals: readonly Signal[]): void => {
      if (second % pollSeconds !== 0) return;
      starting = starting.filter((ready) => ready > second);
      const wanted = decide(signals, pods, second * 1_000);
      const added = Array.from({ length: Math.max(0, wanted - pods) }, () => second + startSeconds);
      // Those that have not started yet leave first.
      starting = wanted < pods ? starting.slice(0, Math.max(0, starting.length - (pods - wanted))) : [...starting, ...added];
      pods = wanted;
    },
  };
};
