import { type LanguageCode, languageCodes } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '../src/texts.ts';
import { type Message, messagesOf } from './support/messages-of.ts';
import { singularAfterNumbers, texts } from './support/plural-exceptions.ts';
import { type Element, elementsIn } from './support/words-beside-numbers.ts';

/** What a report, or the summary of a match, says about a document. */
const findingsOf = (code: LanguageCode): readonly Message[] =>
  messagesOf(code).filter(([path]) => /^checks\..*\.problem$|^caps\..*\.message$|^match\.summary$|^page\./u.test(path));

const problemsOf = (code: LanguageCode): readonly Message[] =>
  messagesOf(code).filter(([path]) => /^checks\..*\.problem$/u.test(path));

/** A colon or a dash that sets a label apart; Swedish has a colon within a word (`cv:t`). */
const colon = '(?:[:፦–](?=[\\s{])|：)';

const number = `\\{(?!(?:${[...texts].join('|')})\\b)`;

const numberAfterColon = new RegExp(`${colon}\\s*${number}`, 'u');

/** Nowhere in a sentence: `Pages with no text: 2 of 5`, `Length: pages 2, words 300`. */
const colonBeforeNumber = new RegExp(`${colon}[^.。።।۔]*${number}`, 'u');

/** Thai ends a sentence with a space, or with nothing. */
const sentenceEnd = /[.。።।۔]$/u;

const counts = [0, 1, 2, 5, 11, 21];

const pluralsIn = (message: string, code: LanguageCode) =>
  elementsIn(message, code).flatMap((element) => ('pluralType' in element ? [element] : []));

const namesIn = (message: string, code: LanguageCode): readonly string[] => [
  ...new Set(elementsIn(message, code).flatMap((each) => ('value' in each && each.type !== 0 ? [each.value] : []))),
];

/** How many numbers up to 200 are of a plural category. */
const sizeOf = (category: string, code: LanguageCode): number =>
  Array.from({ length: 201 }, (_, number) => new Intl.PluralRules(code).select(number)).filter((each) => each === category)
    .length;

/** The text of a form, with a number in the place of its `#`. */
const textOf = (elements: readonly Element[], written: string): string =>
  elements
    .map((element) => {
      if (element.type === 7) return written;
      return element.type === 0 ? element.value : `{${'value' in element ? element.value : ''}}`;
    })
    .join('');

describe.each(languageCodes)('%s', (code) => {
  it('says what was found in sentences, not as a label and a number', () => {
    expect(findingsOf(code).filter(([, message]) => numberAfterColon.test(message))).toEqual([]);
    expect(problemsOf(code).filter(([, message]) => colonBeforeNumber.test(message))).toEqual([]);
    if (code !== 'th') expect(problemsOf(code).filter(([, message]) => !sentenceEnd.test(message))).toEqual([]);
  });

  it.runIf(!singularAfterNumbers.has(code) && new Intl.PluralRules(code).resolvedOptions().pluralCategories.length > 1)(
    'counts in plural forms what English counts in plural forms',
    () => {
      const own = new Map(findingsOf(code));
      const without = findingsOf('en').filter(
        ([path, english]) => pluralsIn(english, 'en').length > 0 && pluralsIn(own.get(path) ?? '', code).length === 0,
      );
      // The unit of type has no plural in some languages, and the points of a score none in others.
      expect(without.map(([path]) => path).filter((path) => !/font_size|page\.(?:points|formula)/u.test(path))).toEqual([]);
    },
  );

  it.each(counts)('writes %d in the plural form that the language has for it', (count) => {
    const category = new Intl.PluralRules(code).select(count);
    const written = new Intl.NumberFormat(code).format(count);
    for (const [path, message] of findingsOf(code)) {
      const values = Object.fromEntries(namesIn(message, code).map((name) => [name, texts.has(name) ? '…' : count]));
      const rendered = formatMessage(message, code, values);
      for (const { options } of pluralsIn(message, code)) {
        const form = textOf(options[category]?.value ?? [], written).replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) =>
          texts.has(name) ? '…' : written,
        );
        expect(rendered, path).toContain(form);
        // “One page” may do without its digit only where no other number takes the same form.
        if (!form.includes(written)) expect(sizeOf(category, code), `${path}: ${form}`).toBe(1);
      }
    }
  });

  it('begins every finding and fix with a capital', () => {
    const small = messagesOf(code).filter(([path, message]) => /^(?:checks|caps)\./u.test(path) && /^\p{Ll}/u.test(message));
    expect(small).toEqual([]);
  });

  it('quotes words of the document in the same quotation marks everywhere', () => {
    const marks = findingsOf(code).flatMap(([, message]) =>
      [...message.matchAll(/(?<open>["'«‹„“”‘’「])\s?\{\w+\}\s?(?<close>["'»›“”’」])/gu)].map(
        ({ groups }) => `${groups?.open}${groups?.close}`,
      ),
    );
    expect(new Set(marks).size, marks.join(' ')).toBe(1);
  });
});
