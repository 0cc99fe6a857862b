import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chart, describeKubernetes, type KubernetesObject, valuesPath } from '../support/kubernetes.ts';
import { type KubernetesApi, openKubernetesApi } from '../support/kubernetes-api.ts';
import { workloadsOf } from './policies.ts';

type Live = KubernetesObject & { readonly status: { readonly [field: string]: number } };
type Items = { readonly items: readonly Live[] };

const patience = { timeout: 180_000, interval: 500 };
const namespace = 'release';
const inNamespace = ['-n', namespace];
const fixed = ['-f', valuesPath('fixed'), '--set', 'defaults.replicas=3,services.parser.replicas=3,services.gateway.replicas=3'];
/** The simulated node is ready at once; nothing has to be warmed up. */
const quick = ['--set', 'defaults.minReadySeconds=0,services.gateway.minReadySeconds=0', '--wait', '--timeout', '100s'];

const imageTag = ({ image = '' }: Container): string => image.replace(/.*:/, '');

describeKubernetes(({ helm, kubectl, feed, server }) => {
  const list = async (kind: string, ...args: readonly string[]): Promise<readonly Live[]> =>
    (JSON.parse(await kubectl('get', kind, ...inNamespace, '-o', 'json', ...args)) as Items).items;
  /** The fewest pods of a Deployment that were ready while something happened, and the fewest that a budget had to spare. */
  const watchWhile = async (work: () => Promise<unknown>) => {
    let ready = Number.POSITIVE_INFINITY;
    let spare = Number.POSITIVE_INFINITY;
    let done = false;
    const watch = async (): Promise<void> => {
      while (!done)
        for (const { kind, status } of await list('deployments,poddisruptionbudgets')) {
          if (kind === 'Deployment') ready = Math.min(ready, status.readyReplicas ?? 0);
          else spare = Math.min(spare, (status.currentHealthy ?? 0) - (status.desiredHealthy ?? 0));
        }
    };
    const watching = watch();
    await work().finally(() => {
      done = true;
    });
    await watching;
    return { ready, spare };
  };
  const imagesOf = async (): Promise<readonly string[]> => [
    ...new Set(workloadsOf(await list('deployments')).flatMap(({ containers }) => containers.map(imageTag))),
  ];

  let api: KubernetesApi;

  beforeAll(async () => {
    api = await openKubernetesApi(server);
    await kubectl('create', 'namespace', namespace);
    await kubectl('label', 'namespace', namespace, 'pod-security.kubernetes.io/enforce=restricted');
  });

  afterAll(() => api.stop());

  it('is installed with one command, in a namespace with the strictest security', async () => {
    await helm('install', 'winnow', chart, ...inNamespace, ...fixed, ...quick);
    const deployments = await list('deployments');
    expect(deployments.length).toBe(6);
    const pods = await list('pods');
    // The Job that sets up has run before, and is gone.
    expect(pods.length).toBe(18);
    expect(await list('jobs')).toEqual([]);
    expect(await kubectl('get', 'events', ...inNamespace)).not.toContain('violates PodSecurity');
  });

  it('would not be: a pod that may be root is refused there', async () => {
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'root' },
      spec: { containers: [{ name: 'a', image: 'a:1' }] },
    };
    await expect(feed(JSON.stringify(pod), 'apply', ...inNamespace, '-f', '-')).rejects.toThrow(
      'violates PodSecurity "restricted',
    );
  });

  it('is upgraded to the next version without a pod less than before, and rolled back', async () => {
    const next = await mkdtemp(join(server.folder, 'next-'));
    await cp(chart, next, { recursive: true, dereference: true });
    const manifest = await readFile(join(next, 'Chart.yaml'), 'utf8');
    await writeFile(join(next, 'Chart.yaml'), manifest.replace(/^(version|appVersion): .*$/gm, '$1: 99.0.0'));
    const [before] = await imagesOf();
    const upgrade = () => helm('upgrade', 'winnow', next, ...inNamespace, ...fixed, ...quick);
    const undisturbed = { ready: 3, spare: 1 };
    expect(await watchWhile(upgrade)).toEqual(undisturbed);
    expect(await imagesOf()).toEqual(['99.0.0']);
    const rollback = () => helm('rollback', 'winnow', '1', ...inNamespace, '--wait', '--timeout', '100s');
    expect(await watchWhile(rollback)).toEqual(undisturbed);
    expect(await imagesOf()).toEqual([before]);
  });

  it('lets one pod of a service be evicted at a time', async () => {
    const parsers = () => list('pods', '-l', 'app.kubernetes.io/component=parser');
    const untilAllReady = () =>
      vi.waitFor(async () => {
        const parser = (await list('deployments')).find(({ metadata }) => metadata.name === 'winnow-parser');
        expect(parser?.status.readyReplicas).toBe(3);
        // Those that were replaced are gone.
        const found = await parsers();
        expect(found.length).toBe(3);
        return found.map(({ metadata }) => metadata.name);
      }, patience);
    const evict = (name: string) =>
      api.send('POST', `/api/v1/namespaces/${namespace}/pods/${name}/eviction`, {
        apiVersion: 'policy/v1',
        kind: 'Eviction',
        metadata: { name, namespace },
      });
    // At once after each other: in parallel, the server would try again until the first one has been replaced. On a busy machine
    // that can happen between the two as well, so this is tried more than once.
    const evictTwo = async () => {
      const [first = '', second = ''] = await untilAllReady();
      expect(await evict(first)).toMatchObject({ status: 201 });
      return evict(second);
    };
    let second = await evictTwo();
    for (let tries = 1; second.status === 201 && tries < 5; tries += 1) second = await evictTwo();
    expect(second).toMatchObject({ status: 429, text: expect.stringContaining("violate the pod's disruption budget") });
    await untilAllReady();
  });

  it('is removed as a whole', async () => {
    await helm('uninstall', 'winnow', ...inNamespace, '--wait');
    expect(await list('deployments,services,networkpolicies,poddisruptionbudgets')).toEqual([]);
  });
});
