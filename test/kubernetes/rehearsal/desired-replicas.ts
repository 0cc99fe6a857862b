/** One trigger of a ScaledObject: what it reads now, and how much of that one replica takes. */
export type Signal = { readonly name: string; readonly value: number; readonly target: number };

/** How replicas may change, from the ScaledObject. */
export type Scaling = {
  readonly min: number;
  readonly max: number;
  readonly stabilizationMs: number;
  /** Share of the replicas that may leave in a period. */
  readonly leavePercent: number;
  readonly leavePeriodMs: number;
};

/** An earlier decision. */
type Decision = { readonly at: number; readonly recommended: number; readonly from: number; readonly to: number };

export type Scaler = (signals: readonly Signal[], current: number, at: number) => number;

const tolerance = 0.1;

/** Of a HorizontalPodAutoscaler for averages: the largest of all signals, each left alone within a tenth of its target. */
const recommend = (signals: readonly Signal[], current: number, { min, max }: Scaling): number => {
  const wanted = signals.map(({ value, target }) =>
    Math.abs(value / (target * current) - 1) <= tolerance ? current : Math.ceil(value / target),
  );
  return Math.min(max, Math.max(min, ...wanted));
};

/** Decides as KEDA and the autoscaler do: up at once, down after the stabilization window and by a share in each period. */
export const createScaler = (scaling: Scaling): Scaler => {
  const decisions: Decision[] = [];
  return (signals, current, at) => {
    const recommended = recommend(signals, current, scaling);
    const recent = decisions.filter((decision) => decision.at > at - scaling.stabilizationMs);
    const stable = Math.max(recommended, ...recent.map((decision) => decision.recommended));
    const left = decisions
      .filter((decision) => decision.at > at - scaling.leavePeriodMs)
      .reduce((sum, { from, to }) => sum + Math.max(0, from - to), 0);
    const fewest = Math.floor((current + left) * (1 - scaling.leavePercent / 100));
    const to = recommended > current ? recommended : Math.max(Math.min(stable, current), fewest, scaling.min);
    decisions.push({ at, recommended, from: current, to });
    return to;
  };
};
