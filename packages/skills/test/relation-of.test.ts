import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue, trades } from '../src/catalogue.ts';
import { findSkills, knownSkill, relationOf } from '../src/index.ts';
import { loadTrade } from '../src/load-trade.ts';
import { rivals } from './support/rivals.ts';
import { unlikeNames } from './support/unlike-names.ts';

const { skills } = readCatalogue();
const anySkill = fc.constantFrom(...skills.map(({ canonical }) => canonical));

describe('relationOf', () => {
  it.each([
    ['Postgres', 'PostgreSQL', 'same'],
    ['PostgreSQL', 'SQL', 'narrower'],
    ['SQL', 'PostgreSQL', 'broader'],
    ['Next.js', 'JavaScript', 'narrower'],
    ['Freshdesk', 'Zendesk', 'related'],
    ['Zendesk', 'Freshdesk', 'related'],
    ['ACLS', 'BLS', 'narrower'],
    ['Kubeflow', 'MLflow', 'related'],
    ['Jetpack Compose', 'Android', 'narrower'],
    ['Meta Ads', 'TikTok Ads', 'related'],
    ['Micronaut', 'Quarkus', 'related'],
    ['CIPD', 'SHRM-CP', 'different'],
    ['Steuerfachangestellte', 'tax adviser', 'different'],
    ['Kotlin', 'Welding', 'different'],
    ['saddle stitching', 'Welding', 'unknown'],
    ['saddle stitching', 'Saddle  Stitching', 'same'],
  ])('says what %j is to %j: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation);
  });

  it('says the opposite in the other direction', () => {
    const opposite = { broader: 'narrower', narrower: 'broader' } as const;
    fc.assert(
      fc.property(anySkill, anySkill, (one, other) => {
        const relation = relationOf(one, other);
        expect(relationOf(other, one)).toBe(relation === 'broader' || relation === 'narrower' ? opposite[relation] : relation);
      }),
    );
  });
});

describe('a name', () => {
  it('never names two products, certificates or standards', () => {
    const merged = rivals.flatMap((row) =>
      row.filter((name) => row.some((other) => other !== name && knownSkill(name) === knownSkill(other))),
    );
    expect(merged).toEqual([]);
  });

  it('of a product, certificate or standard is known, and found in a list', () => {
    const names = rivals.flat();
    expect(names.filter((name) => knownSkill(name) === undefined)).toEqual([]);
    const lost = names.filter((name) => !findSkills(`- ${name}`).some(({ canonical }) => canonical === knownSkill(name)));
    expect(lost).toEqual([]);
  });

  it('that shares nothing with the label of its skill has been checked to name the same', () => {
    const checked = JSON.parse(readFileSync(new URL('support/other-names.json', import.meta.url), 'utf8')) as unknown;
    const all = trades.flatMap((trade) => loadTrade(trade).skills);
    const found = all.map(({ label, aliases = [] }) => [label, unlikeNames(label, aliases)] as const);
    expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(checked);
  });
});

describe('the relations', () => {
  it('name only skills that are defined, never the skill itself', () => {
    const known = new Set(skills.map(({ canonical }) => canonical));
    const wrong = skills.flatMap(({ canonical, related }) => related.filter((name) => name === canonical || !known.has(name)));
    expect(wrong).toEqual([]);
  });

  it('never make two skills broader than each other', () => {
    const circles = skills.filter(({ canonical, shows }) => shows.some((shown) => relationOf(shown, canonical) !== 'broader'));
    expect(circles.map(({ label }) => label)).toEqual([]);
  });
});
