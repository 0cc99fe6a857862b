import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { type KubernetesObject, type Labels, ofKind } from '../support/kubernetes.ts';
import { type Policy, workloadsOf } from './policies.ts';

const selects = (selector: Labels | undefined, labels: Labels): boolean =>
  Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value);
/** The Deployments of services, each with its one container. */
const deploymentsOf = (objects: readonly KubernetesObject[]) =>
  workloadsOf(objects).flatMap(({ kind, containers: [container], ...workload }) =>
    kind === 'Deployment' && container !== undefined ? { ...workload, container } : [],
  );
const portsOf = ({ ports = [] }: Container): readonly string[] => ports.flatMap(({ name }) => name ?? []);

const probes = [
  ['startupProbe', '/healthz'],
  ['livenessProbe', '/healthz'],
  ['readinessProbe', '/readyz'],
] as const;

const isProbed: Policy = (objects) =>
  deploymentsOf(objects).flatMap(({ name, container }) => {
    const ports = portsOf(container);
    return probes.flatMap(([probe, path]) => {
      const { httpGet } = container[probe] ?? {};
      if (httpGet?.path !== path) return [`${name}: ${probe} does not ask ${path}`];
      return ports.includes(`${httpGet.port}`) ? [] : [`${name}: ${probe} asks a port that is not there`];
    });
  });

/** What the process itself needs to commit, leave and close after its grace period. */
const marginSeconds = 8;

const drains: Policy = (objects) =>
  deploymentsOf(objects).flatMap(({ name, pod, container }) => {
    const grace = container.env?.find((variable) => variable.name === 'WINNOW_SHUTDOWN_GRACE')?.value ?? '';
    const needed = (container.lifecycle?.preStop?.sleep?.seconds ?? 0) + Number.parseInt(grace, 10) + marginSeconds;
    const closesConnections = portsOf(container).includes('http');
    return [
      ...((pod.terminationGracePeriodSeconds ?? 0) >= needed ? [] : [`${name} is killed before it has stopped`]),
      ...(closesConnections && container.lifecycle === undefined ? [`${name} stops while load balancers still use it`] : []),
    ];
  });

const toleratesDisruptions: Policy = (objects) => {
  const budgets = ofKind(objects, 'PodDisruptionBudget');
  return [
    ...budgets.flatMap(({ metadata, spec }) => [
      ...(deploymentsOf(objects).filter(({ labels }) => selects(spec.selector?.matchLabels, labels)).length === 1
        ? []
        : [`${metadata.name} does not select one Deployment`]),
      ...(spec.maxUnavailable === 0 || spec.maxUnavailable === '0%' ? [`${metadata.name} blocks every eviction`] : []),
    ]),
    ...deploymentsOf(objects)
      .filter(({ labels }) => !budgets.some(({ spec }) => selects(spec.selector?.matchLabels, labels)))
      .map(({ name }) => `${name} has no PodDisruptionBudget`),
  ];
};

const scalesOnce: Policy = (objects) => {
  const targets = [
    ...ofKind(objects, 'ScaledObject').map(({ metadata: { name }, spec }) => {
      const { scaleTargetRef, minReplicaCount: min, maxReplicaCount: max } = spec;
      return { name, target: scaleTargetRef.name, isOrdered: min <= max };
    }),
    ...ofKind(objects, 'HorizontalPodAutoscaler').map(({ metadata: { name }, spec }) => {
      const { scaleTargetRef, minReplicas: min = 1, maxReplicas: max } = spec;
      return { name, target: scaleTargetRef.name, isOrdered: min <= max };
    }),
  ];
  const deployments = ofKind(objects, 'Deployment');
  return [
    ...targets
      .filter(({ target }) => !deployments.some(({ metadata }) => metadata.name === target))
      .map(({ name }) => `${name} scales what is not there`),
    ...targets.filter(({ isOrdered }) => !isOrdered).map(({ name }) => `${name} has more replicas at least than at most`),
    ...deployments
      .filter(({ metadata, spec }) => targets.some(({ target }) => target === metadata.name) === (spec.replicas !== undefined))
      .map(({ metadata }) => `${metadata.name} has not one owner of its replicas`),
  ];
};

const leadsSomewhere: Policy = (objects) =>
  ofKind(objects, 'Service').flatMap(({ metadata, spec }) => {
    const [workload] = workloadsOf(objects).filter(({ labels }) => selects(spec.selector, labels));
    const ports = workload?.containers.flatMap(portsOf) ?? [];
    return (spec.ports ?? [])
      .filter(({ targetPort }) => !ports.includes(`${targetPort}`))
      .map(({ targetPort }) => `${metadata.name} leads to no port ${targetPort}`);
  });

const spreads: Policy = (objects) =>
  deploymentsOf(objects)
    .filter(({ pod, labels }) => {
      const own = (pod.topologySpreadConstraints ?? []).filter(({ labelSelector }) =>
        selects(labelSelector?.matchLabels, labels),
      );
      return !['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].every((key) =>
        own.some(({ topologyKey }) => topologyKey === key),
      );
    })
    .map(({ name }) => `${name} does not spread over nodes and zones`);

export const operationsPolicies: { readonly [name: string]: Policy } = {
  isProbed,
  drains,
  toleratesDisruptions,
  scalesOnce,
  leadsSomewhere,
  spreads,
};
