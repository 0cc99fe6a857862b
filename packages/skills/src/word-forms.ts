import { foldLetters } from '@winnow/languages';
import { contextWords } from './context-words.ts';
import type { WordForm } from './phrases/create-phrases.ts';
import type { Token } from './phrases/tokens-of.ts';
import { isAsWritten } from './skill-context.ts';
import type { Spelling } from './spelling.ts';

/** Shorter names with an ending are too often another word. */
const minAnyCase = 7;
const minCapital = 5;

/** True where a word is surely a form of a name, and no other word: "Zendesku", "SAPissa", "Excelin". */
export const isFormOf = (text: string, tokens: readonly Token[], form: WordForm, spelling: Spelling, words: number): boolean => {
  const token = tokens[form.token];
  if (token === undefined || contextWords().otherWords.has(token.key)) return false;
  const word = text.slice(token.start, token.end);
  if (!/^\p{Script=Latin}/u.test(word)) return spelling.certainty === 'sure';
  const [base, ending] = [word.slice(0, form.kept), word.slice(form.kept)];
  const sure = spelling.certainty === 'sure';
  if (!sure && !isAsWritten(text.slice(token.start, token.start + form.kept), spelling)) return false;
  if (words > 1) return sure;
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(base) && /^\p{Ll}+$/u.test(ending)) return true;
  const letters = form.word.length;
  if (!/^\p{Lu}/u.test(word)) return sure && letters >= minAnyCase;
  return letters >= minCapital || (sure && letters === minCapital - 1 && ending.length > 1);
};

/** True where a name is the first part of a compound: "Excelkenntnisse". */
export const isFirstPart = (text: string, start: number, end: number, { written }: Spelling): boolean =>
  text.startsWith(written, start) && contextWords().compounds.has(foldLetters(text.slice(start + written.length, end)));

/** Endings that English writes behind an apostrophe. */
const english: ReadonlySet<string> = new Set(['s', 'd', 't', 'm', 're', 've', 'll']);

/** True where an ending is joined to a name by a sign: "Excel'de", "Excel-ben". */
export const hasEndingBehind = (text: string, tokens: readonly Token[], last: number): boolean => {
  const [end, next] = [tokens[last]?.end ?? 0, tokens[last + 1]];
  if (next?.start !== end + 1 || !/^[\p{Ll}\p{M}]{1,6}$/u.test(text.slice(next.start, next.end))) return false;
  if (/['’‘]/u.test(text[end] ?? '')) return !english.has(next.key);
  return text[end] === '-' && next.key.length > 1 && contextWords().endings.has(next.key);
};
