import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { countCharacters, countSpacedWords, isCountedInCharacters } from '../../words.ts';

/** About five lines of a typical page. */
const maxWords = 80;
const maxCharacters = 250;

const isLong = (text: string): boolean =>
  isCountedInCharacters(text) ? countCharacters(text) > maxCharacters : countSpacedWords(text) > maxWords;

/** Full points while no paragraph about work has more than 80 words, or 250 characters in Chinese, Japanese, Korean and Thai (our own choice: five lines are what an eye takes in at once). */
export const paragraphs: Check = {
  id: 'structure.paragraphs',
  category: 'structure',
  max: 1,
  unit: 'paragraphs',
  threshold: 0,
  measure: ({ statements }) => {
    if (statements.length === 0) return notApplicable;
    const long = statements.filter(({ text, bullet }) => !bullet && isLong(text));
    const count = long.length;
    return { value: count, points: count === 0 ? 1 : 0, params: { count }, evidence: evidenceOf(long) };
  },
};
