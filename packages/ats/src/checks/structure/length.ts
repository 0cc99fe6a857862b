import { hasTrait, type Locale } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { atMost } from '../../points.ts';

/** A densely set page holds this many words; the page count of a DOCX depends on its rendering. */
const wordsPerPage = 700;

const pointsOfWords = (words: number): number => {
  if (words >= 250 && words <= 1_200) return 2;
  return words >= 150 && words <= 2_000 ? 1 : 0;
};

/** What takes three words elsewhere takes two in a language with long words. */
const wordsOfLength = (words: number, locale: Locale | null): number => (hasTrait(locale, 'long_words') ? words * 1.5 : words);

/** Full points for up to two pages and 250 to 1,200 words, half for three pages or 150 to 2,000 words, two thirds of these in languages that write endings and particles to the word; publication lists may be longer (common advice; the words as in VeriWorkly's ats-v1). */
export const length: Check = {
  id: 'structure.length',
  category: 'structure',
  max: 2,
  unit: 'words',
  threshold: 250,
  measure: ({ layout, content, document, lines, locale }) => {
    if (layout.format === 'txt' || lines.length === 0) return notApplicable;
    const { words } = document;
    const counted = wordsOfLength(words, locale);
    const pages = layout.format === 'pdf' ? layout.pageCount : Math.max(layout.pageCount, Math.ceil(counted / wordsPerPage));
    if (pages > 2 && content.publications.length > 0) return notApplicable;
    const points = Math.min(atMost(pages, 2, 2, 3), pointsOfWords(counted));
    return { value: words, points, params: { pages, words }, evidence: [] };
  },
};
