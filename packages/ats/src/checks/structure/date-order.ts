import type { ResumeContent } from '@winnow/contracts';
import { hasTrait } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';
import { half } from '../../points.ts';

type Position = ResumeContent['experience'][number];
type Dated = { readonly position: Position; readonly start: string; readonly end: string; readonly section: number };

/** Later than any printed date. */
const ongoing = '9999';

/** Compares ISO dates to their common precision: `2020` is not later than `2020-05`. */
const isLater = (a: string, b: string): boolean => {
  const common = Math.min(a.length, b.length);
  return a.slice(0, common) > b.slice(0, common);
};

/** Positions with a start, and the section of each; the order restarts in every section. */
const datedPositions = ({ experience, sections }: ResumeContent): readonly Dated[] => {
  const texts = sections.filter(({ kind }) => kind === 'experience').map(({ text }) => text);
  return experience.flatMap((position): readonly Dated[] => {
    const { start, end } = position;
    if (start?.iso == null) return [];
    const quote = start.source.quote;
    const section = texts.findIndex((text) => text.includes(quote));
    return [{ position, start: start.iso, end: end?.current === true ? ongoing : (end?.iso ?? start.iso), section }];
  });
};

/** A position is out of order when it began and ended later than the previous one: overlapping positions may be in either order. */
const follows = (next: Dated, previous: Dated): boolean => isLater(next.start, previous.start) && isLater(next.end, previous.end);

/** Full points when the newest position comes first, half when less than half of the steps go the wrong way; a Japanese resume may run from the oldest (common advice). */
export const dateOrder: Check = {
  id: 'structure.date_order',
  category: 'structure',
  max: 2,
  unit: 'positions',
  threshold: 0,
  measure: ({ content, locale }) => {
    const dated = datedPositions(content);
    const steps = dated.slice(1).flatMap((next, index) => {
      const previous = dated[index];
      return previous === undefined || previous.section !== next.section ? [] : [{ previous, next }];
    });
    if (steps.length === 0) return notApplicable;
    const wrong = steps.filter(({ previous, next }) => follows(next, previous));
    const oldestFirst = steps.every(({ previous, next }) => !follows(previous, next));
    if (hasTrait(locale, 'oldest_position_first') && wrong.length > 0 && oldestFirst) return notApplicable;
    const count = wrong.length;
    return {
      value: count,
      points: count === 0 ? 2 : count * 2 < steps.length ? half(2) : 0,
      params: { count },
      evidence: sourceEvidence(wrong.flatMap(({ next }) => next.position.start ?? [])),
    };
  },
};
