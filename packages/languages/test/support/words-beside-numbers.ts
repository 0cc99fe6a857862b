import type { LanguageCode } from '@winnow/contracts';
import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
export type Element = Elements[number];
type Part = { readonly text: string } | { readonly argument: string };

const word = '[\\p{L}\\p{M}]+';
const wordAfter = new RegExp(`^[\\s’'-]?(${word})`, 'u');
const wordBefore = new RegExp(`(${word})\\s?$`, 'u');

/** Languages in which the number follows its noun. */
const nounFirst: ReadonlySet<LanguageCode> = new Set(['sw']);

/** The message and each form of its plurals, split into texts and arguments. A plural counts as text, and so does its number within its own forms. */
const sequencesOf = (elements: Elements, within: readonly string[] = []): readonly (readonly Part[])[] => [
  elements.map((element) => {
    if (element.type === 0) return { text: element.value };
    return element.type === 1 && !within.includes(element.value) ? { argument: element.value } : { text: '#' };
  }),
  ...elements.flatMap((element) =>
    'options' in element
      ? Object.values(element.options).flatMap(({ value }) => sequencesOf(value, [...within, element.value]))
      : [],
  ),
];

/** The words directly beside the numbers of a message that are not plural arguments, each with the number's name. */
export const wordsBesideNumbers = (
  message: string,
  language: LanguageCode,
  isNumber: (name: string) => boolean,
): readonly { readonly name: string; readonly word: string }[] =>
  sequencesOf(new IntlMessageFormat(message, language).getAst()).flatMap((parts) =>
    parts.flatMap((part, index) => {
      if (!('argument' in part) || !isNumber(part.argument)) return [];
      const textAt = (at: number): string => {
        const beside = parts[at];
        return beside !== undefined && 'text' in beside ? beside.text : '';
      };
      const before = nounFirst.has(language) ? wordBefore.exec(textAt(index - 1)) : null;
      const words = [wordAfter.exec(textAt(index + 1))?.[1], before?.[1]];
      return words.flatMap((each) =>
        each === undefined ? [] : [{ name: part.argument, word: each.toLocaleLowerCase(language) }],
      );
    }),
  );

/** Every element of a message, those in the forms of its plurals too. */
export const elementsIn = (message: string, language: LanguageCode): Elements => {
  const within = (elements: Elements): Elements =>
    elements.flatMap((element) => [
      element,
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => within(value)) : []),
    ]);
  return within(new IntlMessageFormat(message, language).getAst());
};
