import type { KubernetesObject, Labels } from '../support/kubernetes.ts';
import { type Policy, workloadsOf } from './policies.ts';

const ofKind = (objects: readonly KubernetesObject[], ...kinds: readonly string[]) =>
  objects.filter(({ kind }) => kinds.includes(kind));
const selects = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
const deploymentsOf = (objects: readonly KubernetesObject[]) => workloadsOf(objects).filter(({ kind }) => kind === 'Deployment');

type Port = { readonly name: string };
type Probe = { readonly httpGet?: { readonly path: string; readonly port: string } };

const probes: { readonly [probe: string]: string } = {
  startupProbe: '/healthz',
  livenessProbe: '/healthz',
  readinessProbe: '/readyz',
};

const isProbed: Policy = (objects) =>
  deploymentsOf(objects).flatMap(({ name, containers: [container] }) => {
    const ports: readonly string[] = container.ports.map((port: Port) => port.name);
    return Object.entries(probes).flatMap(([probe, path]) => {
      const { httpGet }: Probe = container[probe] ?? {};
      if (httpGet?.path !== path) return [`${name}: ${probe} does not ask ${path}`];
      return ports.includes(httpGet.port) ? [] : [`${name}: ${probe} asks a port that is not there`];
    });
  });

/** What the process itself needs to commit, leave and close after its grace period. */
const marginSeconds = 8;

const drains: Policy = (objects) =>
  deploymentsOf(objects).flatMap(({ name, pod, containers: [container] }) => {
    const grace = container.env.find((variable: Port) => variable.name === 'WINNOW_SHUTDOWN_GRACE')?.value ?? '';
    const needed = (container.lifecycle?.preStop?.sleep?.seconds ?? 0) + Number.parseInt(grace, 10) + marginSeconds;
    const closesConnections = container.ports.some((port: Port) => port.name === 'http');
    return [
      ...(pod.terminationGracePeriodSeconds >= needed ? [] : [`${name} is killed before it has stopped`]),
      ...(closesConnections && container.lifecycle === undefined ? [`${name} stops while load balancers still use it`] : []),
    ];
  });

const toleratesDisruptions: Policy = (objects) => {
  const budgets = ofKind(objects, 'PodDisruptionBudget');
  return [
    ...budgets.flatMap(({ metadata, spec }) => [
      ...(deploymentsOf(objects).filter(({ labels }) => selects(spec.selector.matchLabels, labels)).length === 1
        ? []
        : [`${metadata.name} does not select one Deployment`]),
      ...(spec.maxUnavailable === 0 || spec.maxUnavailable === '0%' ? [`${metadata.name} blocks every eviction`] : []),
    ]),
    ...deploymentsOf(objects)
      .filter(({ labels }) => !budgets.some(({ spec }) => selects(spec.selector.matchLabels, labels)))
      .map(({ name }) => `${name} has no PodDisruptionBudget`),
  ];
};

const scalesOnce: Policy = (objects) => {
  const targets = ofKind(objects, 'ScaledObject', 'HorizontalPodAutoscaler').map(({ metadata, spec }) => ({
    name: metadata.name,
    target: spec.scaleTargetRef.name,
    isOrdered: (spec.minReplicaCount ?? spec.minReplicas) <= (spec.maxReplicaCount ?? spec.maxReplicas),
  }));
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

type ServicePort = { readonly targetPort: string };

const leadsSomewhere: Policy = (objects) =>
  ofKind(objects, 'Service').flatMap(({ metadata, spec }) => {
    const [workload] = workloadsOf(objects).filter(({ labels }) => selects(spec.selector, labels));
    const ports: readonly string[] =
      workload?.containers.flatMap(({ ports: own = [] }) => own.map((port: Port) => port.name)) ?? [];
    return spec.ports
      .filter(({ targetPort }: ServicePort) => !ports.includes(targetPort))
      .map(({ targetPort }: ServicePort) => `${metadata.name} leads to no port ${targetPort}`);
  });

type Constraint = { readonly topologyKey: string; readonly labelSelector: { readonly matchLabels: Labels } };

const spreads: Policy = (objects) =>
  deploymentsOf(objects)
    .filter(({ pod, labels }) => {
      const own: readonly Constraint[] = (pod.topologySpreadConstraints ?? []).filter(({ labelSelector }: Constraint) =>
        selects(labelSelector.matchLabels, labels),
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
