import { contextWords } from './context-words.ts';
import type { Token } from './phrases/tokens-of.ts';
import type { Spelling } from './spelling.ts';

const space = /[ \t\u00A0\u3000]/;
const listSign = /[,;:|/•·・、，；：／()（）]/u;
const bullet = /[-*–—•·▪‣►✓✔○●]/u;

/** Remarks, bullets and list signs are looked for this far from a name. */
const reach = 4;

type Edge = 'line' | 'sign' | 'none';

/** "C & R" is a list, "R&D" is one name. */
const isListSign = (character: string, apart: boolean): boolean =>
  listSign.test(character) || (apart && (character === '&' || character === '+'));

const before = (text: string, start: number): Edge => {
  let sign = false;
  for (let index = start - 1; index >= start - reach; index -= 1) {
    const character = text[index];
    if (character === undefined || character === '\n') return sign ? 'sign' : 'line';
    if (isListSign(character, index < start - 1)) return 'sign';
    if (bullet.test(character)) sign = true;
    else if (!space.test(character)) return 'none';
  }
  return 'none';
};

const after = (text: string, end: number): Edge => {
  for (let index = end; index < end + reach; index += 1) {
    const character = text[index];
    if (character === undefined || character === '\n') return 'line';
    if (isListSign(character, index > end)) return 'sign';
    if (character === '.' && /^(?:\s|$)/u.test(text.slice(index + 1, index + 2))) return 'line';
    if (!space.test(character)) return 'none';
  }
  return 'none';
};

/** True where the name is a whole item: alone on its line, or between signs of a list. */
const isItem = (text: string, start: number, end: number): boolean => {
  const [left, right] = [before(text, start), after(text, end)];
  if (left === 'none' || right === 'none') return false;
  // "Go, and see for yourself": a first word before a comma is no item yet.
  return left !== 'line' || right === 'line' || text[end] !== ',';
};

/** More than this between two names is a sentence. */
const maxGap = 24;

/** How two names stand beside each other: as items of a list, as neighbours without any sign, or apart. */
export const adjacency = (text: string, end: number, start: number): 'list' | 'neighbours' | 'apart' => {
  const gap = start - end > maxGap ? '\n' : text.slice(end, start).toLowerCase();
  if (gap.includes('\n') || !contextWords().between.test(gap)) return 'apart';
  return gap.trim() === '' || gap === '-' ? 'neighbours' : 'list';
};

const letters = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');

/** True when the name stands in the case in which it is usually written. */
export const isAsWritten = (matched: string, { written }: Spelling): boolean => letters(matched) === letters(written);

/** "C-level" is one word, and no skill; "Go-Entwickler" names one. */
export const isPartOfWord = (text: string, tokens: readonly Token[], first: number, last: number): boolean => {
  const { companions, clitics } = contextWords();
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  const [previous, next] = [tokens[first - 1], tokens[last + 1]];
  const ahead = text[end] === '-' && next?.start === end + 1 && !companions.has(next.key);
  const isOther = (key: string): boolean => !companions.has(key) && !clitics.has(key);
  return ahead || (text[start - 1] === '-' && previous?.end === start - 1 && isOther(previous.key));
};

/** True for "React" at the start of a sentence, where any word has a capital. */
export const mayBeAnyWord = (text: string, start: number, { written }: Spelling): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(written) && /(?:^|[.!?:\n]["'“(]?\s?|^\s*[-*–•·]\s?)$/u.test(text.slice(Math.max(0, start - 3), start));

/** "In spring" is a season, "with Spring" is none. */
const seasons: ReadonlySet<string> = new Set(['spring']);

const isCapital = (text: string, token: Token): boolean => /^\p{Lu}/u.test(text.slice(token.start, token.start + 2));

/** A name in Latin letters among words of another script is the name: "Excelの基本操作". */
const isForeign = (text: string, previous: Token | undefined, next: Token | undefined): boolean => {
  const beside = [previous, next].flatMap((token) => (token === undefined ? [] : [text.slice(token.start, token.end)]));
  return beside.some((word) => /\p{L}/u.test(word)) && beside.every((word) => !/\p{Script=Latin}/u.test(word));
};

/** True when the words around a name that is also a common word, or its place in a list, tell that it is the name. */
export const standsAsSkill = (
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  spelling: Spelling,
): boolean => {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  if (isItem(text, start, end)) return true;
  const { companions, conjunctions, beforeSeasons, genitives, knowing, introductions } = contextWords();
  const [previous, next] = [tokens[first - 1], tokens[last + 1]];
  const capital = /^\p{Lu}/u.test(text.slice(start, end)) && isAsWritten(text.slice(start, end), spelling);
  if (!capital) return false;
  if (isForeign(text, previous, next)) return true;
  const nextJoins = next !== undefined && (next.joint === ' ' || next.joint === '');
  if (nextJoins && companions.has(next.key)) return true;
  const previousJoins = previous !== undefined && (tokens[first]?.joint === ' ' || tokens[first]?.joint === '');
  if (!previousJoins || text[previous.end] === '-') return false;
  if (companions.has(previous.key) && !nextJoins) return true;
  const partOfName = nextJoins && (text[end] === '-' || isCapital(text, next));
  // "Python (3 years) and Go (2 years)"
  if (conjunctions.has(previous.key) && after(text, end) !== 'none') return true;
  if (seasons.has(spelling.canonical) && beforeSeasons.has(previous.key)) return false;
  const known = genitives.has(previous.key) && knowing.has(tokens[first - 2]?.key ?? '');
  return (introductions.has(previous.key) || known) && !partOfName;
};
