import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { qualifiedHeading } from '@winnow/languages';
import { kindByNgrams } from '../ngrams/section-kinds.ts';
import { lookUpHeading } from './heading-lookup.ts';

/** The kind of section that a heading tells: as a known one, by its first or last words, or by its n-grams. */
export const kindTold = (heading: string, language: LanguageCode | null): SectionKind | undefined =>
  (lookUpHeading(heading, language) ?? qualifiedHeading(heading, language))?.kind ?? kindByNgrams(heading);
