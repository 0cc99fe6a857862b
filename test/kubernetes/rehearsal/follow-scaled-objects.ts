import type { Admin } from 'kafkajs';
import type { KubernetesApi } from '../../support/kubernetes-api.ts';
import { createScaler, type Scaler, type Signal } from './desired-replicas.ts';
import { readSignals, type Trigger } from './read-signals.ts';

type Policy = { readonly value: number; readonly periodSeconds: number };
type ScaledObject = {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly scaleTargetRef: { readonly name: string };
    readonly minReplicaCount: number;
    readonly maxReplicaCount: number;
    readonly triggers: readonly Trigger[];
    readonly advanced: {
      readonly horizontalPodAutoscalerConfig: {
        readonly behavior: {
          readonly scaleDown: { readonly stabilizationWindowSeconds: number; readonly policies: readonly Policy[] };
        };
      };
    };
  };
};
type ScaledObjects = { readonly items: readonly ScaledObject[] };
type Scale = { readonly spec: { readonly replicas: number } };

/** A change of replicas, with the signals behind it. */
export type ScaleEvent = {
  readonly seconds: number;
  readonly target: string;
  readonly from: number;
  readonly to: number;
  readonly signals: readonly Signal[];
};

const scalerOf = ({ spec }: ScaledObject): Scaler => {
  const { stabilizationWindowSeconds, policies } = spec.advanced.horizontalPodAutoscalerConfig.behavior.scaleDown;
  const [policy = { value: 100, periodSeconds: 1 }] = policies;
  return createScaler({
    min: spec.minReplicaCount,
    max: spec.maxReplicaCount,
    stabilizationMs: stabilizationWindowSeconds * 1000,
    leavePercent: policy.value,
    leavePeriodMs: policy.periodSeconds * 1000,
  });
};

/** Stands in for KEDA: each call reads the ScaledObjects of a namespace and scales what they target. */
export const followScaledObjects = (api: KubernetesApi, admin: Admin, namespace: string) => {
  const scalers = new Map<string, Scaler>();
  const events: ScaleEvent[] = [];
  const began = performance.now();

  const scale = async (object: ScaledObject): Promise<void> => {
    const target = object.spec.scaleTargetRef.name;
    const path = `/apis/apps/v1/namespaces/${namespace}/deployments/${target}/scale`;
    const decide = scalers.get(target) ?? scalerOf(object);
    scalers.set(target, decide);
    const [signals, current] = await Promise.all([readSignals(admin, object.spec.triggers), api.get(path)]);
    const from = (current as Scale).spec.replicas;
    const to = decide(signals, from, performance.now());
    if (to === from) return;
    const { status, text } = await api.send('PATCH', path, { spec: { replicas: to } });
    if (status !== 200) throw new Error(`${target} could not be scaled: ${text}`);
    events.push({ seconds: (performance.now() - began) / 1000, target, from, to, signals });
  };

  return {
    poll: async (): Promise<void> => {
      const { items } = (await api.get(`/apis/keda.sh/v1alpha1/namespaces/${namespace}/scaledobjects`)) as ScaledObjects;
      await Promise.all(items.map(scale));
    },
    events: (): readonly ScaleEvent[] => events,
  };
};
