import { languageLevelIn } from '@winnow/languages';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { headsLanguages, isLevelText, namesLanguage } from './language-names.ts';

const isRow = ({ cells: [name = '', ...levels] }: ResumeLine): boolean => levels.length > 0 && namesLanguage(name);

/**
 * "Language | Reading | Speaking": the labels of the columns, in one line or two, above a language and its levels. Two cells may be
 * a language nobody knows.
 */
const isHead = ({ cells, bold }: ResumeLine, below: readonly ResumeLine[]): boolean => {
  const [next] = below;
  const [first = ''] = cells;
  const isLabelled = cells.length === 2 && ((bold && next?.bold === false) || headsLanguages(first));
  return (
    next !== undefined &&
    (isRow(next) || (cells.length > 2 && next.cells.length > 2 && below.some(isRow))) &&
    (cells.length > 2 || isLabelled) &&
    !cells.some((cell) => namesLanguage(cell) || languageLevelIn(cell) !== null)
  );
};

/** A label with what it stands before: "Fluent: English, French". */
const labelled = /^([^:：]{2,30})[:：]\s*(\S.*)$/u;

/** A language without a level of its own. */
const isBareName = (text: string): boolean => namesLanguage(text) && !/[(（]/u.test(text);

/** "Mother tongue | Italian", "Fluent: English, French": the level before what is known so well. */
const levelFirst = (line: ResumeLine): ResumeLine => {
  const [, label = '', items = ''] = labelled.exec(line.text) ?? [];
  const [level = '', ...names] = label === '' ? line.cells : [label, ...items.split(/\s*[,،、，]\s*/u)];
  const isFirst = names.length > 0 && isLevelText(level) && !namesLanguage(level) && names.every(isBareName);
  return isFirst ? withText(line, names.map((name) => `${name} – ${level}`).join(', ')) : line;
};

/** The rows of a table of languages without the labels of its columns, each with its language first. */
export const languageRows = (lines: readonly ResumeLine[]): readonly ResumeLine[] =>
  lines.filter((line, index) => !isHead(line, lines.slice(index + 1, index + 3))).map(levelFirst);
