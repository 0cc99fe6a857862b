import type { Container, PodSpec } from 'kubernetes-types/core/v1.d.ts';
import { type KubernetesObject, type Labels, type ObjectOf, ofKind } from '../support/kubernetes.ts';

/** One rule for renderings: what breaks it. */
export type Policy = (objects: readonly KubernetesObject[]) => readonly string[];

type Workload = {
  readonly name: string;
  readonly kind: string;
  readonly labels: Labels;
  readonly pod: PodSpec;
  readonly containers: readonly Container[];
};

/** What runs pods. */
export const workloadsOf = (objects: readonly KubernetesObject[]): readonly Workload[] =>
  ofKind(objects, 'Deployment', 'StatefulSet', 'Job').flatMap(({ kind, metadata, spec: { template } }) => {
    const pod = template.spec;
    if (pod === undefined) throw new Error(`${metadata.name} runs nothing.`);
    const containers = [...pod.containers, ...(pod.initContainers ?? [])];
    return { name: metadata.name, kind, labels: template.metadata?.labels ?? {}, pod, containers };
  });

const component = (labels: Labels | undefined): string => labels?.['app.kubernetes.io/component'] ?? '';
/** Servers of others, for development, which write to their own folders. */
const isForeign = ({ labels }: Workload): boolean => ['kafka', 'mongodb'].includes(component(labels));
const selects = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

const each =
  (find: (workload: Workload) => readonly string[]): Policy =>
  (objects) =>
    workloadsOf(objects).flatMap((workload) => find(workload).map((breach) => `${workload.name} ${breach}`));

const isConfined = each((workload) => {
  const { pod, containers } = workload;
  const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {};
  return [
    ...(runAsNonRoot === true && runAsUser !== undefined && runAsUser > 0 ? [] : ['may run as root']),
    ...(seccompProfile?.type === 'RuntimeDefault' ? [] : ['has no seccomp profile']),
    ...(pod.hostNetwork || pod.hostPID || pod.hostIPC ? ['shares namespaces of the host'] : []),
    ...containers.flatMap(({ securityContext: own = {} }) => [
      ...(own.allowPrivilegeEscalation === false ? [] : ['may gain privileges']),
      ...(own.capabilities?.drop?.includes('ALL') ? [] : ['keeps capabilities']),
      ...(own.readOnlyRootFilesystem || isForeign(workload) ? [] : ['writes to its root file system']),
    ]),
  ];
});

const namesImages = each(({ containers }) =>
  containers
    .filter(({ image = '' }) => !/(:(?!latest$)[\w.-]+|@sha256:[0-9a-f]{64})$/.test(image))
    .map(({ image }) => `runs ${image}`),
);

const hasLimits = each(({ containers }) =>
  containers.flatMap(({ resources = {} }) =>
    (['requests', 'limits'] as const).flatMap((kind) =>
      ['cpu', 'memory'].filter((what) => resources[kind]?.[what] === undefined).map((what) => `has no ${kind} of ${what}`),
    ),
  ),
);

const hasNoToken: Policy = (objects) => {
  const accounts = new Map(ofKind(objects, 'ServiceAccount').map((account) => [account.metadata.name, account]));
  return workloadsOf(objects).flatMap(({ name, pod }) => [
    ...(pod.automountServiceAccountToken === false ? [] : [`${name} mounts a token`]),
    ...(accounts.has(pod.serviceAccountName ?? '') ? [] : [`${name} has no account of its own`]),
  ]);
};

const isFenced: Policy = (objects) => {
  const policies = ofKind(objects, 'NetworkPolicy');
  if (policies.length === 0) return [];
  const workloads = workloadsOf(objects);
  const matching = (policy: ObjectOf<'NetworkPolicy'>) =>
    workloads.filter(({ labels }) => selects(policy.spec.podSelector.matchLabels ?? {}, labels));
  const covered = policies.flatMap(matching);
  return [
    ...policies.filter((policy) => matching(policy).length === 0).map(({ metadata }) => `${metadata.name} selects nothing`),
    ...policies
      .filter(({ spec }) => !['Ingress', 'Egress'].every((type) => spec.policyTypes?.includes(type)))
      .map(({ metadata }) => `${metadata.name} leaves a direction open`),
    ...workloads.filter((workload) => !covered.includes(workload)).map(({ name }) => `${name} has no NetworkPolicy`),
  ];
};

/** For webhooks, the identity provider and the endpoints of models. */
const mayLeave = ['webhook-dispatcher', 'dashboard', 'scoring', 'question'];

/** The internet is every address but the private ones; a range for servers outside the cluster has no such exception. */
const staysInside: Policy = (objects) =>
  ofKind(objects, 'NetworkPolicy').flatMap(({ metadata, spec }) => {
    const rules = spec.egress ?? [];
    const leaves = rules.some(({ to = [] }) => to.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0' && ipBlock.except?.length));
    const may = mayLeave.includes(component(metadata.labels));
    const anywhere = rules.some(({ to }) => to === undefined) && !['kafka', 'mongodb'].includes(component(metadata.labels));
    return [
      ...(leaves && !may ? [`${metadata.name} reaches the internet`] : []),
      ...(anywhere ? [`${metadata.name} reaches everything`] : []),
    ];
  });

const hidesSecrets: Policy = (objects) => [
  ...each(({ containers }) =>
    containers.flatMap(({ env = [] }) =>
      env
        .filter(
          ({ name, value }) =>
            value !== undefined && /(PASSWORD|SECRET|API_KEY|URI)$|_KEY$/.test(name) && !/-mongodb:/.test(value),
        )
        .map(({ name }) => `has the value of ${name}`),
    ),
  )(objects),
  ...ofKind(objects, 'Secret')
    .filter(({ metadata }) => component(metadata.labels) !== 'development')
    .map(({ metadata }) => `${metadata.name} is a Secret of the chart`),
];

export const policies: { readonly [name: string]: Policy } = {
  isConfined,
  namesImages,
  hasLimits,
  hasNoToken,
  isFenced,
  staysInside,
  hidesSecrets,
};
