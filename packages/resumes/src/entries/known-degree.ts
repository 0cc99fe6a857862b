import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { degreeIn } from '@winnow/languages';
import { remember } from '../remember.ts';

const degreesFor = lazilyByKey((language: LanguageCode | null) =>
  remember(
    (text: string) => degreeIn(text, language),
    (text) => text,
  ),
);

/** The level of the degree in a text; asked for the same texts again and again. */
export const knownDegree = (text: string, language: LanguageCode | null): ReturnType<typeof degreeIn> =>
  degreesFor(language)(text);
