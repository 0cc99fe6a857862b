import { readdirSync, readFileSync } from 'node:fs';
import { canonicalSkill, knownSkill } from '@winnow/skills';
import { describe, expect, it } from 'vitest';
import { jsonSchemas } from '../generate.ts';
import { authoredTrades } from '../src/authored.ts';
import { familyOf } from '../src/family-of.ts';
import { loadAuthored, loadFamilies } from '../src/load-data.ts';
import { authoredSchema } from '../src/schema/authored.ts';
import { familiesSchema } from '../src/schema/families.ts';
import { families, levels } from '../src/skill-kinds.ts';

const data = new URL('../data/', import.meta.url);

describe('kinds of skills', () => {
  it('are named for skills of the catalogue, each once', () => {
    expect(familiesSchema.safeParse(loadFamilies()).error).toBeUndefined();
    const labels = families.flatMap((family) => loadFamilies().families[family]);
    expect(labels.filter((label) => knownSkill(label) === undefined)).toEqual([]);
    expect(new Set(labels.map(canonicalSkill)).size).toBe(labels.length);
  });

  it('are taken from what a skill shows where it has none of its own', () => {
    expect(familyOf(canonicalSkill('PostgreSQL'))).toBe('database');
    expect(familyOf(canonicalSkill('Azure SQL'))).toBe('database');
    expect(familyOf('underwater basket weaving')).toBeUndefined();
  });
});

describe('authored questions', () => {
  it('are those of the files', () => {
    const files = readdirSync(data).filter((name) => !['families.json', 'protected-words.json'].includes(name));
    expect(files.toSorted()).toEqual(authoredTrades.map((trade) => `${trade}.json`).toSorted());
  });

  it.each(authoredTrades)('of %s follow the schema and name skills of the catalogue', (trade) => {
    expect(authoredSchema.safeParse(loadAuthored(trade)).error).toBeUndefined();
    expect(loadAuthored(trade).skills.filter(({ skill }) => knownSkill(skill) === undefined)).toEqual([]);
  });

  it('are about at least 400 skills of 24 trades', () => {
    expect(authoredTrades.length).toBeGreaterThanOrEqual(24);
    expect(authoredTrades.flatMap((trade) => loadAuthored(trade).skills).length).toBeGreaterThanOrEqual(400);
  });

  it('tell weak, good and excellent answers apart, and end in another question', () => {
    const all = authoredTrades
      .flatMap((trade) => loadAuthored(trade).skills)
      .flatMap((skill) => levels.map((level) => skill[level]));
    const whole = all.filter(({ weak, good }) => weak !== undefined || good !== undefined);
    for (const { ask, weak, good, excellent, follow_up } of whole) {
      expect(new Set([weak, good, excellent].map((each) => each?.toLowerCase())).size, ask).toBe(3);
      expect(follow_up?.trim(), ask).not.toBe(ask.trim());
    }
    expect(whole.length).toBeGreaterThanOrEqual(777);
  });

  it('are about each skill once, and none is asked twice', () => {
    const skills = authoredTrades.flatMap((trade) => loadAuthored(trade).skills);
    expect(new Set(skills.map(({ skill }) => canonicalSkill(skill))).size).toBe(skills.length);
    const asked = skills.flatMap((skill) => levels.map((level) => skill[level].ask.toLowerCase()));
    expect(new Set(asked).size).toBe(asked.length);
  });
});

it.each(jsonSchemas)('publishes the JSON Schema as it is in code: $path', ({ path, text }) => {
  expect(readFileSync(path, 'utf8'), 'run npm run generate').toBe(text);
});
