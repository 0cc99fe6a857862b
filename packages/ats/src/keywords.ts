import type { AtsAssessment } from '@winnow/contracts';
import { round } from './points.ts';
import type { Terms } from './terms.ts';

/** The list shows what stands out; it is not an index. */
const maxKeywords = 20;

/** The up to 20 content words and phrases that occur at least twice, with their count as a share of all words and the sections they occur in. */
export const keywordsOf = ({ words, phrasedTerms }: Terms): AtsAssessment['keywords'] =>
  phrasedTerms
    .filter(({ count }) => count >= 2)
    .slice(0, maxKeywords)
    .map(({ term, count, sections }) => ({ term, count, density: round(count / words, 4), sections }));
