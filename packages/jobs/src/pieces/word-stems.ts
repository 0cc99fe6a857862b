import { hasAdjoiningWords } from '@winnow/languages';
import { type Token, tokensOf } from '@winnow/skills';

const maxStems = 12;
const stemLength = 5;

/** Where words are not separated, or syllables are, two signs beside each other are what a word is elsewhere. */
const maxPairs = 24;

const isSign = (token: Token): boolean => token.end - token.start <= 2 && hasAdjoiningWords(token.key);

/** The beginnings of the words, by which cues are learned that no table has. */
export const stemsOf = (
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly string[] => {
  const own = tokens.filter((token) => token.start >= start && token.end <= end && /\p{L}/u.test(token.key));
  const pairs = own.flatMap((token, index) => {
    const next = own[index + 1];
    return next !== undefined && next.start === token.end && isSign(token) && isSign(next) ? [`w ${token.key}${next.key}`] : [];
  });
  const words = own.filter((token) => !isSign(token)).slice(0, maxStems);
  return [...words.map(({ key }) => `w ${key.slice(0, stemLength)}`), ...pairs.slice(0, maxPairs)];
};

/** The stems of a heading, for what stands below it. */
export const headingStems = (heading: string): readonly string[] => {
  const tokens = tokensOf(heading);
  return stemsOf(tokens, { start: 0, end: heading.length }).map((stem) => `under ${stem}`);
};
