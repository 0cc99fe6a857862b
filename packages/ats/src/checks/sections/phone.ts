import type { Check } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';
import { half } from '../../points.ts';

/** Full points for a number that is valid where it belongs, half for one that is not (common advice). */
export const phone: Check = {
  id: 'sections.phone',
  category: 'sections',
  max: 3,
  unit: 'valid_phone_numbers',
  threshold: 1,
  measure: ({ content: { profile } }) => {
    const valid = profile.phones.filter((each) => each.valid);
    const points = valid.length > 0 ? 3 : profile.phones.length > 0 ? half(3) : 0;
    return {
      value: valid.length,
      points,
      params: {},
      evidence: sourceEvidence(valid.length > 0 ? valid : profile.phones),
    };
  },
};
