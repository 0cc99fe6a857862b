import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { batchCoordinatorConfig } from '@winnow/batch-coordinator-service/config';
import { messages, topicOf } from '@winnow/contracts';
import { dashboardConfig } from '@winnow/dashboard-service/config';
import { gatewayConfig } from '@winnow/gateway-service/config';
import { parserConfig } from '@winnow/parser-service/config';
import { commonConfig } from '@winnow/runtime';
import { webhookDispatcherConfig } from '@winnow/webhook-dispatcher-service/config';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesInReadme } from '../support/document-rules.ts';
import { chart, describeKubernetes, ofKind, parseObjects, valuesFiles, valuesPath } from '../support/kubernetes.ts';
import { readSource, root } from '../support/workspaces.ts';
import { breachesOf } from './breaches-of.ts';
import { workloadsOf } from './policies.ts';

/** Dashboards and rules are files of their own, with tests of their own. */
const withoutContents = (rendered: string): string =>
  rendered
    .split(/^---\n/m)
    .filter((document) => !/^kind: (PrometheusRule|ConfigMap)$/m.test(document))
    .join('---\n');

describeKubernetes(({ helm, kubectl, feed, render }) => {
  beforeAll(async () => {
    await kubectl('create', 'namespace', 'winnow');
    await kubectl('label', 'namespace', 'winnow', 'pod-security.kubernetes.io/enforce=restricted');
  });

  it('has nine values files', () => {
    expect(valuesFiles.length).toBe(9);
  });

  describe.each(valuesFiles)('with %s values', (name) => {
    let rendering: Promise<string> | undefined;
    const renderOnce = (): Promise<string> => {
      rendering ??= render(name);
      return rendering;
    };
    const objects = async () => parseObjects(await renderOnce());

    it('is what was reviewed, and what the API server accepts to the last field', async () => {
      const [rendered] = await Promise.all([
        renderOnce(),
        helm('lint', chart, '--strict', '--kube-version', '1.34.0', '-f', valuesPath(name)),
      ]);
      await expect(withoutContents(rendered)).toMatchFileSnapshot(join(import.meta.dirname, `golden/${name}.yaml`));
      const accepted = await feed(rendered, 'apply', '-n', 'winnow', '--dry-run=server', '--validate=strict', '-f', '-');
      expect(accepted.trim().split('\n').length).toBe(parseObjects(rendered).length);
    });

    it('breaks no policy', async () => {
      expect(breachesOf(await objects())).toEqual([]);
    });

    it('sets variables only that a service reads', async () => {
      const keys = [commonConfig, gatewayConfig, parserConfig, batchCoordinatorConfig, webhookDispatcherConfig, dashboardConfig];
      const known = new Set(keys.flatMap((config) => Object.values(config).map(({ key }) => key)));
      const set = workloadsOf(await objects())
        .flatMap(({ containers: [container] }) => container?.env ?? [])
        .map(({ name: key }) => key)
        .filter((key) => /^(WINNOW|MONGODB|OIDC)_|^KAFKA_(BROKERS|S[SA])/.test(key));
      expect(set.filter((key) => !known.has(key))).toEqual([]);
    });
  });

  it('is rendered in deploy/manifests, for those who do not use Helm', async () => {
    await expect(await render('plain')).toMatchFileSnapshot(join(root, 'deploy/manifests/winnow.yaml'));
    const built = parseObjects(await kubectl('kustomize', join(root, 'deploy/manifests')));
    expect(built.map(({ kind }) => kind)).toContain('Deployment');
  });

  it('scales each service on every topic that it works off', async () => {
    const objects = parseObjects(
      await render(
        'keda',
        '--set',
        'services.batch-coordinator.autoscaling.enabled=true',
        '--set',
        'services.webhook-dispatcher.autoscaling.enabled=true',
      ),
    );
    const scaled = ofKind(objects, 'ScaledObject');
    expect(scaled.length).toBe(5);
    for (const { metadata, spec } of scaled) {
      const service = metadata.name.replace('winnow-', '');
      // An erasure is rare and quick, and read by all.
      const { consumed } = messagesInReadme(readSource(`services/${service}/README.md`));
      const topics = messages
        .filter(({ type }) => consumed.includes(type) && type !== 'erasure.requested')
        .flatMap((message) => message.lanes.map((lane) => topicOf(message, lane)));
      const triggers = spec.triggers.filter(({ type }) => type === 'kafka');
      expect(triggers.map((trigger) => trigger.metadata.topic).toSorted()).toEqual(
        topics.map((topic) => `winnow.${topic}`).toSorted(),
      );
      for (const trigger of triggers)
        expect(trigger.metadata.consumerGroup).toBe(`winnow.${service}@${trigger.metadata.topic?.replace('winnow.', '')}`);
    }
  });

  it('opens the internet to webhooks, and to the identity provider and the endpoints of models when they are set', async () => {
    const open = async (values: string, ...args: readonly string[]) =>
      ofKind(parseObjects(await render(values, ...args)), 'NetworkPolicy').flatMap(({ metadata, spec }) =>
        JSON.stringify(spec.egress).includes('"except"') ? [metadata.name] : [],
      );
    expect(await open('minimal')).toEqual(['winnow-webhook-dispatcher']);
    expect(await open('production')).toEqual([
      'winnow-scoring',
      'winnow-question',
      'winnow-webhook-dispatcher',
      'winnow-dashboard',
    ]);
    const inside = ['embeddings', 'chat'].map((name) => `${name}.peers[0].namespaceSelector.matchLabels.models=true`).join(',');
    expect(await open('production', '--set', inside)).toEqual(['winnow-webhook-dispatcher', 'winnow-dashboard']);
  });

  it('lets every service reach the bucket for files, where it is said to be or on the internet', async () => {
    const reaching = async (...args: readonly string[]) =>
      ofKind(parseObjects(await render('s3', ...args)), 'NetworkPolicy').filter(({ spec }) =>
        JSON.stringify(spec.egress).includes(args.length === 0 ? '10.30.0.0/24' : '"except"'),
      );
    expect(await reaching()).toHaveLength(8);
    expect(await reaching('--set', 'files.s3.peers=null')).toHaveLength(8);
  });

  it('has the version of the project', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(await readFile(join(chart, 'Chart.yaml'), 'utf8')).toContain(`appVersion: ${version}\n`);
  });
});
