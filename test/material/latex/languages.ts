import { type Engine, isWestern } from './fonts.ts';
import { type Look, looks } from './looks.ts';

/** Languages whose letters the fonts have, by what babel calls them; `null` where TeX Live has no such file. */
const inT1: { readonly [language: string]: string | null } = {
  af: 'afrikaans',
  cs: 'czech',
  da: 'danish',
  de: 'ngerman',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  fi: 'finnish',
  fr: 'french',
  hr: 'croatian',
  hu: 'magyar',
  id: null,
  it: 'italian',
  ms: null,
  nl: 'dutch',
  no: 'norsk',
  pl: 'polish',
  pt: 'portuguese',
  sk: 'slovak',
  sl: 'slovene',
  sv: 'swedish',
  sw: null,
  tl: null,
  tr: 'turkish',
};

/** T1 has some of their letters as a letter and a sign below it, or none of them. */
const inUnicode: { readonly [language: string]: string | null } = {
  bg: 'bulgarian',
  el: 'greek',
  lt: 'lithuanian',
  lv: 'latvian',
  ro: 'romanian',
  ru: 'russian',
  sr: null,
  uk: 'ukrainian',
  vi: null,
};

/** OT1 has no letter with a sign. */
const inOT1: ReadonlySet<string> = new Set(['en', 'id', 'ms', 'sw', 'tl']);

const central: ReadonlySet<string> = new Set(['cs', 'hr', 'hu', 'pl', 'sk', 'sl', 'tr']);

/** The sans serif of classes that take Helvetica, which has western letters alone. */
export const sansOf = (language: string): string => (central.has(language) ? 'lmss' : 'phv');

/** What runs over a look in a language, or undefined if nothing can. */
export const engineOf = ({ engine, font, languages }: Look, language: string): Engine | undefined => {
  if (languages !== undefined && languages[language] === undefined) return undefined;
  if (engine === 'xelatex') return language in inT1 || language in inUnicode ? 'xelatex' : undefined;
  if (engine === 'either' && isWestern(font) && central.has(language)) return 'xelatex';
  if (language in inT1) return 'pdflatex';
  return engine === 'either' && language in inUnicode ? 'xelatex' : undefined;
};

/** Whether a template can be in a language. */
export const suitsTemplate = (template: string, language: string): boolean => {
  const look = looks[template];
  return look !== undefined && engineOf(look, language) !== undefined;
};

/** The encoding of a look's font: the old one where its letters are enough. */
export const encodingOf = ({ font }: Look, language: string): 'T1' | 'OT1' =>
  font === 'computer-modern' && inOT1.has(language) ? 'OT1' : 'T1';

/** The line that loads babel, which English authors do without. */
export const babelLine = (language: string): string => {
  const name = inT1[language] ?? inUnicode[language] ?? null;
  return name === null || language === 'en'
    ? ''
    : `\\usepackage[${name}${name === 'spanish' ? ',es-nosectiondot,es-lcroman' : ''},shorthands=off]{babel}`;
};
