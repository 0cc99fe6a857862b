/** Two months of a year in figures, and where they are in the text. */
type Months = {
  readonly year: number;
  readonly first: { readonly month: number; readonly end: number };
  readonly last: { readonly month: number; readonly start: number; readonly end: number };
};

// Years before 1930 are mostly other numbers. A sign of a period behind the year makes the second month the start of one.
const pattern =
  /(\d{1,2})\.?\s?[-–—]\s?(\d{1,2})(\s?[./]\s?|\s)((?:19[3-9]|20\d)\d)(?!\d|[-./]\d|\s?[%€$£]|\s*[-–—~→]\s*[\p{L}\d])/uy;

/**
 * The months at `index` of folded text, such as "07–09 2014", "3-11/2020" and "05.-08.2010". Behind a word, figures with nothing
 * but a space before the year may be its own: "grades 10-12 2014".
 */
export const monthsInFigures = (text: string, index: number): Months | undefined => {
  pattern.lastIndex = index;
  const [whole, from = '', to = '', sign = '', year = ''] = pattern.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (whole === undefined || first < 1 || first >= last || last > 12) return undefined;
  if (sign.trim() === '' && (to.length < 2 || (index > 0 && !from.startsWith('0')))) return undefined;
  const end = index + whole.length;
  const start = end - year.length - sign.length - to.length;
  return { year: Number(year), first: { month: first, end: index + from.length }, last: { month: last, start, end } };
};
