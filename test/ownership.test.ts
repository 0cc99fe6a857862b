import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { batchCoordinatorConfig } from '@winnow/batch-coordinator-service/config';
import * as contracts from '@winnow/contracts';
import { dashboardConfig } from '@winnow/dashboard-service/config';
import { gatewayConfig } from '@winnow/gateway-service/config';
import { parserConfig } from '@winnow/parser-service/config';
import type { ConfigSpec } from '@winnow/runtime';
import { webhookDispatcherConfig } from '@winnow/webhook-dispatcher-service/config';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Contract, missingFields } from './support/contract-rules.ts';
import { messagesInReadme } from './support/document-rules.ts';
import { readSource, readWorkspaces, root } from './support/workspaces.ts';

const services = readWorkspaces()
  .map(({ folder }) => folder)
  .filter((folder) => folder.startsWith('services/') && folder !== 'services/standalone');
const nameOf = (folder: string): string => folder.slice('services/'.length);

const configs: { readonly [service: string]: ConfigSpec } = {
  gateway: gatewayConfig,
  parser: parserConfig,
  'batch-coordinator': batchCoordinatorConfig,
  'webhook-dispatcher': webhookDispatcherConfig,
  dashboard: dashboardConfig,
};

/** Names in code style of a line of a README. */
const listed = (folder: string, title: string, pattern = /`([^`]+)`/g): readonly string[] => {
  const line = readSource(`${folder}/README.md`)
    .split('\n')
    .find((each) => each.startsWith(`- **${title}**`));
  if (line === undefined) throw new Error(`${folder}/README.md says nothing of ${title}.`);
  return [...line.matchAll(pattern)].map(([, name = '']) => name);
};

type Collection = { readonly owner: string; readonly name: string };
const collections = Object.values<Collection>(contracts.collections);
const ownedBy = (service: string): readonly string[] =>
  collections.filter(({ owner }) => owner === service).map(({ name }) => name);
/** Collections that the store of a service opens, by the names of the collections. */
const openedBy = (folder: string): readonly string[] =>
  existsSync(join(root, folder, 'src/store.ts'))
    ? [...readSource(`${folder}/src/store.ts`).matchAll(/\(collections\.(\w+)\)/g)].map(
        ([, key = '']) => (contracts.collections as { readonly [key: string]: Collection })[key]?.name ?? key,
      )
    : [];
const rules: readonly { readonly alert: string; readonly labels: { readonly team: string } }[] = parse(
  readSource('deploy/observability/rules/winnow.yaml'),
).groups.flatMap(({ rules: each }: { readonly rules: readonly unknown[] }) => each);

describe.each(services)('%s', (folder) => {
  const service = nameOf(folder);

  it('says which collections it owns', () => {
    const owned = ownedBy(service);
    expect(
      listed(folder, 'Owns')
        .filter((name) => collections.some((each) => each.name === name))
        .slice(0, owned.length)
        .toSorted(),
    ).toEqual(owned.toSorted());
  });

  it('says which collections of others it reads', () => {
    const read = listed(folder, 'Reads');
    expect(read.filter((name) => ownedBy(service).includes(name) || !collections.some((each) => each.name === name))).toEqual([]);
    const opened = openedBy(folder).filter((name) => !ownedBy(service).includes(name));
    expect(opened.filter((name) => !read.includes(name))).toEqual([]);
  });

  it('says which keys of the configuration are its own', () => {
    const keys = Object.values(configs[service] ?? {}).map(({ key }) => key);
    const named = listed(folder, 'Configuration');
    const isNamed = (key: string): boolean =>
      named.some((each) => each === key || (each.endsWith('*') && key.startsWith(each.slice(0, -1))));
    expect(keys.filter((key) => !isNamed(key))).toEqual([]);
  });

  it('says what it promises, by metrics, and which alerts are its own', () => {
    expect(listed(folder, 'Objectives', /`(winnow_\w+)`/g)).not.toEqual([]);
    const own = rules.filter(({ labels }) => labels.team === service).map(({ alert }) => alert);
    expect(own).not.toEqual([]);
    expect(listed(folder, 'Alerts').toSorted()).toEqual(own.toSorted());
  });

  it('has tests, a version, an image and owners of its own', () => {
    const { scripts, version } = JSON.parse(readSource(`${folder}/package.json`));
    expect(scripts.test).toContain(` ${folder}/ `);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(listed(folder, 'Test')).toEqual([`npm test -w ${folder}`]);
    expect(listed(folder, 'Image')[0]).toContain(`SERVICE=${service} `);
    expect(readSource('.github/CODEOWNERS')).toMatch(new RegExp(`^/${folder}/ +@`, 'm'));
  });

  it('says what it needs of messages and collections, and they have it', () => {
    const contract: Contract = JSON.parse(readSource(`${folder}/contract.json`));
    expect(Object.keys(contract.consumes).toSorted()).toEqual(messagesInReadme(readSource(`${folder}/README.md`)).consumed);
    const messages = JSON.parse(readSource('packages/contracts/generated/asyncapi.json')).components;
    const records = JSON.parse(readSource('packages/contracts/generated/records.json'));
    const missing = [
      ...Object.entries(contract.consumes).flatMap(([type, { needs }]) =>
        missingFields(needs, messages.messages[type]?.payload ?? {}, messages.schemas).map((path) => `${type}: ${path}`),
      ),
      ...Object.entries(contract.reads).flatMap(([name, { needs }]) =>
        missingFields(needs, records.collections[name]?.schema ?? {}, records.components.schemas).map(
          (path) => `${name}: ${path}`,
        ),
      ),
    ];
    expect(missing).toEqual([]);
    expect(Object.keys(contract.reads).filter((name) => !listed(folder, 'Reads').includes(name))).toEqual([]);
  });
});

describe('turbo', () => {
  it('runs the tests of each workspace when it or what it is built from has changed', () => {
    const { tasks } = JSON.parse(readSource('turbo.json'));
    expect(tasks).toEqual({ transit: { dependsOn: ['^transit'] }, test: { dependsOn: ['transit'], outputs: [] } });
    for (const { folder } of readWorkspaces())
      expect(JSON.parse(readSource(`${folder}/package.json`)).scripts?.test, folder).toContain(` ${folder}/ `);
  });

  it('has a job for each service', () => {
    const { jobs } = parse(readSource('.github/workflows/services.yml'));
    expect([...jobs.service.strategy.matrix.service].toSorted()).toEqual(services.map(nameOf).toSorted());
  });
});
