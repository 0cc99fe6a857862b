import type { Place } from './place.ts';
import type { Relevance } from './relevance.ts';

/**
 * What words count at a place, from 0 to 100: in full in dated work of the kind that the job asks for, and in a list only as much as
 * there is such work behind it. The numbers are chosen on the tune jobs of test/judging.
 */
export const worthOf = ({ grade, work }: Place, { of, career }: Relevance): number => {
  const own = work === null ? career : of(work);
  switch (grade) {
    case 'shown':
      return Math.round(45 + 55 * Math.max(own, 0.6 * career));
    case 'told':
      return Math.round(90 * career);
    case 'certified':
      return Math.round(60 + 35 * career);
    case 'listed':
      return Math.round(work === null ? 70 * career : 90 * Math.max(own, 0.6 * career));
    default:
      return 0;
  }
};
