import { languageLevelIn } from '@winnow/languages';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { namesLanguage } from './language-names.ts';

/** "Language | Reading | Speaking": the labels of the columns above a language and its levels. Two cells may be a language nobody knows. */
const isHead = ({ cells, bold }: ResumeLine, next: ResumeLine | undefined): boolean =>
  next !== undefined &&
  (cells.length > 2 || (cells.length === 2 && bold && !next.bold)) &&
  next.cells.length > 1 &&
  !cells.some((cell) => namesLanguage(cell) || languageLevelIn(cell) !== null) &&
  namesLanguage(next.cells[0] ?? '');

/** "Mother tongue | Italian": the level before what is known so well. */
const levelFirst = (line: ResumeLine): ResumeLine => {
  const [level = '', ...names] = line.cells;
  const isFirst = names.length > 0 && languageLevelIn(level) !== null && !namesLanguage(level) && names.every(namesLanguage);
  return isFirst ? withText(line, names.map((name) => `${name} – ${level}`).join(', ')) : line;
};

/** The rows of a table of languages without the labels of its columns, each with its language first. */
export const languageRows = (lines: readonly ResumeLine[]): readonly ResumeLine[] =>
  lines.filter((line, index) => !isHead(line, lines[index + 1])).map(levelFirst);
