import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import type { KubernetesServer } from './kubernetes-server.ts';
import { root } from './workspaces.ts';

const execute = promisify(execFile);

/** Starts an API server with the real controllers and a simulated node, without containers. */
const script = join(root, '../shared/infra/kube-up');

/** Why there is no API server, if there is none. */
export const withoutKubernetes = existsSync(script) ? undefined : `needs ${script}, which starts an API server`;

/** Starts an API server of its own; stopping it removes everything. */
export const startKubernetes = async (): Promise<{
  readonly server: KubernetesServer;
  readonly stop: () => Promise<void>;
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-kubernetes-'));
  const [port, etcd, peer] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { KUBE_PORT: `${port}`, KUBE_ETCD_PORT: `${etcd}`, KUBE_ETCD_PEER_PORT: `${peer}` };
  const own = { ...env, KUBE_RUN: join(folder, 'kube'), ...ports };
  const stop = async (): Promise<void> => {
    await execute('bash', [`${script.slice(0, -'up'.length)}down`, '--wipe'], { env: own });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { stdout } = await execute('bash', [script, 'nodes'], { env: own });
    const [, kubeconfig = '', path = ''] = /KUBECONFIG='([^']+)' PATH="([^"]+):\$PATH"/.exec(stdout) ?? [];
    return { server: { kubeconfig, path: `${path}:${env.PATH}`, folder }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
