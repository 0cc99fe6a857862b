import type { DatedLine } from './dated-line.ts';
import type { Entry } from './entry.ts';
import { isLong, isSentence } from './head-signs.ts';

/** A line right below a head is no longer than this, in characters, when it may name what was studied. */
const maxLength = 60;

/**
 * The lines that may name a school, degree or field: the head, and a short line that is all there is below it, such as a field on a
 * row of its own. What it is, if anything, the model of slots decides.
 */
export const schoolHead = ({ head, body }: Entry): readonly DatedLine[] => {
  const [line] = body;
  if (line === undefined || body.length > 1 || line.bullet || line.text.length > maxLength) return head;
  const below: DatedLine = { line, dates: [] };
  return /\p{Nd}/u.test(line.text) || isLong(below) || isSentence(below) ? head : [...head, below];
};
