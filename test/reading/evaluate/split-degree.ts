import type { LanguageCode } from '@winnow/contracts';
import { allLocales, degreeIn } from '@winnow/languages';

/** Words between a degree and its field. */
export const prepositionsOf = (language: string): readonly string[] =>
  allLocales().find(({ code }) => code === language)?.degreeFields?.prepositions ?? [];

type Split = { readonly degree: string; readonly field: string };

/** Signs and words between a degree and its field; there must be only one. */
const atSign = (printed: string, language: string): Split | undefined => {
  const words = prepositionsOf(language)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const signs = String.raw`[,،、，፣]\s*|\s–\s`;
  const parts = printed.split(words === '' ? new RegExp(signs, 'u') : new RegExp(`${signs}|\\s(?:${words})\\s`, 'u'));
  const [degree = '', rest = ''] = parts;
  const field = rest.replace(/^.*[:：]\s*/u, '');
  return parts.length !== 2 || field.length < 3 || /\d/u.test(field) ? undefined : { degree, field };
};

/** What stands in brackets after a degree and is no field: honours, a kind of school, and a Latin word, mostly an abbreviation. */
const noField = /^(?:সম্মান|인문계|\p{Script=Latin}+)$/u;

const inBrackets = (printed: string, language: string): Split | undefined => {
  const [, degree = '', field = ''] = /^([^()（）]+?)\s*[(（]([^()（）]{3,}|\p{Script=Han}{2})[)）]$/u.exec(printed) ?? [];
  if (field === '' || /\d|\.$/u.test(field) || noField.test(field)) return undefined;
  const isOne = (text: string): boolean => degreeIn(text, language as LanguageCode) !== undefined;
  return isOne(degree) && !isOne(field) ? { degree, field } : undefined;
};

/** A degree goes on after a small or short word: "Master of Arts". */
const goesOn = /^(?:[\p{Ll}&/(]|\p{Lu}{1,3}\s)/u;

/** "Sarjana Teknik Informatika", "本科 计算机科学与技术": a known degree, and a name after a space. */
const atSpace = (printed: string, language: string): Split | undefined => {
  const code = language as LanguageCode;
  const level = degreeIn(printed, code);
  // Degrees of these languages stand at the end.
  if (level === undefined || ['ja', 'ko'].includes(language) || /[,(（:：\d]/u.test(printed)) return undefined;
  const space = [...printed.matchAll(/\s+/gu)].find(({ index }) => degreeIn(printed.slice(0, index), code) === level);
  if (space === undefined) return undefined;
  const [degree, field] = [printed.slice(0, space.index), printed.slice(space.index + space[0].length)];
  return goesOn.test(field) || degreeIn(field, code) !== undefined ? undefined : { degree, field };
};

/** Degree and field of a printed degree: "Licence, histoire", "Bachelor of Science in Optics", "学士（機械工学）", "S1 Akuntansi". */
export const splitDegree = (printed: string, language: string): Split =>
  atSign(printed, language) ?? inBrackets(printed, language) ?? atSpace(printed, language) ?? { degree: printed, field: '' };
