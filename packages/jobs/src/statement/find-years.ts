import type { LanguageCode } from '@winnow/contracts/constants';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import type { Token } from '@winnow/skills';
import { numberOf } from '../words/number-words.ts';
import { yearCompounds } from '../words/year-compounds.ts';
import { yearWords } from '../words/year-words.ts';
import type { Cue } from './find-cues.ts';

/** A demanded number of years, at `[start, end)` of the text with its word for years. */
export type Years = { readonly years: number; readonly start: number; readonly end: number };

/** More are years of age. */
const maxYears = 15;

const numberAt = (tokens: readonly Token[], index: number, language: LanguageCode): number | undefined => {
  const token = tokens[index];
  if (token === undefined) return undefined;
  return numberOf(token.key, language) ?? (language === 'en' ? undefined : numberOf(token.key, 'en'));
};

const between = (text: string, left: Token | undefined, right: Token | undefined): string =>
  text.slice(left?.end ?? 0, right?.start ?? 0);

/** "5yrs" is one word; its number is the years. */
const joined = /^(\p{Nd}{1,2})\p{L}/u;

/** "A year of experience": within so many words of one for experience. */
const reachOfExperience = 4;

/** Years that are told without a number: "dreijährige", "a year of experience". */
const unnumbered = (tokens: readonly Token[], cues: readonly Cue[], language: LanguageCode): readonly Years[] => {
  const { beginnings, single } = yearCompounds(language);
  const experience = cues.filter(({ kind }) => kind === 'experience');
  return tokens.flatMap(({ key, start, end }, index) => {
    const years = beginnings.find(([beginning]) => key.startsWith(beginning))?.[1];
    const isNear = experience.some(({ first, last }) => first - index <= reachOfExperience && index - last <= reachOfExperience);
    if (!isNear) return [];
    return years === undefined ? (single.has(key) ? [{ years: 1, start, end }] : []) : [{ years, start, end }];
  });
};

/** The numbers of years with a cue, each the minimum of its range: 3 of "3–5 years". */
export const findYears = (
  text: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  language: LanguageCode,
): readonly Years[] => {
  const { range, filler, otherTimes, attached } = yearWords();
  const numberBehind = hiringLocaleOf(language).job.counting?.numberBehind === true;
  const found: Years[] = [];
  const add = (years: number | undefined, start: number, end: number): void => {
    if (years !== undefined && years > 0 && years <= maxYears) found.push({ years, start, end });
  };
  for (const { kind, first, last, end } of cues) {
    const word = tokens[first];
    if (kind !== 'years' || word === undefined || otherTimes.has(tokens[last + 1]?.key ?? '')) continue;
    let at = first - 1;
    let years = filler.test(between(text, tokens[at], word)) ? numberAt(tokens, at, language) : undefined;
    if (years === undefined) {
      // "five (5) years", "3 or more years": a word between; and Swahili counts after the word.
      at = first - 3;
      if (tokens[at] !== undefined && filler.test(between(text, tokens[at], word))) years = numberAt(tokens, at, language);
    }
    if (years === undefined && numberBehind) {
      add(numberAt(tokens, last + 1, language), word.start, tokens[last + 1]?.end ?? end);
      continue;
    }
    if (years === undefined) continue;
    // "2.5 years", and the first number of a range.
    for (const earlier of [at - 1, at - 2]) {
      const gap = between(text, tokens[earlier], tokens[at]);
      const number = tokens[earlier] === undefined ? undefined : numberAt(tokens, earlier, language);
      if (number !== undefined && number <= years && (gap === '.' || gap === ',' || range.test(gap))) {
        years = number;
        at = earlier;
        break;
      }
    }
    add(years, tokens[at]?.start ?? word.start, end);
  }
  for (const [index, token] of tokens.entries()) {
    const number = joined.exec(token.key)?.[1];
    const rest = number === undefined ? '' : token.key.slice(number.length);
    if (number !== undefined && attached.has(rest)) {
      const previous = numberAt(tokens, index - 1, language);
      const min =
        previous !== undefined && range.test(between(text, tokens[index - 1], token)) ? previous : numberOf(number, language);
      add(min, token.start, token.end);
    }
  }
  const free = unnumbered(tokens, cues, language).filter(
    ({ start, end }) => !found.some((each) => each.start < end + 3 && each.end + 3 > start),
  );
  return [...found, ...free].toSorted((a, b) => a.start - b.start);
};
