import { isStandardHeading } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { atLeast, percentOf, round } from '../../points.ts';
import { headingEvidence } from '../../section-lookup.ts';

/** Full points when 90 % of the headings are standard ones of any supported language, half from 50 %; a section that is understood by its content alone has none (common advice). */
export const headings: Check = {
  id: 'structure.headings',
  category: 'structure',
  max: 4,
  unit: 'share_of_headings',
  threshold: 0.9,
  measure: ({ content }) => {
    const headed = content.sections.filter(({ heading }) => heading !== null);
    if (headed.length === 0) return notApplicable;
    const unknown = headed.filter(({ kind, heading }) => kind === 'other' || !isStandardHeading(heading ?? ''));
    const share = 1 - unknown.length / headed.length;
    return {
      value: round(share, 4),
      points: atLeast(share, 4, 0.9, 0.5),
      params: { percent: percentOf(share) },
      evidence: headingEvidence(unknown),
    };
  },
};
