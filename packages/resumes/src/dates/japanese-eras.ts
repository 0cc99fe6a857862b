/** The years before the first one of the Japanese eras. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

/** The names of the eras, for a pattern. */
export const eraNames = Object.keys(eras).join('|');

/** The Western year of a year as it is printed, 元 for the first one, in an era if it is in one. */
export const westernYear = (era: string | undefined, count: string): number =>
  (era === undefined ? 0 : (eras[era] ?? 0)) + (count === '元' ? 1 : Number(count));
