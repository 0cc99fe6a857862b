import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters, localeOf } from '@winnow/languages';

/** "(m/w/d)", "H/F", "(all genders)": a position for everybody, and no part of its name. */
const everybody =
  /\s*(?:[([]\s*(?:[mwfdxhvi](?:\s?[/|,*]\s?[mwfdxhvi]){1,3}|all genders?|gn|any gender)\s*[)\]]|(?<=\s)(?:[mwfdx]\/[mwfdx](?:\/[mwfdx])?|H\/F|F\/H)(?![\p{L}]))/giu;

/** Verbs of seeking and the articles behind them, in the languages in which advertisements are often prose. */
const seekingWords: readonly (readonly [verbs: string, articles: string])[] = [
  ['looking for|seeking|hiring', 'an|a'],
  ['suchen|suchen wir|sucht|suchen ab sofort|sucht ab sofort|zum nächstmöglichen zeitpunkt', 'eine/n|einen|eine'],
  ['recherchons|recherche', 'un(e)|une|un'],
  ['buscamos|busca', 'un/a|una|un|uma|um'],
  ['cerchiamo|cerca', 'una|un'],
  ['procuramos|procura', 'uma|um'],
  ['zoeken|zoeken wij|zoekt', 'een'],
  ['söker|søger|søker', 'en|ett|et'],
  ['poszukujemy|szukamy|требуется|требуются|ищем', ''],
];

const seeking = seekingWords.flatMap(([verbs, articles]) =>
  verbs.split('|').flatMap((verb) => articles.split('|').map((article) => `${verb} ${article}`.trim())),
);

/** Where a sought position is looked for, and how long its name may be. */
const reach = 1_500;
const longest = 80;
const mostWords = 8;

/** Small words that stand within names of positions. */
const inner: ReadonlySet<string> = new Set('of de di du des da do der und and et y e og och &'.split(' '));

const description = /\s*[-–—|:]?\s*\bjob description\b.*$/iu;

/** The title without signs for everybody, decoration, and what stands behind a stroke: "Nurse (m/f/d) | Leeds". */
export const cleanTitle = (title: string): string => {
  const [name = ''] = title
    .replace(everybody, '')
    .replace(description, '')
    .split(/\s+[|•·]\s+/u);
  return name.replace(/^[\s*_#"“„«–—-]+|[\s*_#"”“»,;:–—-]+$/gu, '').trim();
};

/** "Experienced Data Analyst" without what is no part of the name: words in lower case before one with a capital. */
export const withoutEpithets = (title: string): string =>
  / \p{Lu}/u.test(title) ? title.replace(/^(?:\p{Ll}+ )+(?=\S*\p{Lu})/u, '') : title;

/** The position that prose says is sought: "We are looking for a head nurse to join us". Undefined when it says none. */
export const titleSought = (text: string, language: LanguageCode): string | undefined => {
  const start = text.slice(0, reach);
  const lower = start.toLowerCase();
  if (lower.length !== start.length) return undefined;
  const places = seeking.map((phrase) => ({ phrase, at: lower.indexOf(`${phrase} `) })).filter(({ at }) => at >= 0);
  const [place] = places.toSorted((a, b) => a.at - b.at || b.phrase.length - a.phrase.length);
  if (place === undefined) return undefined;
  const rest = start.slice(place.at + place.phrase.length + 1, place.at + place.phrase.length + 1 + longest);
  const [sentence = ''] = rest.split(/[,;:.!?\n]|\s[–—-]\s/u);
  const small = new Set([
    ...localeOf(language).stopWords,
    'who',
    'with',
    'to',
    'for',
    'mit',
    'für',
    'zur',
    'pour',
    'con',
    'para',
  ]);
  const words: string[] = [];
  for (const word of sentence.split(' ').slice(0, mostWords)) {
    if (small.has(word.toLowerCase()) && !inner.has(foldLetters(word))) break;
    words.push(word);
  }
  while (inner.has(foldLetters(words.at(-1) ?? ''))) words.pop();
  return words.length === 0 ? undefined : words.join(' ');
};
