/** What the lines around a line, or the signs around its text, say about it. */
export type LineMark = {
  /** A line of punctuation under a heading or between parts. */
  readonly isRuler: boolean;
  /** The text of a heading without the signs around it, or null. */
  readonly heading: string | null;
};

const unmarked: LineMark = { isRuler: false, heading: null };

const maxRulerLength = 200;
const ruler = /^\s*([-=_*~#+^─━═–—·•.])(?:\s*\1){2,}\s*$/u;

const isRuler = (line: string): boolean => line.length <= maxRulerLength && ruler.test(line);

/** Longer lines are text; so is what ends like a sentence or has contact data. */
const maxHeadingLength = 60;
const notHeading = /[.,;!。،]\s*$|@|:\/\/|^\s*[-–—*•]\s|\t|\|/u;

const mayBeHeading = (line: string): boolean =>
  line.trim().length <= maxHeadingLength && /\p{L}{2}/u.test(line) && !notHeading.test(line);

/** A ruler is longer than the heading over it by less than this, or the heading is short. */
const rulerSlack = 6;
const shortHeading = 32;

const fits = (line: string, under: string): boolean =>
  under.trim().length <= line.trim().length + rulerSlack || line.trim().length <= shortHeading;

/** The same signs on both sides: `== Skills ==`, `*** SKILLS ***`, `[ Skills ]`; emphasis of one or two asterisks is Markdown. */
const framed =
  /^\s*(?:(={1,80}|-{2,80}|~{1,80}|\*{3,80}|#{2,80}|_{3,80}|:{2,80}|\+{2,80}|<{1,80}|>{2,80})\s*(?=[^\s])([^=~*#_<>:]{2,60}?)\s*(?:\1|>{1,80}|<{2,80}|=+|-{2,80}|~+|\*{3,80}|_{3,80})|\[\s*([^[\]()]{3,60}?)\s*\])\s*$/u;

const headingIn = (line: string): string | null => {
  const found = line.length > maxRulerLength ? null : framed.exec(line);
  const text = found?.[2] ?? found?.[3] ?? '';
  return mayBeHeading(text) ? text.trim() : null;
};

/**
 * The headings of a plain text by their form: a line on its own over a ruler (`====`, `----`, `~~~~`), or between signs. A ruler
 * after a paragraph separates parts.
 */
export const markHeadings = (lines: readonly string[]): readonly LineMark[] => {
  const rulers = lines.map(isRuler);
  return lines.map((line, index): LineMark => {
    if (rulers[index] === true) return { isRuler: true, heading: null };
    const before = lines[index - 1];
    const under = lines[index + 1];
    const opens = before === undefined || before.trim() === '' || rulers[index - 1] === true;
    if (opens && under !== undefined && rulers[index + 1] === true && mayBeHeading(line) && fits(line, under))
      return { isRuler: false, heading: line.trim() };
    const heading = headingIn(line);
    return heading === null ? unmarked : { isRuler: false, heading };
  });
};
