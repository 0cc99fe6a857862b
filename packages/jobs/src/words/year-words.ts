import { anyOf } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';

export type YearWords = {
  /** What stands between the two numbers of a range. */
  readonly range: RegExp;
  /** What may stand between a number and its word for years. */
  readonly filler: RegExp;
  /** Ages, and times that are no experience: "25 years old", "20 years ago". */
  readonly otherTimes: ReadonlySet<string>;
  /** "5yrs" */
  readonly attached: ReadonlySet<string>;
};

/** The words around numbers of years, in any language. */
export const yearWords = tableOfAllLanguages((locales): YearWords => {
  const counting = locales.flatMap(({ job }) => job.counting ?? []);
  const ranges = new Set(counting.flatMap((each) => each.ranges ?? []));
  const fillers = new Set(counting.flatMap((each) => each.fillers ?? []));
  return {
    range: new RegExp(`^[\\s+]*(?:[-–—~～〜]|${anyOf([...ranges])})[\\s]*$`, 'iu'),
    filler: new RegExp(`^[\\s+()（）.*-]*(?:(?:${anyOf([...fillers])})[\\s)-]*)?$`, 'iu'),
    otherTimes: new Set(counting.flatMap((each) => each.otherTimes ?? [])),
    attached: new Set(counting.flatMap((each) => each.attached ?? [])),
  };
});
