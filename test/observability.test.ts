import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '@winnow/runtime';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPromql, readScrape } from './support/promql.ts';
import { readSource, readWorkspaces, root } from './support/workspaces.ts';

type Panel = { readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[] };
type Dashboard = { readonly uid: string; readonly title: string; readonly panels: readonly Panel[] };
type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string; readonly team: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
};

const folder = 'deploy/observability';
const dashboards = globSync(`${folder}/dashboards/*.json`, { cwd: root })
  .toSorted()
  .map((path) => ({ path, dashboard: JSON.parse(readSource(path)) as Dashboard }));
const ruleFiles = globSync(`${folder}/rules/*.yaml`, { cwd: root }).toSorted();
const rules: readonly Rule[] = ruleFiles.flatMap((path) =>
  parse(readSource(path)).groups.flatMap(({ rules: each }: { readonly rules: readonly Rule[] }) => each),
);
const expressions = [
  ...dashboards.flatMap(({ path, dashboard }) =>
    dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `${path} ${title}`, expr }))),
  ),
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
];
const metrics = createMetrics('test');
// Only distributed processes report it.
metrics.clockOffsets(() => ({ machine: 0, database: 0 }));
const { series } = readScrape(await metrics.registry.metrics());
const services = readWorkspaces()
  .map(({ folder: path }) => path)
  .filter((path) => path.startsWith('services/') && path !== 'services/standalone');

describe('dashboards and rules', () => {
  it('use only metrics that a process serves', () => {
    expect(expressions.length).toBeGreaterThan(50);
    const unknown = expressions.flatMap(({ where, expr }) =>
      readPromql(expr)
        .metrics.filter((name) => !series.has(name))
        .map((name) => `${where}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('would be caught: a metric that nobody serves, and an expression that cannot be read', () => {
    expect(readPromql('rate(winnow_none_total[5m]) > 1').metrics.filter((metric) => !series.has(metric))).toEqual([
      'winnow_none_total',
    ]);
    expect(() => readPromql('sum(rate(winnow_none_total[5m])')).toThrow('Not PromQL');
  });

  it('show every metric of Winnow', () => {
    const used = new Set(expressions.flatMap(({ expr }) => readPromql(expr).metrics));
    const own = [...series].filter((name) => name.startsWith('winnow_') && !/_(sum|bucket|count)$/.test(name));
    const histograms = [...series].filter((name) => name.startsWith('winnow_') && name.endsWith('_count'));
    const shown = (name: string): boolean =>
      [name, name.replace(/_count$/, '_bucket'), `${name}_total`].some((each) => used.has(each));
    expect([...own, ...histograms].filter((name) => !shown(name) && !name.endsWith('_total_total'))).toEqual([]);
  });
});

describe('a dashboard', () => {
  it.each(dashboards.map(({ path, dashboard }) => [path, dashboard] as const))('%s can be imported', (_, dashboard) => {
    expect(dashboard.uid).toMatch(/^winnow-[a-z]+$/);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    expect(dashboard.panels.filter(({ title, targets }) => title === '' || targets.length === 0)).toEqual([]);
  });

  it('has a name that no other has', () => {
    expect(new Set(dashboards.map(({ dashboard }) => dashboard.uid)).size).toBe(dashboards.length);
    expect(new Set(dashboards.map(({ dashboard }) => dashboard.title)).size).toBe(dashboards.length);
  });
});

describe('an alert', () => {
  const runbook = [...readSource(`${folder}/runbook.md`).matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);

  it('has one entry in the runbook, which has no other', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(runbook.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
    for (const { alert, annotations } of rules) expect(annotations.runbook).toBe(`${folder}/runbook.md#${alert.toLowerCase()}`);
  });

  it('says who must act, and when', () => {
    for (const { alert, labels } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(services, alert).toContain(`services/${labels.team}`);
    }
  });
});

describe('promtool', () => {
  const promtool = process.env.PROMTOOL ?? 'promtool';
  const missing = spawnSync(promtool, ['--version']).error !== undefined;
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: root, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };

  it.skipIf(missing)('accepts the rules (skipped where promtool is missing)', () => {
    expect(run('check', 'rules', ...ruleFiles)).toMatchObject({ status: 0 });
  });

  it.skipIf(missing)('finds that the rules fire when they are meant to (skipped where promtool is missing)', () => {
    const tests = globSync(`${folder}/rule-tests/*.yaml`, { cwd: root }).map((path) => join(root, path));
    expect(tests).not.toEqual([]);
    expect(run('test', 'rules', ...tests)).toMatchObject({ status: 0 });
  });
});
