import { analyse } from 'chardet';
import { countForeignLetters } from './count-foreign-letters.ts';
import { everydayCharacters, isDoubleByte } from './everyday-characters.ts';

/** Charsets of text files. Where a text is equally plausible in several, the detector decides, and then this order. */
const charsets = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-13',
  'iso-8859-15',
  'koi8-u',
  'macintosh',
  'x-mac-cyrillic',
  'ibm866',
];

/** A far more common charset than the detected one that has the same letters in most places. */
const morePopular: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
  'koi8-r': 'koi8-u',
};

/** What no language writes. */
const oddities: readonly RegExp[] = [
  // Signs used neither in typography nor in commerce.
  /[^\0-\x7f\p{L}\p{M}\p{Nd}\u00a0\u00ad¡¿«»§°·•–—‘’‚“”„‹›…€£©®™×½¼¾²³µ№\u200b-\u200f]/gu,
  // Signs within a word.
  /(?<=\p{L})[^\0-\x7f\p{L}\p{M}’·\u00ad\u200b-\u200f](?=\p{L})/gu,
  // Commercial and currency signs immediately before a word.
  /[©®€£](?=\p{L})/gu,
  // Capitals after lower-case letters; in ASCII they occur in product names.
  /(?<=\p{Ll})(?![A-Z])\p{Lu}|(?<=(?![a-z])\p{Ll})\p{Lu}/gu,
  // Letters of two scripts in one word.
  /(?<=[a-z])(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}(?=[a-z])/giu,
  // Marks without a letter, and Thai vowels without their consonant.
  /(?<![\p{L}\p{M}])\p{M}|(?<=[เ-ไ])\p{M}|[เ-ไ](?![ก-ฮ])|(?<![ก-ฮ\p{M}])[ะาำ]/gu,
];

/** Bytes undefined in a charset count as this many odd characters. */
const undefinedWeight = 10;

/** This many characters of a UTF-8 file may be damaged; of a file in another charset, far more are invalid UTF-8. */
const brokenShare = 0.25;

/** Number of odd characters beyond ASCII. */
const oddShare = (charset: string, text: string): number => {
  const beyond = text.match(/[^\0-\x7f]/gu) ?? [];
  if (beyond.length === 0) return 0;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const broken = count(/\ufffd/gu);
  if (charset === 'utf-8') return broken <= brokenShare * beyond.length ? 0 : 1;
  if (isDoubleByte(charset)) {
    const everyday = everydayCharacters(charset);
    const rare = beyond.filter((character) => !everyday.has(character)).length;
    return (undefinedWeight * broken + rare) / beyond.length;
  }
  const odd = oddities.reduce((sum, pattern) => sum + count(pattern), countForeignLetters(text, charset));
  return (undefinedWeight * broken + odd) / beyond.length;
};

/** The charset in which bytes look most like the writing of some language. */
export const chooseCharset = (bytes: Uint8Array): string => {
  const guessed = analyse(bytes)
    .map(({ name }) => name.toLowerCase())
    .map((name) => morePopular[name] ?? name);
  const order = [...new Set([...guessed.filter((name) => charsets.includes(name)), ...charsets])];
  let best = { charset: 'windows-1252', share: Number.POSITIVE_INFINITY };
  for (const charset of order) {
    // In streaming mode: the bytes may end within a character.
    const share = oddShare(charset, new TextDecoder(charset).decode(bytes, { stream: true }));
    if (share < best.share) best = { charset, share };
    if (share === 0) break;
  }
  return best.charset;
};
