import type { SectionKind } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { headingKey, headingKinds } from '@winnow/languages';
import { hiringLocaleOf, jobPartOf } from '@winnow/languages/hiring';
import { createPhrases, type Phrases } from '@winnow/skills';

/** What a part of an advertisement speaks of. */
export type Part = 'required' | 'preferred' | 'tasks' | 'offer' | 'company';

/** Headings of resumes that stand in advertisements too; what they list is asked for, or is nobody's requirement. */
const resumeParts: Readonly<Partial<Record<SectionKind, Part>>> = {
  skills: 'required',
  education: 'required',
  experience: 'required',
  languages: 'required',
  certifications: 'required',
  contact: 'offer',
};

export type PartHeadings = {
  /** The part that a line names which is nothing but a heading, of an advertisement or of a resume; undefined for other lines. */
  readonly exact: (text: string) => Part | undefined;
  /** As `exact`, for headings of advertisements only. */
  readonly exactInJobs: (text: string) => Part | undefined;
  /** Headings of the language and of English, to be found within a longer one. */
  readonly phrases: Phrases<Part>;
};

type Entry = readonly [heading: string, part: Part];

const hiringEntries = (language: LanguageCode): readonly Entry[] =>
  Object.entries(hiringLocaleOf(language).job.headings).flatMap(([part, headings]) =>
    headings.map((heading) => [heading, part as Part] as const),
  );

const partsByKey = (entries: readonly Entry[]): ReadonlyMap<string, Part> => {
  const parts = new Map<string, Part>();
  for (const [heading, part] of entries) {
    const key = headingKey(heading);
    if (!parts.has(key)) parts.set(key, part);
  }
  return parts;
};

const resumePart = (key: string): Part | undefined =>
  headingKinds(key)
    .map((kind) => resumeParts[kind])
    .find((part) => part !== undefined);

const numbering = /^[（(]?[一二三四五六七八九十]{1,3}[)）、.．]\s*/u;

/**
 * The headings of advertisements, for a text of the language. That language comes first, then English, then any: languages use one
 * heading for different parts.
 */
export const partHeadings = lazilyByKey((language: LanguageCode): PartHeadings => {
  const own = [...hiringEntries(language), ...(language === 'en' ? [] : hiringEntries('en'))];
  const parts = partsByKey(own);
  const keyOf = (text: string): string => headingKey(text.replace(numbering, ''));
  const inJobs = (key: string): Part | undefined => parts.get(key) ?? (jobPartOf(key) as Part | undefined);
  // What heads a resume's positions may name a field of an advertisement: "Место работы" is its place.
  const labels = new Set(Object.values(hiringLocaleOf(language).job.labels).flat().map(headingKey));
  return {
    exact: (text) => {
      const key = keyOf(text);
      return inJobs(key) ?? (labels.has(key) ? undefined : resumePart(key));
    },
    exactInJobs: (text) => inJobs(keyOf(text)),
    phrases: createPhrases(own),
  };
});
