import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { headingKey, localeOf, withEnglish } from '@winnow/languages';
import type { Role } from './roles.ts';

/** The roles whose labels are no values of theirs; "Diploma" is a degree as well. */
const labelled = ['title', 'company', 'institution'] as const;

/** The labels of fields in a language and in English: "Position", "Employer". */
const labelKeys = lazilyByKey((language: LanguageCode | null): ReadonlyMap<Role, ReadonlySet<string>> => {
  const locales = withEnglish(language).map(localeOf);
  const keysOf = (role: (typeof labelled)[number]): readonly string[] =>
    locales.flatMap(({ entryLabels }) => (entryLabels[role] ?? []).map(headingKey));
  return new Map(labelled.map((role) => [role, new Set(keysOf(role))]));
});

/** True for a text that is a label of the role; roles other than these three have none. */
export const isLabelOf = (text: string, role: Role, language: LanguageCode | null): boolean =>
  labelKeys(language).get(role)?.has(headingKey(text)) === true;
