import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'winnow-skill-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Printed = { readonly before: string; readonly after: string; readonly error?: string };

const program = fileURLToPath(new URL('support/print-engine-version.ts', import.meta.url));

const versionsWith = (text: string | undefined): Printed => {
  const path = join(folder, text === undefined ? 'none.json' : 'skills.json');
  if (text !== undefined) writeFileSync(path, text);
  return JSON.parse(execFileSync(process.execPath, [program, path], { encoding: 'utf8' })) as Printed;
};

describe('a file of skills', () => {
  it('is part of the version of the engine, by its content', () => {
    const one = versionsWith('{"skills":[{"label":"Frob"}]}');
    const other = versionsWith('{"skills":[{"label":"Widget"}]}');
    expect(one.after.startsWith(`${one.before}-`)).toBe(true);
    expect(one.after.slice(one.before.length)).toMatch(/^-[0-9a-f]{12}$/);
    expect(other.before).toBe(one.before);
    expect(other.after).not.toBe(one.after);
    expect(versionsWith('{"skills":[{"label":"Frob"}]}')).toEqual(one);
  });

  it.each([
    ['that is missing', undefined, 'cannot be read (ENOENT)'],
    ['without JSON', 'skills:', 'is no JSON'],
    ['of another form', '{"skills":[{"label":""}]}', 'skills.0.label'],
  ])('%s ends the start with a reason', (_, text, reason) => {
    const { error } = versionsWith(text);
    expect(error).toContain('ConfigError: WINNOW_SKILLS_FILE');
    expect(error).toContain(reason);
  });
});
