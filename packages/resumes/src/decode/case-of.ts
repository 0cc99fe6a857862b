import { isUpperCase } from '../layout/line-style.ts';
import { capital, firstLetters, hasSign, small } from '../signs.ts';

/** How the words of a text are capitalised. */
export const caseOf = (text: string): string => {
  if (!hasSign(text, capital | small)) return 'none';
  if (isUpperCase(text)) return 'upper';
  const firsts = firstLetters(text);
  if (((firsts[0] ?? 0) & small) > 0) return 'lower';
  const raised = firsts.filter((kinds) => (kinds & capital) > 0).length;
  return raised === firsts.length ? 'title' : raised * 2 > firsts.length ? 'mixed' : 'sentence';
};
