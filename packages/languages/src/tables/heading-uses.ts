import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { headingKey } from '../heading-key.ts';
import { allLocales } from '../locale.ts';

/** What a heading names in a language. */
export type HeadingUse = { readonly kind: SectionKind; readonly language: LanguageCode };

/** The usual or casual headings of all languages by their keys: `skills:de` is a use. */
export const writeHeadingUses = (field: 'headings' | 'casualHeadings'): Iterable<readonly [key: string, uses: string]> => {
  const uses = new Map<string, string[]>();
  for (const { code, [field]: headings } of allLocales()) {
    for (const [kind, texts] of Object.entries(headings ?? {})) {
      for (const key of texts.map(headingKey).filter((each) => each !== ''))
        uses.set(key, [...(uses.get(key) ?? []), `${kind}:${code}`]);
    }
  }
  return [...uses].map(([key, written]) => [key, written.join(' ')] as const);
};

/** Parses the uses of a heading. */
export const readHeadingUses = (uses: string): readonly HeadingUse[] =>
  uses.split(' ').map((use) => {
    const [kind, language] = use.split(':');
    return { kind, language } as HeadingUse;
  });
