import type { DocumentFacts, LanguageCode, ResumeContent, SectionKind } from '@winnow/contracts';
import { degreeIn } from '@winnow/languages';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { isDocumentTitle, looksLikeInstitution, looksLikeTitle } from '../entries/cues.ts';
import { advertSigns } from './advert-signs.ts';

export type DocumentKind = { readonly kind: NonNullable<DocumentFacts['kind']>; readonly confidence: number };

type Read = {
  readonly content: Omit<ResumeContent, 'confirm'>;
  /** Of all lines, in reading order. */
  readonly texts: readonly string[];
  readonly language: LanguageCode | null;
  readonly words: number;
  /** The text has the form of a letter: greeting, prose, closing. */
  readonly letter: boolean;
};

/** Sections of these kinds also appear in other documents. */
const anywhere: ReadonlySet<SectionKind> = new Set(['contact', 'other', 'references', 'publications', 'summary']);

/** Any document has a line that may be a name; from this confidence on, it is one. */
const sureName = 0.8;

const isNamed = ({ profile: { name } }: Read['content']): boolean => (name?.confidence ?? 0) >= sureName;

/** What only a resume has: a title that says so, positions with dates, degrees, and a person with an address. */
const personalSigns = ({ content, texts }: Read): number => {
  const { experience, education, profile, sections } = content;
  // Any sentence with a date may look like a position; below a heading of positions, or with a period, it is one.
  const headed = sections.some(({ kind, heading }) => kind === 'experience' && heading !== null);
  const dated = experience.filter(
    ({ start, end, title, company }) => start !== null && (headed || end !== null) && (title ?? company) !== null,
  ).length;
  const taught = education.filter(
    ({ level, institution, start, end }) => (level ?? institution) !== null && (start ?? end) !== null,
  );
  const reached = profile.emails.length + profile.phones.length > 0;
  return (
    (texts.slice(0, 5).some(isDocumentTitle) ? 4 : 0) +
    3 * Math.min(2, dated) +
    2 * Math.min(2, taught.length) +
    (isNamed(content) && reached ? 2 : reached ? 1 : 0)
  );
};

const sectionSigns = ({ content: { sections, experience, skills, languages } }: Read): number => {
  const kinds = new Set(sections.flatMap(({ kind, heading }) => (heading === null || anywhere.has(kind) ? [] : [kind])));
  // The paragraphs of a contract may look like positions, but have no dates.
  if (experience.every(({ start, end }) => start === null && end === null)) kinds.delete('experience');
  return 2 * kinds.size + (skills.length > 2 ? 1 : 0) + (languages.length > 1 ? 1 : 0);
};

/** A curriculum vitae in prose has no sections, but speaks of degrees, schools, posts and periods. */
const proseSigns = ({ texts, language }: Read): number => {
  const languages = language === null ? [] : [language];
  const some = (test: (text: string) => boolean): boolean => texts.some(test);
  return (
    (some((text) => degreeIn(text, language) !== undefined) ? 2 : 0) +
    (some(looksLikeInstitution) ? 1 : 0) +
    (texts.filter(looksLikeTitle).length > 1 ? 1 : 0) +
    (some((text) => parseDateRanges(text, languages).some(({ end }) => end !== null)) ? 1 : 0)
  );
};

/** With fewer signs, a text is hardly a resume. The weakest of several hundred has six (our own choice). */
const minSigns = 4;

/** A text with fewer words is too short to tell what it is. */
const minWords = 30;

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * What a document is, by its form: what was read from it, and the words of adverts and letters. In doubt it is a resume, because
 * a resume that is taken for something else costs its writer more than the reverse costs anybody.
 */
export const documentKindOf = (read: Read): DocumentKind => {
  const [personal, sections] = [personalSigns(read), sectionSigns(read)];
  if (personal + sections >= 2 * minSigns && personal >= minSigns)
    return { kind: 'resume', confidence: round(1 - 1 / (personal + sections)) };
  const short = read.words < minWords;
  if (read.letter && sections < minSigns && personal < 2 * minSigns) return { kind: 'cover_letter', confidence: 0.9 };
  const advert = read.language === null || short ? 0 : advertSigns(read.texts, read.language);
  if (advert >= minSigns && personal < minSigns && advert > personal)
    return { kind: 'job_advert', confidence: round(1 - 1 / (advert + 1 - personal)) };
  const signs = personal + sections + proseSigns(read);
  if (signs >= minSigns) return { kind: 'resume', confidence: round(1 - 1 / signs) };
  // Somebody who can be reached may be an applicant whose resume was hardly read.
  const { emails, phones } = read.content.profile;
  const unsure = short || (isNamed(read.content) && emails.length + phones.length > 0);
  return { kind: 'other', confidence: unsure ? 0.5 : round(0.95 - 0.05 * signs) };
};
