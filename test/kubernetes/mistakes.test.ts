import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chart, describeKubernetes, parseObjects, valuesPath } from '../support/kubernetes.ts';
import { breachesOf } from './breaches-of.ts';

type Mistake = {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What refuses it: the schema of the values, the API server, or a policy. */
  readonly refusal: RegExp;
  readonly values?: string;
};

const deployments = 'templates/deployments.yaml';

const mistakes: readonly Mistake[] = [
  {
    what: 'a value of another type',
    file: 'values.yaml',
    from: 'shutdownGraceSeconds: 20',
    to: 'shutdownGraceSeconds: twenty',
    refusal: /shutdownGraceSeconds/,
  },
  {
    what: 'a field that does not exist',
    file: deployments,
    from: 'minReadySeconds:',
    to: 'minimumReadySeconds:',
    refusal: /unknown field "spec.minimumReadySeconds"/,
  },
  {
    what: 'a rollout that can neither add nor remove a pod',
    file: deployments,
    from: 'maxSurge: {{ .maxSurge }}',
    to: 'maxSurge: 0',
    refusal: /maxUnavailable: Invalid value: .* may not be 0 when `maxSurge` is 0/,
  },
  {
    what: 'a process that may be root',
    file: 'templates/_helpers.tpl',
    from: 'runAsNonRoot: true',
    to: 'runAsNonRoot: false',
    refusal: /isConfined: winnow-gateway may run as root/,
  },
  {
    what: 'the image of today',
    file: 'templates/_helpers.tpl',
    from: 'default .root.Values.image.tag | default .root.Chart.AppVersion',
    to: 'default "latest"',
    refusal: /namesImages: winnow-gateway runs winnow-gateway:latest/,
  },
  {
    what: 'no limits',
    file: deployments,
    from: 'resources: {{- toYaml .resources | nindent 12 }}',
    to: 'resources: {}',
    refusal: /hasLimits: winnow-parser has no limits of memory/,
  },
  {
    what: 'a token in every pod',
    file: deployments,
    from: 'automountServiceAccountToken: false',
    to: 'automountServiceAccountToken: true',
    refusal: /hasNoToken: winnow-scoring mounts a token/,
  },
  {
    what: 'a network policy that selects nothing',
    file: 'templates/network-policies.yaml',
    from: 'podSelector:\n    matchLabels: {{- include "winnow.selector" $context | nindent 6 }}',
    to: 'podSelector:\n    matchLabels: { app: winnow }',
    refusal: /isFenced: winnow-gateway selects nothing/,
  },
  {
    what: 'parsers that reach the internet',
    file: 'templates/network-policies.yaml',
    from: 'or (eq $name "webhook-dispatcher")',
    to: 'or (has $name (list "parser" "webhook-dispatcher"))',
    refusal: /staysInside: winnow-parser reaches the internet/,
  },
  {
    what: 'a secret in the environment',
    file: 'templates/_environment.tpl',
    from: '- { name: KAFKA_SASL_PASSWORD, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .passwordKey }} } } }',
    to: '- { name: KAFKA_SASL_PASSWORD, value: hunter2 }',
    refusal: /hidesSecrets: winnow-parser has the value of KAFKA_SASL_PASSWORD/,
    values: 'production',
  },
  {
    what: 'less time to stop than the process takes',
    file: deployments,
    from: 'add .preStopSeconds $.Values.shutdownGraceSeconds 10',
    to: 'add 20',
    refusal: /drains: winnow-gateway is killed before it has stopped/,
  },
  {
    what: 'a budget that blocks every eviction',
    file: 'templates/services.yaml',
    from: 'maxUnavailable: {{ .disruptionsAllowed }}',
    to: 'maxUnavailable: 0',
    refusal: /toleratesDisruptions: winnow-gateway blocks every eviction/,
  },
  {
    what: 'replicas that an upgrade resets',
    file: deployments,
    from: '{{- if not .autoscaling.enabled }}',
    to: '{{- if true }}',
    refusal: /scalesOnce: winnow-parser has not one owner of its replicas/,
  },
  {
    what: 'a trigger of KEDA that is no object',
    file: 'templates/autoscaling.yaml',
    from: '    - type: metrics-api',
    to: '    - metrics-api\n    - type: metrics-api',
    refusal: /ScaledObject.*spec.triggers|spec\.triggers/,
    values: 'keda',
  },
];

describeKubernetes(({ helm, feed, server }) => {
  const refusalOf = async (folder: string, values: string): Promise<string> => {
    const args = ['-n', 'default', '--kube-version', '1.34.0', '-f', valuesPath(values)];
    try {
      const rendered = await helm('template', 'winnow', folder, ...args);
      const breaches = breachesOf(parseObjects(rendered));
      if (breaches.length > 0) return breaches.join('\n');
      await feed(rendered, 'apply', '-n', 'default', '--dry-run=server', '--validate=strict', '-f', '-');
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  };

  it('would accept the chart as it is', async () => {
    expect(await refusalOf(chart, 'minimal')).toBe('accepted');
  });

  it.each(mistakes)('refuses $what', async ({ file, from, to, refusal, values = 'minimal' }) => {
    const folder = await mkdtemp(join(server.folder, 'chart-'));
    await cp(chart, folder, { recursive: true, dereference: true });
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(
      path,
      text.replaceAll(from, () => to),
    );
    expect(await refusalOf(folder, values)).toMatch(refusal);
  });
});
