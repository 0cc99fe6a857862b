import type { LanguageCode } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import { type Locale, localeOf, localeViews } from '@winnow/languages';

export type OtherCalendar = NonNullable<Locale['otherCalendar']>['calendar'];

/** The calendar used alongside the Gregorian one where the language is spoken. */
export const otherCalendarOf = (language: LanguageCode): OtherCalendar | undefined => localeOf(language).otherCalendar?.calendar;

/** The languages whose years may belong to another calendar. Used to parse dates before the language of the document is known. */
export const languagesOfOtherCalendars = lazily((): readonly LanguageCode[] =>
  localeViews().flatMap(({ code, otherCalendar }) => (otherCalendar === undefined ? [] : [code])),
);
