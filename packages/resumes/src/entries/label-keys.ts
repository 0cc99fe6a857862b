import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { headingKey, localeOf, withEnglish } from '@winnow/languages';

/** The roles whose labels are no values of theirs; "Diploma" is a degree as well. */
const labelled = ['title', 'company', 'institution'] as const;

type Labelled = (typeof labelled)[number];

/** The labels of fields in a language and in English: "Position", "Employer". */
const labelKeys = lazilyByKey((language: LanguageCode | null): ReadonlyMap<string, ReadonlySet<string>> => {
  const locales = withEnglish(language).map(localeOf);
  const keysOf = (role: Labelled): readonly string[] =>
    locales.flatMap(({ entryLabels }) => (entryLabels[role] ?? []).map(headingKey));
  return new Map(labelled.map((role) => [role, new Set(keysOf(role))]));
});

/** True for a text that is a label of the role, which no other role than those with labels has. */
export const isLabelOf = (text: string, role: string, language: LanguageCode | null): boolean =>
  labelKeys(language).get(role)?.has(headingKey(text)) === true;
