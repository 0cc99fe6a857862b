import { isDocumentTitle } from '../entries/cues.ts';
import { functionWords } from '../lists/function-words.ts';
import { nameWords } from './name-words.ts';

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,8}$/u;
const hangul = /^\p{Script=Hangul}{2,5}$/u;

/** A name in Han or Hangul before its form in Latin letters. */
export const nativeName = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})(?=\s*[(（]?\p{Script=Latin})/u;

/** Joins spaced letters ("J O H N  D O E") as long as the wide gaps between words are preserved. */
const joinSpacedLetters = (text: string): string =>
  /^(?:\p{L}\s){3,}\p{L}$/u.test(text)
    ? text.replace(/\s/gu, '')
    : text.replace(/(?<=(?:^|\s{2})(?:\p{L}\s)*\p{L})\s(?=\p{L}(?:\s|$))/gu, '');

/** The words after the title of the document: "Curriculum Vitae of Maya Lin", "CV – Maya Lin", "CURRICULUM VITAE DI MAYA LIN". */
const afterDocumentTitle = (text: string): string => {
  const words = text.split(/\s+/u);
  const count = [2, 1].find((own) => own < words.length && isDocumentTitle(words.slice(0, own).join(' ')));
  if (count === undefined) return text;
  const rest = words.slice(count);
  const [first = '', ...others] = rest;
  const isCapital = others.length > 1 && first === first.toUpperCase() && functionWords().has(first.toLowerCase());
  const isJoint = isCapital || (others.length > 0 && /^(?:\p{Ll}{1,4}|[^\p{L}]+)$/u.test(first));
  // One word alone may be the other half of a name.
  return isJoint ? others.join(' ') : rest.length > 1 ? rest.join(' ') : text;
};

/** "Maya Lin's Resume", "Maya Lin – CV". */
const beforeDocumentTitle = (text: string): string => {
  const [, name, title] = /^(.{5,40}?)(?:['’]s\s+(?:personal\s+|professional\s+)?|\s+[–—|-]\s+)(\S.{1,20})$/iu.exec(text) ?? [];
  return name !== undefined && title !== undefined && isDocumentTitle(title) ? name : text;
};

/** So many titles may follow one another: "проф. др". */
const maxTitles = 3;

const withoutPlainTitles = (text: string): string => {
  let rest = text;
  for (let count = 0; count < maxTitles; count += 1) rest = rest.replace(nameWords().plainTitle, '');
  return rest;
};

/** The end of a sentence; "Jr." and initials keep theirs. */
const lastStop = /(?<=\p{Ll}{3})\.$/u;

/** A name without what stands around it: the title of the document, courtesy titles, credentials, remarks. */
export const cleanName = (text: string): string =>
  withoutPlainTitles(
    beforeDocumentTitle(afterDocumentTitle(joinSpacedLetters(text.normalize('NFKC')).replace(/^[^\p{L}]+/u, ''))),
  )
    .replace(nameWords().credentials, '')
    .replace(nameWords().courtesyTitles, '')
    .replace(nameWords().academicTitles, '')
    .replace(/[\s,;:|•·–—-]+$/u, '')
    .replace(/\s*[（(][^）)]*[)）]$/u, '')
    .replace(lastStop, '')
    .trim();

/** "Ada “Countess” Byron", "William (Bill) Gates". */
const nickname = /\s["“”„«‘'(][\p{L}\p{M}.-]+["“”»’')]\s/u;

/** True when the text is written as a personal name is: two to five words of letters, or as few characters as in East Asia. */
export const hasNameShape = (printed: string): boolean => {
  const text = printed.replace(nickname, ' ');
  if (unspaced.test(text.replace(/\s/gu, '')) || hangul.test(text.replace(/\s/gu, '')))
    return text.replace(/\s/gu, '').length <= 8;
  const tokens = text.split(/\s+/u);
  if (tokens.length < 2 || tokens.length > 5 || text.length > 45) return false;
  return tokens.every((token) => /^[\p{L}\p{M}][\p{L}\p{M}.'’\u200C\u05BE-]*$/u.test(token) || nameWords().particles.test(token));
};

/** True for a name that begins with a family name of one word besides particles: "Byron, Ada M.", but not "Ada Byron, CFA". */
export const isFamilyFirst = (text: string): boolean => {
  const [family = '', given = '', ...others] = text.split(/,\s*/u);
  const words = family.split(/\s+/u).filter((word) => !nameWords().particles.test(word));
  return others.length === 0 && words.length === 1 && given !== '' && hasNameShape(`${family} ${given}`);
};
