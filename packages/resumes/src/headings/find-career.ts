import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { looksLikeTitle } from '../entries/cues.ts';
import { kindTold } from './kind-told.ts';
import { headingText } from './may-be-heading.ts';
import type { Section } from './split-sections.ts';

/** What the reader takes a career for, below a heading that no table knows or without one. */
const mistakable: ReadonlySet<SectionKind> = new Set(['education', 'projects', 'awards', 'publications', 'other']);

/** Whether the words of a heading say what the section is, which is then no career. */
const isKnown = (heading: string, language: LanguageCode | null): boolean => {
  const kind = kindTold(headingText(heading), language);
  return kind !== undefined && kind !== 'experience';
};

/** Lines of sentences are longer on average, in characters, than those of lists and of the heads of entries. */
const minProse = 80;

/** A career that is told in sentences needs no heading, and may begin with the school; it names at least one position. */
const isTold = ({ lines }: Section): boolean =>
  lines.reduce((sum, { text }) => sum + text.length, 0) >= minProse * lines.length &&
  lines.some(({ text }) => looksLikeTitle(text));

const periodsIn = ({ lines }: Section, languages: readonly LanguageCode[]): number =>
  lines.flatMap(({ text }) => parseDateRanges(text, languages)).filter(({ end }) => end !== null).length;

/**
 * Where no section tells of positions, the one with the most periods does, unless a table knows its heading, or it has none and is no
 * prose: nearly every resume has positions, and fewer have anything else that lasts.
 */
export const findCareer = (sections: readonly Section[], language: LanguageCode | null): readonly Section[] => {
  if (sections.some(({ kind }) => kind === 'experience')) return sections;
  const languages = language === null ? [] : [language];
  const [best] = sections
    .filter(({ kind }) => mistakable.has(kind))
    .filter((section) => (section.heading === null ? isTold(section) : !isKnown(section.heading, language)))
    .map((section) => ({ section, periods: periodsIn(section, languages) }))
    .filter(({ periods }) => periods > 0)
    .toSorted((a, b) => b.periods - a.periods);
  return best === undefined
    ? sections
    : sections.map((section) => (section === best.section ? { ...section, kind: 'experience' } : section));
};
