import type { LanguageCode } from '@winnow/contracts';
import { anyOf } from '@winnow/languages';
import { tableOfLanguage } from '@winnow/languages/hiring';
import { occupationsOf } from '@winnow/skills';
import { titleText } from './title-text.ts';

/** Signs of a name of an employer: a capital behind another word, or quotes. */
const named = /(?<=[\p{L}\p{N},)] )\p{Lu}\p{Ll}{2,}|[«„“「『][^»“”」』]{2,60}[»“”」』]/u;

/** Kinds of employers and legal forms of a language. */
const employers = tableOfLanguage(({ job: { companies } }): RegExp | undefined => {
  const words = [...(companies?.kinds ?? []), ...(companies?.formsBefore ?? []), ...(companies?.formsAfter ?? [])];
  return words.length === 0 ? undefined : new RegExp(anyOf(words), 'iu');
});

/** Whether a statement names an employer or an occupation, rather than what happened at work. */
export const namesWork = (statement: string, language: LanguageCode | null): boolean =>
  named.test(statement) ||
  (employers(language ?? 'en')?.test(statement) ?? false) ||
  occupationsOf(titleText(statement), language).length > 0;
