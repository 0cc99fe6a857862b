import { readdirSync, readFileSync } from 'node:fs';
import { allHiringNames } from '@winnow/languages/hiring';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, tables } from '../generate.ts';
import { readCatalogue, trades } from '../src/catalogue.ts';
import { foldedName } from '../src/folded-name.ts';
import { canonicalSkill, findSkills, isCertification, skillFamily, skillLabel, tokensOf } from '../src/index.ts';
import { loadTrade } from '../src/load-trade.ts';
import { tradeSchema } from '../src/schema/trade.ts';
import { readName } from '../src/skill-name.ts';

const rows = trades.flatMap((trade) => loadTrade(trade).skills);
const translated = allHiringNames().flatMap(({ skills: names = {} }) => Object.entries(names));
const skills = new Map(readCatalogue().skills.map((skill) => [skill.canonical, skill]));

describe('the data', () => {
  const data = new URL('../data/', import.meta.url);

  const files = readdirSync(data).filter((name) => name !== 'occupations.json');

  it.each(files)('is valid in %s, which names its schema', (name) => {
    const file = JSON.parse(readFileSync(new URL(name, data), 'utf8')) as { readonly $schema: string };
    expect(tradeSchema.safeParse(file).error?.issues).toBeUndefined();
    expect(file.$schema).toBe('../schemas/trade.schema.json');
  });

  it.each(jsonSchemas)('has a published JSON Schema as it is in code: $path', ({ path, text }) => {
    expect(readFileSync(path, 'utf8'), 'run npm run generate').toBe(text);
  });

  it.each(tables)('is what the table was generated from: $path', ({ path, text }) => {
    expect(readFileSync(path, 'utf8') === text, 'run npm run generate').toBe(true);
  });

  it('is read from every file', () => {
    expect(trades.map((trade) => `${trade}.json`).toSorted()).toEqual(files.toSorted());
  });

  it('translates only skills of the catalogue', () => {
    const labels = new Set(rows.map(({ label }) => label));
    expect(translated.map(([label]) => label).filter((label) => !labels.has(label))).toEqual([]);
  });

  it('hold at least 600 skills', () => {
    expect(skills.size).toBeGreaterThanOrEqual(600);
  });

  it('define each skill once', () => {
    const seen = new Map<string, number>();
    for (const { label } of rows) seen.set(foldedName(label), (seen.get(foldedName(label)) ?? 0) + 1);
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('give no name to two skills', () => {
    const owners = new Map<string, Set<string>>();
    const named = [...rows.map(({ label, aliases = [] }) => [label, [label, ...aliases]] as const), ...translated];
    for (const [label, names] of named) {
      for (const text of names.map((name) => readName(name).text)) {
        const key = tokensOf(text.replace(/\*( |$)/gu, '$1 '))
          .map(({ key: word, end, joint }) => `${joint.trim()}${word}${text[end] === '*' ? '*' : ''}`)
          .join(' ');
        expect(key, `${label}: ${text}`).not.toBe('');
        owners.set(key, (owners.get(key) ?? new Set()).add(label));
      }
    }
    const shared = [...owners]
      .filter(([, labels]) => labels.size > 1)
      .map(([key, labels]) => `${key}: ${[...labels].join(', ')}`);
    expect(shared).toEqual([]);
  });

  it('show only skills that are defined, and never a skill by itself', () => {
    const unknown = rows.flatMap(({ label, shows = [] }) =>
      shows.filter((shown) => !skills.has(foldedName(shown)) || shown === label).map((shown) => `${label} > ${shown}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name the general skills in the larger languages', () => {
    const named: readonly (readonly [string, readonly string[]])[] = [
      [
        'project management',
        [
          'Projektmanagement',
          'gestion de projet',
          'gestión de proyectos',
          'gestione progetti',
          'gestão de projetos',
          'projectmanagement',
          'zarządzanie projektami',
          'управление проектами',
          'プロジェクト管理',
          '项目管理',
        ],
      ],
      [
        'customer service',
        ['Kundenservice', 'service client', 'atención al cliente', 'obsługa klienta', '客户服务', 'カスタマーサービス'],
      ],
      ['accounting', ['Buchhaltung', 'comptabilité', 'contabilidad', 'contabilità', 'księgowość', '会计', '経理']],
      ['machine learning', ['maschinelles Lernen', 'apprentissage automatique', 'машинное обучение', '机器学习', '機械学習']],
      ['welding', ['Schweißen', 'soudage', 'soldadura', 'saldatura', 'spawanie', 'сварка', '焊接', '溶接']],
    ];
    for (const [canonical, names] of named) for (const name of names) expect(canonicalSkill(name), name).toBe(canonical);
  });
});

it('finds every skill by its label in a list', () => {
  const missed = [...skills.values()].filter(
    ({ canonical, label }) => !findSkills(`Skills:\n- ${label}\n- Knitting`).some((mention) => mention.canonical === canonical),
  );
  expect(missed.map(({ label }) => label)).toEqual([]);
});

describe('canonicalSkill', () => {
  it.each([
    ['Postgres', 'postgresql'],
    ['K8s', 'kubernetes'],
    ['JS', 'javascript'],
    ['node', 'node.js'],
    ['Node JS', 'node.js'],
    ['C#', 'c#'],
    ['c++', 'c++'],
    ['.NET', '.net'],
    ['r', 'r'],
    ['MS Excel', 'microsoft excel'],
    ['Python (primary)', 'python'],
    ['Java 17', 'java'],
    ['scikit learn', 'scikit-learn'],
    ['  Ballet   Dancing ', 'ballet dancing'],
    ['Ölmalerei', 'olmalerei'],
    ['Java and Spring', 'java and spring'],
    ['', ''],
  ])('reads %j as %j', (name, canonical) => {
    expect(canonicalSkill(name)).toBe(canonical);
  });

  it('leaves canonical names as they are', () => {
    for (const canonical of skills.keys()) expect(canonicalSkill(canonical)).toBe(canonical);
  });

  it('is the inverse of the label', () => {
    for (const canonical of skills.keys()) expect(canonicalSkill(skillLabel(canonical))).toBe(canonical);
  });
});

describe('a skill', () => {
  it('shows others directly', () => {
    expect(skillFamily('postgresql')).toContain('sql');
    expect(skillFamily('react')).toContain('javascript');
    expect(skillFamily('kubernetes')).toContain('containers');
    expect(skillFamily('next.js')).not.toContain('sql');
    expect(skillFamily('ballet dancing')).toEqual([]);
  });

  it('is written as usual, an unknown one as it is', () => {
    expect(skillLabel('postgresql')).toBe('PostgreSQL');
    expect(skillLabel('ballet dancing')).toBe('ballet dancing');
  });

  it('may be a certification', () => {
    expect(isCertification('pmp')).toBe(true);
    expect(isCertification('python')).toBe(false);
    expect(isCertification('ballet dancing')).toBe(false);
  });
});
