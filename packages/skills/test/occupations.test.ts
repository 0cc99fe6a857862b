import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { allHiringNames } from '@winnow/languages/hiring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../src/catalogue.ts';
import { nearness, occupationOf, occupationsOf, tokensOf } from '../src/index.ts';
import { loadOccupations } from '../src/load-trade.ts';
import { occupationsSchema } from '../src/schema/occupations.ts';

const rows = loadOccupations();
const ids = new Set(rows.map(({ id }) => id));
const anyId = fc.constantFrom(...ids);

const idsOf = (title: string, language: LanguageCode | null): readonly string[] =>
  occupationsOf(title, language).map(({ id }) => id);

describe('the data of occupations', () => {
  it('is valid', () => {
    const file: unknown = JSON.parse(readFileSync(new URL('../data/occupations.json', import.meta.url), 'utf8'));
    expect(occupationsSchema.safeParse(file).error?.issues).toBeUndefined();
  });

  it('holds at least 160 occupations, each once', () => {
    expect(ids.size).toBe(rows.length);
    expect(ids.size).toBeGreaterThanOrEqual(160);
  });

  it('names only occupations and skills that are known', () => {
    const labels = new Set(readCatalogue().skills.map(({ label }) => label));
    const unknown = rows.flatMap(({ id, near, skills, kinds = [] }) => [
      ...[...near, ...kinds].filter((each) => !ids.has(each) || each === id),
      ...skills.filter((label) => !labels.has(label)),
    ]);
    expect(unknown).toEqual([]);
  });

  it.each(allHiringNames().map(({ code, occupations = {} }) => [code, occupations] as const))(
    'has titles in %s for known occupations, each for one and as a whole',
    (code, occupations) => {
      expect(Object.keys(occupations).filter((id) => !ids.has(id))).toEqual([]);
      expect(Object.keys(occupations).length).toBeGreaterThanOrEqual(60);
      const owners = new Map<string, Set<string>>();
      for (const [id, titles] of Object.entries(occupations)) {
        for (const title of titles) {
          const key = tokensOf(title.replace(/^!/u, ''))
            .map((token) => token.key)
            .join(' ');
          expect(key, title).not.toBe('');
          expect(title, title).toBe(title.toLocaleLowerCase(code));
          owners.set(key, (owners.get(key) ?? new Set()).add(id));
        }
      }
      expect([...owners].filter(([, named]) => named.size > 1).map(([key, named]) => `${key}: ${[...named]}`)).toEqual([]);
      const lost = Object.entries(occupations).flatMap(([id, titles]) =>
        titles.filter((title) => {
          const found = idsOf(title.replace(/^!/u, ''), code);
          return !(found.length === 1 && found[0] === id) && !rows.some(({ kinds = [] }) => kinds.includes(found[0] ?? ''));
        }),
      );
      expect(lost).toEqual([]);
    },
  );

  it('has titles of English for every occupation', () => {
    const english = allHiringNames().find(({ code }) => code === 'en')?.occupations ?? {};
    expect(Object.keys(english).toSorted()).toEqual([...ids].toSorted());
  });
});

