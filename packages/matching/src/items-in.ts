import type { LanguageCode } from '@winnow/contracts';
import { anyOf, withEnglish } from '@winnow/languages';
import { type HiringLocale, hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';

type Joining = HiringLocale['job']['joining'];

/** What divides a text: signs, and words of its language and of English. */
const dividedBy = (signs: string, wordsOf: (joining: Joining) => readonly string[]) =>
  tableOfLanguage(({ code }) => {
    const words = withEnglish(code).flatMap((each) => wordsOf(hiringLocaleOf(each).job.joining));
    return new RegExp(String.raw`${signs}|\s(?:${anyOf([...new Set(words)])})\s`, 'u');
  });

const commas = String.raw`[,;|•·、，،/]\s*`;

const betweenItems = dividedBy(String.raw`${commas}|\s[–—-]\s`, ({ and, or }) => [...(and ?? []), ...(or ?? [])]);
const betweenAlternatives = dividedBy(commas, ({ or }) => or ?? []);

const parts = (text: string, divider: RegExp): readonly string[] =>
  text
    .split(divider)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What stands between the signs and words of a list. */
export const itemsIn = (text: string, language: LanguageCode | null): readonly string[] =>
  parts(text, betweenItems(language ?? 'en'));

/** The alternatives of a list: "nursing, welding or law"; "food science and technology" is one. */
export const alternativesIn = (text: string, language: LanguageCode | null): readonly string[] =>
  parts(text, betweenAlternatives(language ?? 'en'));
