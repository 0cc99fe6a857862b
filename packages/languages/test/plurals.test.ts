import { type LanguageCode, languageCodes } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { localeOf } from '../src/index.ts';
import { formatMessage } from '../src/texts.ts';
import { messagesOf } from './support/messages-of.ts';
import { notCounts, notGoverned, singularAfterNumbers, texts, unchanging } from './support/plural-exceptions.ts';
import { elementsIn, wordsBesideNumbers } from './support/words-beside-numbers.ts';

const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5, 10.5];

const categoriesOf = (code: LanguageCode): readonly string[] => new Intl.PluralRules(code).resolvedOptions().pluralCategories;

const inflects = (code: LanguageCode): boolean => categoriesOf(code).length > 1 && !singularAfterNumbers.has(code);

const isCount = (path: string, name: string): boolean =>
  !texts.has(name) && !notCounts.has(name) && !(name === 'answer' && path.endsWith('explanations.order'));

/** A single letter is an abbreviation, a conjunction or an ending. */
const exceptionsOf = (code: LanguageCode): ((word: string) => boolean) => {
  const words = new Set([
    ...localeOf(code).stopWords,
    ...(unchanging[code] ?? '').split(' '),
    ...(notGoverned[code] ?? '').split(' '),
  ]);
  return (word) => words.has(word) || word.length === 1;
};

const pluralFormsOf = (message: string, code: LanguageCode): readonly (readonly string[])[] =>
  elementsIn(message, code).flatMap((element) => ('options' in element ? [Object.keys(element.options)] : []));

/** The message with the number for each of its arguments. */
const filled = (message: string, code: LanguageCode, number: number): string => {
  const names = elementsIn(message, code).flatMap((element) => ('value' in element && element.type !== 0 ? [element.value] : []));
  return formatMessage(message, code, Object.fromEntries(names.map((name) => [name, number])));
};

const digitsIn = (text: string): readonly string[] => text.match(/\p{Nd}/gu) ?? [];

describe.each(languageCodes)('%s', (code) => {
  it('has a form for every plural category of the language', () => {
    for (const [path, message] of messagesOf(code))
      for (const forms of pluralFormsOf(message, code))
        expect(forms, path).toEqual(expect.arrayContaining([...categoriesOf(code)]));
  });

  it.runIf(inflects(code))('uses a plural argument for every number that a word agrees with', () => {
    const isException = exceptionsOf(code);
    const missing = messagesOf(code).flatMap(([path, message]) =>
      wordsBesideNumbers(message, code, (name) => isCount(path, name))
        .filter(({ word }) => !isException(word))
        .map(({ name, word }) => `${path}: ${word} beside {${name}}`),
    );
    expect(missing).toEqual([]);
  });

  it('formats the numbers of plural arguments like all other numbers', () => {
    for (const [path, message] of messagesOf(code)) {
      if (pluralFormsOf(message, code).length === 0) continue;
      for (const number of numbers) {
        const text = filled(message, code, number);
        const rest = text.replaceAll(formatMessage('{number}', code, { number }), '');
        expect(digitsIn(message), `${path}: ${text}`).toEqual(expect.arrayContaining([...digitsIn(rest)]));
      }
    }
  });
});

const length = 'checks.structure.length.problem';
const handshakes = 'interview.questions.iq.handshakes';

it.each<readonly [LanguageCode, string, number, string]>([
  ['en', length, 1, 'The resume has 1 page and 1 word.'],
  ['en', length, 2, 'The resume has 2 pages and 2 words.'],
  ['en', 'checks.structure.font_size.problem', 1.5, 'Most of the text is 1.5 points in size.'],
  ['en', 'page.points', 1, '1 of 1 point'],
  ['de', 'page.gain', 1, '+1 Punkt'],
  ['de', 'page.gain', 2, '+2 Punkte'],
  ['fr', 'page.gain', 1.5, '+1,5 point'],
  ['fr', 'page.gain', 2, '+2 points'],
  ['fr', 'page.morePages', 1, '1 autre page n’est pas affichée.'],
  ['pl', handshakes, 2, 'Spotykają się 2 osoby'],
  ['pl', handshakes, 5, 'Spotyka się 5 osób'],
  ['pl', handshakes, 22, 'Spotykają się 22 osoby'],
  ['pl', handshakes, 1.5, 'Spotyka się 1,5 osoby'],
  ['ru', handshakes, 2, 'Встречаются 2 человека'],
  ['ru', handshakes, 11, 'Встречаются 11 человек'],
  ['ru', handshakes, 21, 'Встречается 21 человек'],
  ['ru', handshakes, 1.5, 'Встречаются 1,5 человека'],
  ['ar', 'page.gain', 1, 'زيادة نقطة واحدة'],
  ['ar', 'page.gain', 2, 'زيادة نقطتين'],
  ['ar', 'page.gain', 3, 'زيادة 3 نقاط'],
  ['ar', 'page.gain', 11, 'زيادة 11 نقطة'],
  ['sl', handshakes, 1, 'Sreča se 1 človek'],
  ['sl', handshakes, 2, 'Srečata se 2 človeka'],
  ['sl', handshakes, 3, 'Srečajo se 3 ljudje'],
  ['sl', handshakes, 5, 'Sreča se 5 ljudi'],
  ['lt', 'page.gain', 2, '+2 taškai'],
  ['lt', 'page.gain', 11, '+11 taškų'],
  ['lt', 'page.gain', 21, '+21 taškas'],
  ['lv', handshakes, 21, 'Satiekas 21 cilvēks'],
  ['cs', 'page.gain', 2, '+2 body'],
  ['cs', 'page.gain', 5, '+5 bodů'],
  ['cs', 'page.gain', 1.5, '+1,5 bodu'],
  ['sw', length, 1, 'CV ina ukurasa 1 na neno 1.'],
])('%s: %s with %d', (code, path, number, text) => {
  const [, message = ''] = messagesOf(code).find(([each]) => each === path) ?? [];
  expect(filled(message, code, number).startsWith(text), filled(message, code, number)).toBe(true);
});

it('has no exception that no message needs', () => {
  const beside = new Set(
    languageCodes.flatMap((code) =>
      messagesOf(code).flatMap(([path, message]) =>
        wordsBesideNumbers(message, code, (name) => isCount(path, name)).map(({ word }) => `${code} ${word}`),
      ),
    ),
  );
  const exceptions = [unchanging, notGoverned].flatMap((table) =>
    Object.entries(table).flatMap(([code, words]) => words.split(' ').map((word) => `${code} ${word}`)),
  );
  expect(exceptions.filter((each) => !beside.has(each))).toEqual([]);
});

it('formats a plain placeholder and a plural of the same name alike', () => {
  const message = '{pages, plural, one {# page} other {# pages}}: {pages} × 2';
  expect(formatMessage(message, 'en', { pages: 1_000.26 })).toBe('1,000.3 pages: 1,000.3 × 2');
  expect(formatMessage('{n, plural, one {# page} other {# pages}}', 'en', { n: 1.04 })).toBe('1 page');
});