describe('occupationsOf', () => {
  it.each<[string, LanguageCode | null, readonly string[]]>([
    ['Software Engineer', 'en', ['software-developer']],
    ['Senior Backend Developer (m/f/d) – Remote, full-time', 'en', ['backend-developer']],
    ['Lead Registered Nurse, ICU', 'en', ['nurse']],
    ['Python Programmer', 'en', ['backend-developer']],
    ['Developer (React, TypeScript)', 'en', ['frontend-developer']],
    ['Accountants wanted!', 'en', ['accountant']],
    ['Product Owner / Scrum Master', 'en', ['product-owner', 'scrum-master']],
    ['Sales Manager', null, ['sales-manager']],
    ['Head Chef', 'de', ['chef']],
    ['Softwareentwicklerin (m/w/d)', 'de', ['software-developer']],
    ['Junior-Python-Entwickler', 'de', ['backend-developer']],
    ['Musikschullehrerin', 'de', ['teacher']],
    ['Krankenschwester auf der Intensivstation', 'de', ['nurse']],
    ['Enfermera de quirófano', 'es', ['nurse']],
    ['Ingénieure logiciel senior (H/F)', 'fr', ['software-developer']],
    ['Vendeuse en boulangerie', 'fr', ['sales-assistant']],
    ['Praca jako kierowcą autobusu', 'pl', ['bus-driver']],
    ['Młodszy Specjalista ds. Kadr', 'pl', ['hr-specialist']],
    ['Старший бухгалтер', 'ru', ['bookkeeper']],
    ['Tecrübeli muhasebeciler', 'tr', ['bookkeeper']],
    ['Sairaanhoitajana kotihoidossa', 'fi', ['nurse']],
    ['مهندس برمجيات أول', 'ar', ['software-developer']],
    ['מנכ"ל החברה', 'he', ['general-manager']],
    ['高级Java开发工程师', 'zh', ['backend-developer']],
    ['正看護師（夜勤あり）', 'ja', ['nurse']],
    ['경력 간호사 모집', 'ko', ['nurse']],
    ['พยาบาลวิชาชีพ', 'th', ['nurse']],
    ['वरिष्ठ शिक्षक', 'hi', ['teacher']],
    ['Barista', 'it', ['bartender']],
    ['Barista', 'de', ['barista']],
    ['Enfermeiro', 'de', ['nurse']],
    ['Knitter of socks', 'en', []],
    ['', 'en', []],
  ])('reads %j (%s) as %j', (title, language, expected) => {
    expect(idsOf(title, language)).toEqual(expected);
  });

  it('tells what the occupation needs', () => {
    expect(occupationsOf('Electrician', 'en')[0]).toMatchObject({
      trade: 'electrical',
      skills: ['electrical installation', 'electrician licence'],
    });
  });

  const ranks = fc.constantFrom('Senior', 'Junior', 'Lead', 'Experienced', '(Senior)', 'Trainee');
  const remarks = fc.constantFrom('(m/w/d)', '- Remote', '| Full-time', ', Berlin', '100 %', '(part-time)');
  const titlesOf = (code: LanguageCode): readonly (readonly [string, string])[] =>
    Object.entries(allHiringNames().find((each) => each.code === code)?.occupations ?? {}).flatMap(([id, titles]) =>
      titles.map((title) => [id, title] as const),
    );

  it('finds a title between ranks and remarks, in any case', () => {
    const cases = ['en', 'de', 'pl'] as const;
    for (const code of cases.filter((each) => titlesOf(each).length > 0)) {
      fc.assert(
        fc.property(fc.constantFrom(...titlesOf(code)), ranks, remarks, ([id, title], rank, remark) => {
          const plain = title.replace(/^!/u, '');
          for (const written of [plain, plain.toLocaleUpperCase(code)]) {
            const [found] = idsOf(`${rank} ${written} ${remark}`, code);
            const kinds = occupationOf(id)?.kinds ?? [];
            expect(found === id || kinds.includes(found ?? ''), `${written}: ${found}`).toBe(true);
          }
        }),
        { numRuns: 50 },
      );
    }
  });

  it('answers known occupations, each once, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...languageCodes), (text, language) => {
        const found = idsOf(text, language);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((id) => ids.has(id))).toBe(true);
      }),
    );
  });
});

describe('nearness', () => {
  it.each([
    ['nurse', 'nurse', 'same'],
    ['nurse', 'midwife', 'near'],
    ['midwife', 'nurse', 'near'],
    ['software-developer', 'erp-developer', 'near'],
    ['nurse', 'dentist', 'trade'],
    ['nurse', 'welder', 'none'],
    ['nurse', 'dragon tamer', 'none'],
  ])('of %j and %j is %s', (one, other, expected) => {
    expect(nearness(one, other)).toBe(expected);
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(anyId, anyId, (one, other) => {
        expect(nearness(one, other)).toBe(nearness(other, one));
      }),
    );
  });
});
