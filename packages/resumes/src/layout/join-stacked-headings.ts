import { eastAsianScripts } from '@winnow/languages';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { hasSameLook } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';
import { withText } from './with-text.ts';

const eastAsian = new RegExp(`^[${eastAsianScripts}]+$`, 'u');

/** A part of a heading in a narrow cell has at most this many characters. */
const maxPart = 4;

const isPart = ({ text, bullet }: ResumeLine): boolean => !bullet && text.length <= maxPart && eastAsian.test(text);

const inOneCell = (a: ResumeLine, b: ResumeLine): boolean =>
  a.page === b.page && a.column === b.column && a.cell?.row === b.cell?.row && a.cell?.column === b.cell?.column;

/** Makes a heading whole that a narrow cell beside its text breaks between two characters: "教育" above "背景". */
export const joinStackedHeadings = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const text = `${last?.text}${line.text}`;
    if (
      last !== undefined &&
      isPart(last) &&
      isPart(line) &&
      inOneCell(last, line) &&
      hasSameLook(last, line) &&
      lookUpHeading(text, null)
    )
      joined[joined.length - 1] = { ...withText(last, text), columns: null };
    else joined.push(line);
  }
  return joined;
};
