import { languageCodes, sectionKinds } from '@winnow/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { allLocales, capIds, checkIds, headingKey, localeOf } from '../src/index.ts';
import { type ReportTexts, reportTextsOf } from '../src/texts.ts';

/** Report texts hold product and technical terms in Latin letters; the rest must be of the script of the language. */
const minScriptShare = 0.7;

const scriptPatterns: Readonly<Record<string, RegExp>> = {
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  Hans: /\p{Script=Han}/gu,
  Hant: /\p{Script=Han}/gu,
  Hani: /\p{Script=Han}/gu,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/gu,
};

const patternOf = (script: string): RegExp => scriptPatterns[script] ?? new RegExp(`\\p{Script=${script}}`, 'gu');

const textsOf = (report: ReportTexts): readonly (readonly [string, string])[] => [
  ...checkIds.flatMap((id) =>
    (['pass', 'problem', 'fix'] as const).map((part) => [`${id}.${part}`, report.checks[id]?.[part] ?? ''] as const),
  ),
  ...capIds.flatMap((id) => (['message', 'fix'] as const).map((part) => [`${id}.${part}`, report.caps[id][part]] as const)),
  ...Object.entries({ ...report.categories, ...report.bands, ...report.statuses, ...report.page }),
  ['notApplicable', report.notApplicable],
  ['disclaimer', report.disclaimer],
];

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const elementsOf = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => elementsOf(value)) : []),
  ]);

const allElements = (text: string): readonly Element[] => elementsOf(new IntlMessageFormat(text, 'en').getAst());

const placeholders = (text: string): readonly string[] =>
  [
    ...new Set(allElements(text).flatMap((element) => ('value' in element && element.type !== 0 ? [element.value] : []))),
  ].toSorted();

/** What the text says itself, in all of its forms. */
const wordsOf = (text: string): string =>
  allElements(text)
    .map((element) => (element.type === 0 ? element.value : ''))
    .join(' ');

/** Words of several languages, or names. */
const mayBeEnglish = /^(?:Version|Page|Score|Checks|Status|Partly|Info|For information)\b.{0,15}$/u;

it('has a locale for each of the 50 codes, in their order', () => {
  expect(allLocales().map((locale) => locale.code)).toEqual(languageCodes);
});

it('answers the locale of each code', () => {
  for (const code of languageCodes) expect(localeOf(code).code).toBe(code);
});

describe.each(allLocales().map((locale) => [locale.code, locale] as const))('%s', (code, locale) => {
  const report = reportTextsOf(code);

  it('has every report text with the placeholders of English', () => {
    const english = new Map(textsOf(reportTextsOf('en')));
    for (const [id, text] of textsOf(report)) {
      expect(text.trim(), id).not.toBe('');
      expect(placeholders(text), id).toEqual(placeholders(english.get(id) ?? ''));
    }
  });

  it.skipIf(locale.code === 'en')('leaves no report text in English', () => {
    const english = new Map(textsOf(reportTextsOf('en')));
    const same = textsOf(report).filter(([id, text]) => text === english.get(id) && !mayBeEnglish.test(wordsOf(text).trim()));
    expect(same.filter(([, text]) => wordsOf(text).trim().includes(' '))).toEqual([]);
  });

  it('writes its report texts in its own script', () => {
    const letters =
      textsOf(report)
        .map(([, text]) => wordsOf(text))
        .join('')
        .match(/\p{L}/gu) ?? [];
    const own = letters.join('').match(patternOf(locale.script)) ?? [];
    expect(own.length / letters.length).toBeGreaterThanOrEqual(minScriptShare);
  });

  it('names every kind of section, the three main ones in at least three ways', () => {
    for (const kind of sectionKinds) if (kind !== 'other') expect(locale.headings[kind].length, kind).toBeGreaterThan(0);
    for (const kind of ['experience', 'education', 'skills'] as const)
      expect(locale.headings[kind].length, kind).toBeGreaterThanOrEqual(3);
  });

  it('uses no heading for two kinds', () => {
    const kinds = new Map<string, Set<string>>();
    for (const [kind, headings] of Object.entries(locale.headings)) {
      for (const heading of headings) kinds.set(headingKey(heading), (kinds.get(headingKey(heading)) ?? new Set()).add(kind));
    }
    const double = [...kinds].filter(([, each]) => each.size > 1).map(([key, each]) => `${key}: ${[...each].join(', ')}`);
    expect(double).toEqual([]);
  });

  it('has headings that leave something to compare', () => {
    for (const heading of Object.values(locale.headings).flat()) expect(headingKey(heading), heading).not.toBe('');
  });

  it('keeps stop words, verbs, degrees and labels in lower case', () => {
    const { stopWords, actionVerbs, degrees, contactLabels } = locale;
    const words = [...stopWords, ...actionVerbs, ...Object.values(degrees).flat(), ...Object.values(contactLabels).flat()];
    for (const word of words) expect(word).toBe(word.toLocaleLowerCase(locale.code));
  });

  it('keeps words of dates, titles, employers and schools in lower case', () => {
    const { dates, titles, companies, institutions, placeholders } = locale;
    const groups = [dates, titles, companies, institutions].map(
      (group): Readonly<Record<string, readonly string[] | undefined>> => ({
        ...group,
      }),
    );
    const words = [...groups.flatMap((group) => Object.values(group)), placeholders].flatMap((list) => list ?? []);
    for (const word of words) expect(word).toBe(word.toLocaleLowerCase(locale.code));
  });

  it('looks inside words for parts of Latin letters only if they are long enough to mean something', () => {
    const { titles, institutions } = locale;
    for (const part of [...titles.parts, ...institutions.parts]) expect(part).not.toMatch(/^[a-z]{1,3}$/u);
  });

  it('has enough stop words to be told by, each once', () => {
    expect(locale.stopWords.length).toBeGreaterThanOrEqual(15);
    expect(new Set(locale.stopWords).size).toBe(locale.stopWords.length);
  });

  it('has words for an ongoing position and labels for contact data', () => {
    expect(locale.present.length).toBeGreaterThan(0);
    for (const labels of Object.values(locale.contactLabels)) expect(labels.length).toBeGreaterThan(0);
  });
});

it('means one kind by each heading, in all languages that use it', () => {
  const kinds = new Map<string, Set<string>>();
  for (const locale of allLocales()) {
    for (const [kind, headings] of Object.entries(locale.headings)) {
      for (const heading of headings) kinds.set(headingKey(heading), (kinds.get(headingKey(heading)) ?? new Set()).add(kind));
    }
  }
  const open = [...kinds].filter(([, each]) => each.size > 1);
  expect(open.map(([key, each]) => `${key}: ${[...each].join(', ')}`)).toEqual([]);
});
