import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder, removeFolder } from '../support/namespaces.ts';
import { generateFiles } from './evaluate/evaluate-generated.ts';
import { loadVocabularies } from './load-vocabularies.ts';

const run = promisify(execFile);

const script = (name: string): string => fileURLToPath(new URL(`train/${name}`, import.meta.url));

let folder = '';

beforeAll(async () => {
  folder = await createFolder();
  await mkdir(join(folder, 'material', 'files'), { recursive: true });
  const vocabularies = await loadVocabularies(['de', 'ja']);
  const choice = { vocabularies, layouts: ['one-column', 'table'], formats: ['docx'], seeds: 2, words: ['any'] } as const;
  const files = [];
  for await (const { label, bytes } of generateFiles(choice, null)) {
    files.push(label);
    await writeFile(join(folder, 'material', 'files', label.file), bytes);
  }
  await writeFile(join(folder, 'material', 'labels.json'), JSON.stringify({ files }));
});

afterAll(() => removeFolder(folder));

/** The files of weights that the commands write in processes of their own, by name. */
const train = async (name: string, zone: string): Promise<ReadonlyMap<string, string>> => {
  const out = join(folder, name);
  const material = join(folder, 'material');
  await mkdir(out);
  const env = { ...process.env, TZ: zone };
  await run(process.execPath, [script('train-texts.ts'), '--out', out, material], { env });
  await run(process.execPath, [script('train-lines.ts'), '--out', out, material], { env });
  const few = ['--made', '1', '--seeds', '1', '--epochs', '1'];
  await run(process.execPath, [script('train-slots.ts'), ...few, '--out', join(out, 'slot-weights.json'), material], { env });
  await run(process.execPath, [script('train-skills.ts'), '--out', join(out, 'skill-weights.json'), material], { env });
  await run(process.execPath, [script('train-names.ts'), '--out', join(out, 'name-weights.json'), material], { env });
  const names = (await readdir(out)).toSorted();
  return new Map(await Promise.all(names.map(async (each) => [each, await readFile(join(out, each), 'utf8')] as const)));
};

// Each of the two learns from all short texts, too, which takes minutes where other suites run beside it.
it('learns the same bytes from the same files in another process and time zone', { timeout: 600_000 }, async () => {
  const [first, second] = await Promise.all([train('first', 'UTC'), train('second', 'Asia/Tokyo')]);
  expect([...first.keys()]).toEqual([
    'entry-lines.json',
    'heading-kinds.json',
    'line-kinds.json',
    'line-roles.json',
    'name-weights.json',
    'skill-weights.json',
    'slot-weights.json',
    'text-kinds.json',
  ]);
  expect(second).toEqual(first);
});

it('ships weights that are integers and together take no more than 2 MB', async () => {
  const data = fileURLToPath(new URL('../../packages/resumes/data/', import.meta.url));
  // Lists of employers and schools are no weights.
  const names = (await readdir(data)).filter((name) => !['employers.json', 'schools.json'].includes(name));
  const texts = await Promise.all(names.map((name) => readFile(join(data, name), 'utf8')));
  const rows = texts.flatMap((text) => [...text.matchAll(/"(-?[\d.]+(?: -?[\d.]+)*)"(?!:)/gu)].map(([, row = '']) => row));
  expect(rows.length).toBeGreaterThan(1_000);
  expect(rows.filter((row) => !/^-?\d+(?: -?\d+)*$/u.test(row))).toEqual([]);
  expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThanOrEqual(2_000_000);
});
