import { languageCodes } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { allHiringLocales, type HiringLocale, hiringLocaleOf } from '../src/hiring.ts';
import { localeOf } from '../src/index.ts';
import { formatMessage } from '../src/texts.ts';

const english = hiringLocaleOf('en');

const isText = (value: unknown): value is string => typeof value === 'string';

/** Every text within a group by its path. */
const textsIn = (group: object, path: string): readonly (readonly [path: string, text: string])[] =>
  Object.entries(group).flatMap(([key, each]) => (isText(each) ? [[`${path}.${key}`, each]] : textsIn(each, `${path}.${key}`)));

/** Every text of a locale by its path. */
const textsOf = (locale: HiringLocale): ReadonlyMap<string, string> => {
  const { match, ranking, interview } = locale;
  const { orderClue, separators: _, anchors, ...groups } = interview;
  const rated = Object.entries(anchors).map(([id, texts]) => [`anchors.${id}`, texts] as const);
  const grouped = [...Object.entries(groups), ...rated].flatMap(([group, texts]) =>
    Object.entries(texts).map(([id, text]) => [`${group}.${id}`, text] as const),
  );
  const pages = [...textsIn(match, 'match'), ...textsIn(ranking, 'ranking')];
  return new Map([...pages, ...grouped, ['orderClue', orderClue]]);
};

/** Names of the placeholders, plural ones too. */
const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name ?? ''))].toSorted();

/** Every list of words by its path; those of `companies` are as written. */
const listsIn = (value: unknown, path: string): readonly (readonly [path: string, words: readonly string[]])[] => {
  if (Array.isArray(value) && value.every(isText)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'companies' ? [] : listsIn(each, `${path}.${key}`)));
};

/** Lists that say something by being empty. */
const mayBeEmpty = /\.(?:articles|compounds\.\d|ambiguous\..+)$|^personal\./;

/** Single words that several languages share, and a frame without words. */
const mayBeSame = /^ranking\.|^competencies\.|^leads\.because$|^guide\.notes$/;

/** Marks of quotation and of direction, formulas and the units beside them are the same in many scripts. */
const minScriptShare = 0.6;

it('has a hiring locale for each of the 50 codes, in their order', () => {
  expect(allHiringLocales().map(({ code }) => code)).toEqual(languageCodes);
});

describe.each(allHiringLocales().map((locale) => [locale.code, locale] as const))('%s', (code, locale) => {
  it('has every text with the placeholders of English', () => {
    const texts = textsOf(locale);
    for (const [path, text] of textsOf(english)) {
      expect(texts.get(path)?.trim(), path).toBeTruthy();
      expect(placeholders(texts.get(path) ?? ''), path).toEqual(placeholders(text));
    }
  });

  it('can fill every text, for one and for many', () => {
    for (const [path, text] of textsOf(locale))
      for (const number of [1, 2, 5, 21]) {
        const filled = formatMessage(text, code, Object.fromEntries(placeholders(text).map((name) => [name, number])));
        expect(filled, path).not.toMatch(/[{}]/);
      }
  });

  it('translates what is not English', () => {
    if (code === 'en') return;
    const same = [...textsOf(locale)].filter(([path, text]) => !mayBeSame.test(path) && text === textsOf(english).get(path));
    expect(same).toEqual([]);
  });

  it('writes its texts in its own script', () => {
    const { script } = localeOf(code);
    const pattern = {
      Jpan: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/gu,
      Hans: /\p{sc=Han}/gu,
      Hani: /\p{sc=Han}/gu,
      Kore: /\p{sc=Hang}/gu,
    }[script];
    const own = pattern ?? new RegExp(`\\p{Script=${script}}`, 'gu');
    const letters =
      [...textsOf(locale).values()]
        .join('')
        .replaceAll(/\{[^{}]*\}/gu, '')
        .match(/\p{L}/gu)
        ?.join('') ?? '';
    expect((letters.match(own) ?? []).length / letters.length).toBeGreaterThanOrEqual(minScriptShare);
  });

  it('has words in lower case, each once, none missing', () => {
    const lists = [...listsIn(locale.job, 'job'), ...listsIn(locale.personal, 'personal')];
    for (const [path, words] of lists.filter(([path]) => !path.includes('drivingLicence.classes'))) {
      expect(words.length > 0 || mayBeEmpty.test(path), path).toBe(true);
      expect(words, path).toEqual(words.map((word) => word.toLocaleLowerCase(code)));
      expect(new Set(words).size, path).toBe(words.length);
    }
  });

  it('demands and welcomes in different words', () => {
    const { headings, required, preferred } = locale.job;
    expect(required.filter((word) => preferred.includes(word))).toEqual([]);
    expect(headings.required.filter((word) => headings.preferred.includes(word))).toEqual([]);
  });
});
