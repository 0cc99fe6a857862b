import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

type Printed = { readonly before: string; readonly whole: string; readonly without: string; readonly reading: string };

const program = fileURLToPath(new URL('support/print-provider-versions.ts', import.meta.url));

const versionsWith = (...given: readonly string[]): Printed =>
  JSON.parse(execFileSync(process.execPath, [program, ...given], { encoding: 'utf8' })) as Printed;

describe('the model of a provider', () => {
  const one = versionsWith('https://api.example.com', 'one');

  it('is part of the version of a result, and not of one that had to do without it', () => {
    expect(one.whole).toMatch(/-[0-9a-f]{8}$/);
    expect(one.whole.startsWith(`${one.before}-`)).toBe(true);
    expect(one.without).toBe(`${one.before}+${one.whole}`);
    expect(one.reading).toBe(one.whole);
  });

  it('gives another version than another model', () => {
    expect(versionsWith('https://api.example.com', 'other').whole).not.toBe(one.whole);
  });
});
