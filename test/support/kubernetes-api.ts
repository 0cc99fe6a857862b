import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { KubernetesServer } from './kubernetes-server.ts';

export type KubernetesApi = {
  readonly get: (path: string) => Promise<unknown>;
  /** The status of the response. */
  readonly send: (
    method: 'POST' | 'PATCH',
    path: string,
    body: object,
  ) => Promise<{ readonly status: number; readonly text: string }>;
  readonly stop: () => Promise<void>;
};

/** Requests to an API server without a process for each: through one proxy that has the credentials. */
export const openKubernetesApi = async ({ kubeconfig, path }: KubernetesServer): Promise<KubernetesApi> => {
  const proxy = spawn('kubectl', ['proxy', '--port=0'], { env: { PATH: path, KUBECONFIG: kubeconfig } });
  const lines = createInterface({ input: proxy.stdout });
  const [line] = await once(lines, 'line');
  const address = `http://${/127\.0\.0\.1:\d+/.exec(String(line))?.[0]}`;
  return {
    get: async (of) => {
      const response = await fetch(`${address}${of}`);
      if (!response.ok) throw new Error(`${of}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    send: async (method, to, body) => {
      const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
      const response = await fetch(`${address}${to}`, {
        method,
        headers: { 'content-type': type },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    },
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill();
      await ended;
    },
  };
};
