import { cpuSeconds, peakMegabytes } from '../../load/processes.ts';
import { freePort } from '../../support/free-port.ts';
import type { KubernetesApi } from '../../support/kubernetes-api.ts';
import { launchService, type ServiceProcess } from '../../support/service-process.ts';

type Deployment = { readonly metadata: { readonly name: string }; readonly spec: { readonly replicas: number } };
type Deployments = { readonly items: readonly Deployment[] };
type Environment = { readonly [key: string]: string };

/** What a process took until it was ended, and how it ended. */
export type Ended = {
  readonly service: string;
  readonly code: number | null;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
};

export type Fleet = {
  /** Starts and ends processes until there are as many as the Deployments say. */
  readonly reconcile: () => Promise<void>;
  /** Processes of a service that run now. */
  readonly running: (service: string) => readonly ServiceProcess[];
  readonly ended: () => readonly Ended[];
  readonly stop: () => Promise<void>;
};

type Launched = ReturnType<typeof launchService>;

const isRunning = ({ lines }: ServiceProcess): boolean => lines.some((line) => line.includes('"msg":"Running"'));

/** Stands in for nodes: as many processes as each Deployment of the namespace has replicas. */
export const keepFleet = (api: KubernetesApi, namespace: string, environmentOf: (service: string) => Environment): Fleet => {
  const processes = new Map<string, Launched[]>();
  const ended: Ended[] = [];
  const ending = new Set<Promise<void>>();

  const start = async (service: string): Promise<void> => {
    const environment = { WINNOW_HEALTH_PORT: String(await freePort()), ...environmentOf(service) };
    processes.set(service, [...(processes.get(service) ?? []), launchService(service, environment)]);
  };
  /** The newest one first, as a ReplicaSet does. */
  const end = (service: string): void => {
    const running = processes.get(service) ?? [];
    const last = running.pop();
    if (last === undefined) return;
    const usage = { cpuSeconds: cpuSeconds(last.pid), peakMegabytes: peakMegabytes(last.pid) };
    const work = last.end('SIGTERM').then((code) => {
      ended.push({ service, code, ...usage });
      ending.delete(work);
    });
    ending.add(work);
  };

  return {
    reconcile: async () => {
      const { items } = (await api.get(`/apis/apps/v1/namespaces/${namespace}/deployments`)) as Deployments;
      for (const { metadata, spec } of items) {
        const service = metadata.name.replace('winnow-', '');
        const missing = spec.replicas - (processes.get(service)?.length ?? 0);
        await Promise.all(Array.from({ length: Math.max(0, missing) }, () => start(service)));
        for (let surplus = -missing; surplus > 0; surplus -= 1) end(service);
      }
    },
    running: (service) => (processes.get(service) ?? []).filter(isRunning),
    ended: () => ended,
    stop: async () => {
      for (const [service, running] of processes) for (let left = running.length; left > 0; left -= 1) end(service);
      await Promise.all(ending);
    },
  };
};
