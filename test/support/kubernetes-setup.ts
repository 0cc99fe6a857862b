import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import type { KubernetesServer } from './kubernetes.ts';
import { root } from './workspaces.ts';

const execute = promisify(execFile);

/** Starts an API server with the real controllers and a simulated node, without containers. */
const script = join(root, '../shared/infra/kube-up');
const none = `needs ${script}, which starts an API server`;

const start = async (folder: string): Promise<{ readonly server: KubernetesServer; readonly own: NodeJS.ProcessEnv }> => {
  const [port, etcd, peer] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { KUBE_PORT: `${port}`, KUBE_ETCD_PORT: `${etcd}`, KUBE_ETCD_PEER_PORT: `${peer}` };
  const own = { ...env, KUBE_RUN: join(folder, 'kube'), ...ports };
  const { stdout } = await execute('bash', [script, 'nodes'], { env: own });
  const [, kubeconfig = '', path = ''] = /KUBECONFIG='([^']+)' PATH="([^"]+):\$PATH"/.exec(stdout) ?? [];
  return { server: { kubeconfig, path: `${path}:${env.PATH}`, folder }, own };
};

/** Provides a Kubernetes API server to every test file; throws where there is none when `WINNOW_TEST_KUBERNETES=required`. */
export const setup = async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  if (!existsSync(script)) {
    if (env.WINNOW_TEST_KUBERNETES === 'required') throw new Error(`WINNOW_TEST_KUBERNETES=required, but it ${none}.`);
    provide('kubernetes', { missing: none });
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'winnow-kubernetes-'));
  const { server, own } = await start(folder);
  provide('kubernetes', server);
  return async () => {
    await execute('bash', [`${script.slice(0, -'up'.length)}down`, '--wipe'], { env: own });
    await rm(folder, { recursive: true, force: true });
  };
};
