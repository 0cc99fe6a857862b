import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { commonConfig } from '../packages/runtime/src/common-config.ts';
import { serviceVariables } from '../packages/runtime/src/known-variables.ts';
import { standaloneConfig } from '../services/standalone/src/services.ts';

const keys = Object.values({ ...commonConfig, ...standaloneConfig }).map(({ key }) => key);

it('knows exactly the variables that the services read', () => {
  expect([...serviceVariables]).toEqual(keys.filter((key) => key.startsWith('WINNOW_')).sort());
});

it('describes every variable in the README, and none that nothing reads', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const described = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, key]) => key);
  expect(described.toSorted()).toEqual([...new Set(keys)].toSorted());
});
