import { isUpperCase } from '../layout/line-style.ts';

/** How the words of a text are capitalised. */
export const caseOf = (text: string): string => {
  if (!/[\p{Lu}\p{Ll}]/u.test(text)) return 'none';
  if (isUpperCase(text)) return 'upper';
  if (/^\P{L}*\p{Ll}/u.test(text)) return 'lower';
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const raised = words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length;
  return raised === words.length ? 'title' : raised * 2 > words.length ? 'mixed' : 'sentence';
};
