import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { qualifiedHeading } from '@winnow/languages';
import { lookUpHeading } from './heading-lookup.ts';
import { kindByWords } from './kind-by-words.ts';

/** The kind of section that a heading tells: as a known one, by its first or last words, or by any of them. */
export const kindTold = (heading: string, language: LanguageCode | null): SectionKind | undefined =>
  (lookUpHeading(heading, language) ?? qualifiedHeading(heading, language))?.kind ?? kindByWords(heading, language);
