import type { LanguageCode } from '@winnow/contracts';
import { allLocales, type Locale, localeOf } from '@winnow/languages';
import { lazily } from '../lazily.ts';

export type OtherCalendar = NonNullable<Locale['otherCalendar']>['calendar'];

/** The calendar that is in use beside the Gregorian one where a language is spoken. */
export const otherCalendarOf = (language: LanguageCode): OtherCalendar | undefined => localeOf(language).otherCalendar?.calendar;

/** The languages to read dates in before the language of the document is known: those in which a year may be one of another calendar. */
export const languagesOfOtherCalendars = lazily((): readonly LanguageCode[] =>
  allLocales().flatMap(({ code, otherCalendar }) => (otherCalendar === undefined ? [] : [code])),
);
