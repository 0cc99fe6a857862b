import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { type EntryLabel, headingKey, localeViews } from '@winnow/languages';
import { remember } from '../remember.ts';
import { digit, hasSign } from '../signs.ts';

/** What labels mean, by their keys: in the language of the document, in English, else in the first language that has them. */
const labelsOf = lazilyByKey((language: LanguageCode | null): ReadonlyMap<string, EntryLabel> => {
  const rank = (code: string): number => (code === language ? 0 : code === 'en' ? 1 : 2);
  const found = new Map<string, EntryLabel>();
  for (const { entryLabels } of localeViews().toSorted((a, b) => rank(a.code) - rank(b.code)))
    for (const [label, texts] of Object.entries(entryLabels) as [EntryLabel, readonly string[]][])
      for (const key of texts.map(headingKey)) if (!found.has(key)) found.set(key, label);
  return found;
});

const maxLabelLength = 60;

const keyOf = remember(headingKey, (text) => text);

/** What a text says as the label of a field of an entry, in any language; a text with a digit is none. */
export const entryLabelOf = (text: string, language: LanguageCode | null): EntryLabel | undefined =>
  text.length > maxLabelLength || hasSign(text, digit) ? undefined : labelsOf(language).get(keyOf(text));
