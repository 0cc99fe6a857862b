import type { AtsAssessment } from '@winnow/contracts';
import { round } from './points.ts';
import type { Terms } from './terms.ts';

/** The list is for a look at what stands out, not an index. */
const mostKeywords = 20;

/** The up to 20 content words that occur at least twice, with their share of all words. */
export const keywordsOf = ({ words, terms }: Terms): AtsAssessment['keywords'] =>
  terms
    .filter(({ count }) => count >= 2)
    .slice(0, mostKeywords)
    .map(({ term, count }) => ({ term, count, density: round(count / words, 4) }));
