import type { LanguageCode } from '@winnow/contracts';
import { headingKeysIn, headingOfKeys, type KnownHeading } from '@winnow/languages';
import { remember } from '../remember.ts';

const knownKeys = remember(headingKeysIn, (text) => text);

/** What the tables know a heading text as. */
export const lookUpHeading = (text: string, language: LanguageCode | null): KnownHeading | undefined =>
  headingOfKeys(knownKeys(text), language);
