import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters, localeOf } from '@winnow/languages';
import { titleWords } from '../words/title-words.ts';

/** Where a position is searched for, and the maximum length of its name. */
const reach = 1_500;
const maxLength = 80;
const maxWords = 8;

/** The title without gender markers, decoration, and the part after a stroke: "Nurse (m/f/d) | Leeds". */
export const cleanTitle = (title: string): string => {
  const { everybody, suffix } = titleWords();
  const [name = ''] = title
    .replace(everybody, '')
    .replace(suffix, '')
    .split(/\s+[|•·]\s+/u);
  return name.replace(/^[\s*_#"“„«–—-]+|[\s*_#"”“»,;:–—-]+$/gu, '').trim();
};

/** "Experienced Data Analyst" without leading lower-case words. */
export const withoutEpithets = (title: string): string =>
  / \p{Lu}/u.test(title) ? title.replace(/^(?:\p{Ll}+ )+(?=\S*\p{Lu})/u, '') : title;

/** The position stated in prose: "We are looking for a head nurse to join us". Undefined without one. */
export const soughtTitle = (text: string, language: LanguageCode): string | undefined => {
  const start = text.slice(0, reach);
  const lower = start.toLowerCase();
  if (lower.length !== start.length) return undefined;
  const { seeking, within, ends } = titleWords();
  const places = seeking.map((phrase) => ({ phrase, at: lower.indexOf(`${phrase} `) })).filter(({ at }) => at >= 0);
  const [place] = places.toSorted((a, b) => a.at - b.at || b.phrase.length - a.phrase.length);
  if (place === undefined) return undefined;
  const rest = start.slice(place.at + place.phrase.length + 1, place.at + place.phrase.length + 1 + maxLength);
  const [sentence = ''] = rest.split(/[,;:.!?\n]|\s[–—-]\s/u);
  const small = new Set([...localeOf(language).stopWords, ...ends]);
  const words: string[] = [];
  for (const word of sentence.split(' ').slice(0, maxWords)) {
    if (small.has(word.toLowerCase()) && !within.has(foldLetters(word))) break;
    words.push(word);
  }
  while (within.has(foldLetters(words.at(-1) ?? ''))) words.pop();
  return words.length === 0 ? undefined : words.join(' ');
};
