import { eastAsianScripts, foldLetters } from '@winnow/languages';

/** What stands between a token and the one before: nothing, a space or hyphen, one of `. / &`, or `|` for all that ends a phrase. */
export type Joint = '' | ' ' | '.' | '/' | '&' | '|';

/** A word, or one character of a script that is written without spaces. Offsets are UTF-16 units of the text. */
export type Token = {
  /** Folded letters, by which words are compared. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly joint: Joint;
};

const single = `[${eastAsianScripts}\\p{Script=Thai}ー々〆]`;
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])\.[Nn][Ee][Tt](?![\p{L}\p{M}\p{N}])`,
    String.raw`${single}[\u3099\u309A\uFF9E\uFF9F]?`,
    // A name in Latin letters is a word of its own within a word of another script: "Excelમાં".
    String.raw`\p{N}*(?:\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}\u200D]*|[\p{L}--[${single}\p{Script=Latin}]][[\p{L}\p{M}\p{N}\u200D]--[${single}\p{Script=Latin}]]*)(?:[+＋]{2}|[#＃♯])?`,
    String.raw`\p{N}[\p{M}\p{N}\u200D]*(?:[+＋]{2}|[#＃♯])?`,
  ].join('|'),
  'gv',
);

const plain = /^[a-z0-9+#.]+$/;
const ideograph = /^[\u4E00-\u9FFF\uAC00-\uD7A3]$/;

/** The Arabic article and the particles written onto it; phrases and texts are compared without them. */
const article = /^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u;

/** No name of anything is one word this long; folding it would be for nothing. */
const maxWordLength = 60;

/** Signs of scripts that are written without spaces, each folded once: there are no more of them than code units. */
const foldedSigns = new Map<string, string>();

const keyOf = (word: string): string => {
  if (word.length > 1) return keyOfWord(word);
  const key = foldedSigns.get(word) ?? keyOfWord(word);
  foldedSigns.set(word, key);
  return key;
};

const keyOfWord = (word: string): string => {
  if (word.length > maxWordLength) return '';
  const lower = word.toLowerCase();
  if (plain.test(lower) || ideograph.test(word)) return lower;
  const folded = foldLetters(word.replace('♯', '#')).replaceAll('\u200D', '');
  return folded.startsWith('ا') || /^[وبكفل]/u.test(folded) ? folded.replace(article, '') : folded;
};

const jointOf = (gap: string): Joint => {
  if (gap === '') return '';
  if (gap.length > 3) return '|';
  // "Lohn- und Gehaltsabrechnung"
  if (gap === '- ') return ' ';
  if (/^(?:[ \t\u00A0\u3000]+|[-‐‑_'’‘`\u200C・])$/u.test(gap)) return ' ';
  const sign = gap.trim();
  if (sign === '/' || sign === '／') return '/';
  if (sign === '&' || sign === '＆') return '&';
  return gap === '.' ? '.' : '|';
};

/** The first word of a text, without a look at the rest; undefined where there is none. */
export const firstTokenOf = (text: string): Token | undefined => {
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const { 0: word, index } = match;
  return { key: keyOf(word), start: index, end: index + word.length, joint: '|' };
};

/** The words of a text in their order, folded; linear in its length. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  // Most texts are short: `matchAll` would take longer to copy the pattern than to search them.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const word = match[0];
    const joint = tokens.length === 0 ? '|' : jointOf(text.slice(end, Math.min(match.index, end + 4)));
    end = match.index + word.length;
    tokens.push({ key: keyOf(word), start: match.index, end, joint });
  }
  return tokens;
};
