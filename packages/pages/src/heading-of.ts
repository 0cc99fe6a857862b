import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { localeOf } from '@winnow/languages';

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The usual heading of a section in a language; undefined for what has none. */
export const headingOf = (kind: SectionKind, language: LanguageCode): string | undefined => {
  const headings: Readonly<Partial<Record<SectionKind, readonly string[]>>> = localeOf(language).headings;
  const [first] = headings[kind] ?? [];
  return first === undefined ? undefined : capital(first);
};
