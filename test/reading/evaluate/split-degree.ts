import { allLocales } from '@winnow/languages';

/** Words between a degree and its field. */
export const prepositionsOf = (language: string): readonly string[] =>
  allLocales().find(({ code }) => code === language)?.degreeFields?.prepositions ?? [];

/** Degree and field of a printed degree: "Licence, histoire" or "Bachelor of Science in Optics". */
export const splitDegree = (printed: string, language: string): { readonly degree: string; readonly field: string } => {
  const words = prepositionsOf(language).join('|');
  const [degree = '', ...rest] = printed.split(words === '' ? /[,،、]\s*/u : new RegExp(`[,،、]\\s*|\\s(?:${words})\\s`, 'u'));
  const field = (rest[0] ?? '').replace(/^.*[:：]\s*/u, '');
  return rest.length !== 1 || field.length < 3 || /\d/u.test(field) ? { degree: printed, field: '' } : { degree, field };
};
