import { describe, expect, it } from 'vitest';
import policy from '../scripts/allowed-licences.json' with { type: 'json' };
import { licenceBreaches, lockedPackages } from '../scripts/licences.ts';
import { productionBom } from '../scripts/sbom.ts';
import { readSource } from './support/workspaces.ts';

const lock = JSON.parse(readSource('package-lock.json'));
const packages = lockedPackages(lock, policy);

describe('licences of dependencies', () => {
  it('are all allowed', () => {
    expect(packages.length).toBeGreaterThan(400);
    expect(licenceBreaches(packages, policy)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 'planted@1.2.3 has the licence GPL-3.0-only, which is not allowed'],
    ['MIT AND AGPL-3.0-or-later', 'planted@1.2.3 has the licence MIT AND AGPL-3.0-or-later, which is not allowed'],
    ['SEE LICENSE IN terms.txt', 'planted@1.2.3 has the licence SEE LICENSE IN terms.txt, which is not allowed'],
    [undefined, 'planted@1.2.3 states no licence'],
  ])('would be caught: %s', (license, breach) => {
    const entry = { version: '1.2.3', ...(license === undefined ? {} : { license }) };
    const planted = { packages: { ...lock.packages, 'packages/ats/node_modules/planted': entry } };
    expect(licenceBreaches(lockedPackages(planted, policy), policy)).toEqual([breach]);
  });

  const strict = { allowed: ['MIT'], allowedForDevelopment: ['MPL-2.0'], corrections: {} };
  const breachesOf = (entry: { readonly license: string; readonly dev?: boolean }) =>
    licenceBreaches(lockedPackages({ packages: { 'node_modules/a': { version: '1.0.0', ...entry } } }, strict), strict);

  it('may be chosen where a package offers several', () => {
    expect(breachesOf({ license: '(MIT OR GPL-3.0-only)' })).toEqual([]);
  });

  it('are allowed more broadly for development', () => {
    expect(breachesOf({ license: 'MPL-2.0', dev: true })).toEqual([]);
    expect(breachesOf({ license: 'GPL-3.0-only', dev: true })).toHaveLength(1);
    expect(breachesOf({ license: 'MPL-2.0' })).toHaveLength(1);
  });

  it('would be caught: a correction of a package that is gone', () => {
    expect(licenceBreaches([], { ...strict, corrections: { 'gone@1.0.0': 'MIT' } })).toEqual([
      'gone@1.0.0 is corrected but not installed',
    ]);
  });
});

describe('the bill of materials', () => {
  it('lists workspaces and production packages, and names the root for the project and not for its folder', () => {
    const component = (ref: string, name: string) => ({ 'bom-ref': ref, name });
    const bom = productionBom(
      {
        metadata: { component: component('winnow@1.0.0', 'checkout') },
        components: [component('@winnow/ats@1.0.0', 'ats'), component('zod@4.0.0', 'zod'), component('vitest@5.0.0', 'vitest')],
        dependencies: [
          { ref: 'winnow@1.0.0', dependsOn: ['@winnow/ats@1.0.0', 'vitest@5.0.0'] },
          { ref: '@winnow/ats@1.0.0', dependsOn: ['zod@4.0.0'] },
          { ref: 'vitest@5.0.0', dependsOn: [] },
        ],
      },
      (ref) => ref === 'zod@4.0.0',
    );
    expect(bom.metadata.component.name).toBe('winnow');
    expect(bom.components.map(({ name }) => name)).toEqual(['@winnow/ats', 'zod']);
    expect(bom.dependencies).toEqual([
      { ref: 'winnow@1.0.0', dependsOn: ['@winnow/ats@1.0.0'] },
      { ref: '@winnow/ats@1.0.0', dependsOn: ['zod@4.0.0'] },
    ]);
  });
});
