import type { LanguageCode } from '@winnow/contracts';
import { tableOfLanguage } from '@winnow/languages/hiring';
import { occupationsOf } from '@winnow/skills';
import { titleText } from './title-text.ts';
import { wordPattern } from './word-pattern.ts';

/** Signs of a name of an employer: quotes, or a capital behind another word. */
const quoted = /[«„“「『][^»“”」』]{2,60}[»“”」』]/u;
const capital = /(?<=[\p{L}\p{N},)] )\p{Lu}\p{Ll}{2,}/u;

/** German begins every noun with a capital. */
const hasCapitalNouns = (language: LanguageCode | null): boolean => language === 'de';

type Employers = { readonly kinds: RegExp | undefined; readonly forms: RegExp | undefined };

const letter = String.raw`[\p{L}\p{N}]`;

const anyWordOf = (words: readonly string[], ends: boolean, flags: string): RegExp | undefined =>
  words.length === 0 ? undefined : new RegExp(words.map((word) => wordPattern(word, { ends, letter })).join('|'), flags);

/** Kinds of employers of a language, which begin words, and its legal forms, which are words of their own. */
const employers = tableOfLanguage(
  ({ job: { companies } }): Employers => ({
    kinds: anyWordOf(companies?.kinds ?? [], false, 'iu'),
    forms: anyWordOf([...(companies?.formsBefore ?? []), ...(companies?.formsAfter ?? [])], true, 'u'),
  }),
);

/** Whether a statement names an employer or an occupation, rather than what happened at work. */
export const namesWork = (statement: string, language: LanguageCode | null): boolean => {
  const { kinds, forms } = employers(language ?? 'en');
  const isNamed = quoted.test(statement) || (!hasCapitalNouns(language) && capital.test(statement));
  const isEmployer = isNamed || kinds?.test(statement) === true || forms?.test(statement) === true;
  return isEmployer || occupationsOf(titleText(statement), language).length > 0;
};
