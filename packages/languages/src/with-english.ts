import type { LanguageCode } from '@winnow/contracts';

/** A language, and English, whose words stand in texts of every other one. */
export const withEnglish = (language: LanguageCode | null): readonly LanguageCode[] => [
  ...new Set<LanguageCode>([language ?? 'en', 'en']),
];
