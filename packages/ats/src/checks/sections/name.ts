import type { Check } from '../../check.ts';

/** Below this confidence, the text may be just any line at the top, as in a template without a name (our own choice). */
const sure = 0.3;

/** Full points when a name is there; what it is plays no part (common advice). */
export const name: Check = {
  id: 'sections.name',
  category: 'sections',
  max: 3,
  unit: 'names',
  threshold: 1,
  measure: ({ content }) => {
    const found = (content.profile.name?.confidence ?? 0) >= sure;
    return { value: found ? 1 : 0, points: found ? 3 : 0, params: {}, evidence: [] };
  },
};
