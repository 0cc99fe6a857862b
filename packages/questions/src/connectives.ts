import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';

const wordsOf = lazilyByKey((language: LanguageCode): ReadonlySet<string> => {
  const parts = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(language, { type }).formatToParts(['a', 'b']),
  );
  const words = parts.flatMap(({ type, value }) => (type === 'literal' ? [value.replace(/[\s,،、]/gu, '').toLowerCase()] : []));
  return new Set(words.filter((word) => word !== ''));
});

/** "And" and "or" of a language; none where it is unknown. */
export const connectivesIn = (language: LanguageCode | null): ReadonlySet<string> =>
  language === null ? new Set() : wordsOf(language);
