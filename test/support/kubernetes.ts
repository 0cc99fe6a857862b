import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** Any object of Kubernetes, as far as tests look into it. */
export type KubernetesObject = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels; readonly annotations?: Labels };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape, and the API server checks it.
  readonly spec: any;
};

export type Labels = { readonly [name: string]: string };

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
