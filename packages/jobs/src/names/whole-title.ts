import { hasUnspacedScript } from '@winnow/languages';
import type { NameCandidate } from './choose-name.ts';
import type { Word } from './line-words.ts';
import type { NamedLine } from './named-lines.ts';
import { kindOf } from './span-form.ts';
import { withMarks } from './title-candidates.ts';

const maxLength = 110;

/** A longer line is prose, in which the name of a position ends at a comma. */
const maxLineWords = 16;

/** So many words behind a comma, and behind a dash or in a bracket. */
const maxListed = 3;
const maxPart = 7;

/** The words behind a sign to the next one. */
const partFrom = (words: readonly Word[], from: number): readonly Word[] => {
  const end = words.findIndex(({ gap }, index) => index > from && gap !== ' ' && gap !== '' && gap !== '/');
  return words.slice(from, end < 0 ? words.length : end);
};

/** "(仙台市泉区)" is a place. */
const isPlace = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /[市区县縣県都府店町村省]$|[시군구점]$/u.test(text));

/** Whether what stands behind a title says what kind of position it is, and not where, for whom or on which terms. */
const specialises = (part: readonly Word[]): boolean => {
  const [first] = part;
  if (first === undefined || part.length > (first.gap === ',' ? maxListed : maxPart)) return false;
  if (part.some(({ mark }) => mark !== undefined && mark !== 'and')) return false;
  const kind = kindOf(part);
  if (kind === 'common words') return first.gap === '(' || first.gap === '-' || first.gap === ',' || first.gap === '/';
  const isSpaced = !hasUnspacedScript(first.text);
  return kind === 'caseless' && first.gap === '(' && !isPlace(part) && (isSpaced || part.length <= 3);
};

/** A title with what specialises it behind a dash, a comma or in brackets: "Clerk – payroll". */
export const wholeTitle = (text: string, { start, end, name }: NameCandidate, lines: readonly NamedLine[]): string => {
  const line = lines.find((each) => each.start <= start && each.end >= end);
  if (line === undefined || line.words.length > maxLineWords) return name;
  let last = line.words.findLastIndex((word) => word.end <= end + 1);
  let to = end;
  for (;;) {
    const part = partFrom(line.words, last + 1);
    const ends = part.at(-1)?.end ?? 0;
    if (!specialises(part) || ends - start > maxLength) break;
    last += part.length;
    to = ends;
  }
  return to === end ? name : withMarks(text, start, to, line.end);
};
