import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { percentOf, round } from '../../points.ts';

/** In a shorter text, a few repetitions are a large share. */
const minWords = 100;

const mentions = (text: string, forms: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return forms.some((form) => lower.includes(form));
};

/** Full points while no content word, in all its forms, makes up more than 4 % of the words; not judged below 100 words (common advice). */
export const density: Check = {
  id: 'keywords.density',
  category: 'keywords',
  max: 1,
  unit: 'share_of_words',
  threshold: 0.04,
  measure: ({ terms: { words, terms }, lines, locale }) => {
    const top = terms[0];
    if (words < minWords || top === undefined || locale === null) return notApplicable;
    const share = top.count / words;
    const points = share <= 0.04 ? 1 : 0;
    const places = points === 1 ? [] : lines.filter(({ text }) => mentions(text, top.forms));
    return {
      value: round(share, 4),
      points,
      params: { term: top.term, percent: percentOf(share) },
      evidence: evidenceOf(places),
    };
  },
};
