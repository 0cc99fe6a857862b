import type { LanguageCode } from '@winnow/contracts';
import { headingKeysIn, headingOfKeys, type KnownHeading } from '@winnow/languages';
import { remember } from '../remember.ts';

const knownKeys = remember(headingKeysIn, (text) => text);

/** Looks up the text of a heading in the tables. */
export const lookUpHeading = (text: string, language: LanguageCode | null): KnownHeading | undefined =>
  headingOfKeys(knownKeys(text), language);
