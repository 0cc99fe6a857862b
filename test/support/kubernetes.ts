import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSpec, StatefulSetSpec } from 'kubernetes-types/apps/v1.d.ts';
import type { HorizontalPodAutoscalerSpec } from 'kubernetes-types/autoscaling/v2.d.ts';
import type { JobSpec } from 'kubernetes-types/batch/v1.d.ts';
import type { ServiceSpec } from 'kubernetes-types/core/v1.d.ts';
import type { NetworkPolicySpec } from 'kubernetes-types/networking/v1.d.ts';
import type { PodDisruptionBudgetSpec } from 'kubernetes-types/policy/v1.d.ts';
import { describe, inject, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type KubernetesServer, runOn } from './kubernetes-server.ts';
import { root } from './workspaces.ts';

declare module 'vitest' {
  // Only an interface can be extended from here.
  interface ProvidedContext {
    readonly kubernetes: KubernetesServer | { readonly missing: string };
  }
}

export const chart = join(root, 'deploy/helm/winnow');

/** Values files of the chart, by name. */
export const valuesFiles: readonly string[] = readdirSync(join(chart, 'ci')).map((file) => file.replace(/-values\.yaml$/, ''));

export const valuesPath = (name: string): string => join(chart, 'ci', `${name}-values.yaml`);

type Metadata = { readonly name: string; readonly labels?: Labels; readonly annotations?: Labels };

export type Labels = { readonly [name: string]: string };

/** Of KEDA, as far as tests look into it. */
type ScaledObjectSpec = {
  readonly scaleTargetRef: { readonly name: string };
  readonly minReplicaCount: number;
  readonly maxReplicaCount: number;
  readonly triggers: readonly { readonly type: string; readonly metadata: { readonly [name: string]: string } }[];
};

/** What is specified of each kind that tests look into. */
type Specs = {
  readonly Deployment: DeploymentSpec;
  readonly StatefulSet: StatefulSetSpec;
  readonly Job: JobSpec;
  readonly NetworkPolicy: NetworkPolicySpec;
  readonly Service: ServiceSpec;
  readonly PodDisruptionBudget: PodDisruptionBudgetSpec;
  readonly HorizontalPodAutoscaler: HorizontalPodAutoscalerSpec;
  readonly ScaledObject: ScaledObjectSpec;
  readonly ServiceAccount: undefined;
  readonly Secret: undefined;
};

export type Kind = keyof Specs;

/** Any object of a rendering, as far as tests look into it. The API server checks that it is as its kind says. */
export type KubernetesObject = {
  readonly [Each in Kind]: {
    readonly apiVersion: string;
    readonly kind: Each;
    readonly metadata: Metadata;
    readonly spec: Specs[Each];
  };
}[Kind];

export type ObjectOf<Of extends Kind> = Extract<KubernetesObject, { readonly kind: Of }>;

/** Those of some kinds. */
export const ofKind = <Of extends Kind>(objects: readonly KubernetesObject[], ...kinds: readonly Of[]): readonly ObjectOf<Of>[] =>
  objects.filter((object): object is ObjectOf<Of> => kinds.some((kind) => kind === object.kind));

/** Documents of a rendering. */
export const parseObjects = (rendered: string): readonly KubernetesObject[] =>
  parseAllDocuments(rendered).flatMap((document) => document.toJS() ?? []);

export type Kubernetes = {
  readonly helm: (...args: readonly string[]) => Promise<string>;
  readonly kubectl: (...args: readonly string[]) => Promise<string>;
  /** With something on standard input. */
  readonly feed: (input: string, ...args: readonly string[]) => Promise<string>;
  /** The release `winnow` in the namespace `winnow`, rendered for the version of the API server. */
  readonly render: (values: string, ...args: readonly string[]) => Promise<string>;
  readonly server: KubernetesServer;
};

/** The commands helm and kubectl on an API server. */
const connectKubernetes = (server: KubernetesServer): Kubernetes => {
  const helm = (...args: readonly string[]) => runOn(server, 'helm', args);
  return {
    server,
    helm,
    kubectl: (...args) => runOn(server, 'kubectl', args),
    feed: (input, ...args) => runOn(server, 'kubectl', args, input),
    render: (values, ...args) =>
      helm('template', 'winnow', chart, '-n', 'winnow', '--kube-version', '1.34.0', '-f', valuesPath(values), ...args),
  };
};

/** Runs a suite on an API server, or shows it as skipped with the reason. */
export const describeKubernetes = (suite: (kubernetes: Kubernetes) => void | Promise<void>): void => {
  const server = inject('kubernetes');
  if ('missing' in server) describe.skip('kubernetes', () => it(server.missing, () => {}));
  else describe('kubernetes', () => suite(connectKubernetes(server)));
};
