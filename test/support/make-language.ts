import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspaces.ts';

const vowels = 'aeiouy';
const consonants = 'bcdfghjklmnpqrstvwxz';

const moved = (letter: string, letters: string, places: number): string =>
  letters[(letters.indexOf(letter) + places) % letters.length] ?? letter;

/** A text in the made-up language: English with other vowels and other consonants. */
export const madeUp = (text: string): string =>
  text.replace(/[a-z]/gi, (given) => {
    const lower = given.toLowerCase();
    const letter = vowels.includes(lower) ? moved(lower, vowels, 2) : moved(lower, consonants, 7);
    return given === lower ? letter : letter.toUpperCase();
  });

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** Every text of a value changed, but for keys and the name of the schema. */
const changed = (value: Json, change: (text: string) => string): Json => {
  if (typeof value === 'string') return value.startsWith('../') || /^(?:Latn|ltr)$/.test(value) ? value : change(value);
  if (Array.isArray(value)) return value.map((each: Json) => changed(each, change));
  return typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change)]))
    : value;
};

type Fields = { readonly [key: string]: Json };

/** What English has and a language may leave out. */
const optional = ['traits', 'stemmer', 'apostrophe', 'languageNames', 'machineOrders', 'placeholders'];

const ownText = (text: string): string => `xx: ${text}`;

/** The three files of the made-up language: the words of English in other letters, its texts with a mark. */
const filesOf = (english: (name: string) => Fields): { readonly [name: string]: Json } => {
  const reading = Object.fromEntries(Object.entries(english('reading')).filter(([key]) => !optional.includes(key)));
  const { match = {}, interview = {}, job = {}, ...words } = english('hiring');
  const { languageNames = {}, ...jobWords } = job as Fields;
  const { separators = {}, ...questions } = interview as Fields;
  return {
    reading: changed(reading, madeUp),
    report: changed(english('report'), ownText),
    hiring: {
      ...(changed(words, madeUp) as Fields),
      job: { ...(changed(jobWords, madeUp) as Fields), languageNames },
      match: changed(match, ownText),
      interview: { ...(changed(questions, ownText) as Fields), separators },
      skills: { 'Project management': [madeUp('project management')], 'Customer service': [madeUp('customer service')] },
    },
  };
};

/** Copies the packages to a temporary folder and adds a language there: three JSON files, one line in the list of codes, and the tables that are generated. */
export const copyWithLanguage = (code: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'winnow-language-'));
  mkdirSync(join(folder, 'node_modules/@winnow'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@winnow' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join(folder, 'packages', name);
    cpSync(join(root, 'packages', name), own, { recursive: true, filter: (path) => !path.includes('node_modules') });
    symlinkSync(own, join(folder, 'node_modules/@winnow', name));
  }
  mkdirSync(join(folder, 'test/support'), { recursive: true });
  for (const name of ['make-language.ts', 'workspaces.ts', 'reading-tools.ts', 'use-language.ts']) {
    cpSync(join(root, 'test/support', name), join(folder, 'test/support', name));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const data = join(folder, 'packages/languages/data');
  const files = filesOf((name) => JSON.parse(readFileSync(join(data, 'en', `${name}.json`), 'utf8')) as Fields);
  mkdirSync(join(data, code));
  for (const [name, file] of Object.entries(files)) writeFileSync(join(data, code, `${name}.json`), JSON.stringify(file));
  const list = join(folder, 'packages/contracts/src/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace('\n} as const;', `\n  ${code}: 'Made-up',\n} as const;`));
  for (const name of ['languages', 'skills'])
    execFileSync(process.execPath, [join('packages', name, 'generate.ts')], { cwd: folder });
  return folder;
};
