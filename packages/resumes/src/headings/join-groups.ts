import { isUpperCase } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { Section } from './split-sections.ts';

/** Smaller, lighter or without capitals. */
const isLesser = (line: ResumeLine, { size, bold, text }: ResumeLine): boolean =>
  line.size < size - 0.4 || (bold && !line.bold) || (isUpperCase(text) && !isUpperCase(line.text));

const isGroupOf = ({ kind, headingLine }: Section, section: Section): boolean =>
  kind === section.kind &&
  headingLine !== null &&
  section.headingLine !== null &&
  headingLine.bullet === section.headingLine.bullet &&
  isLesser(headingLine, section.headingLine);

/**
 * Joins what is a group of the section before: of the same kind, below a heading in a lesser look ("Software" below "SKILLS"). Values
 * are read before, because groups keep their headings apart from items.
 */
export const joinGroups = (sections: readonly Section[]): readonly Section[] => {
  const joined: Section[] = [];
  for (const section of sections) {
    const open = joined.at(-1);
    if (open === undefined || !isGroupOf(section, open)) joined.push(section);
    else
      joined[joined.length - 1] = {
        ...open,
        lines: [...open.lines, ...(section.headingLine === null ? [] : [section.headingLine]), ...section.lines],
      };
  }
  return joined;
};
