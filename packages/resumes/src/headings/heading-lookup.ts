import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { casualHeading, headingKeysIn, headingOfKeys, type KnownHeading } from '@winnow/languages';
import { remember } from '../remember.ts';

const knownKeys = remember(headingKeysIn, (text) => text);

/** The headings of texts by language: a key of both would be built and hashed for each question. */
const knownHeadings = lazilyByKey((language: LanguageCode | null) =>
  remember(
    (text: string) => headingOfKeys(knownKeys(text), language) ?? casualHeading(text, language),
    (text) => text,
  ),
);

/** Looks up the text of a heading in the tables. */
export const lookUpHeading = (text: string, language: LanguageCode | null): KnownHeading | undefined =>
  knownHeadings(language)(text);
