import type { Check } from '../../check.ts';

/** Full points when a name is there; what it is plays no part (common advice). */
export const name: Check = {
  id: 'sections.name',
  category: 'sections',
  max: 3,
  unit: 'names',
  threshold: 1,
  measure: ({ content }) => {
    const found = content.profile.name !== null;
    return { value: found ? 1 : 0, points: found ? 3 : 0, params: {}, evidence: [] };
  },
};
