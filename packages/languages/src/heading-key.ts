const latinOrGreek = /[\p{Script=Latin}\p{Script=Greek}]/u;

/** A letter with its marks: matched together, so that a long run of marks is scanned once. */
const latinOrGreekMarks = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/** Letters that case folding and canonical decomposition keep apart although people use them interchangeably. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ۀ: 'ه',
  ς: 'σ',
};

const foldable = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'gu');

/** Arabic vowel signs and tatweel, Hebrew niqqud: optional in writing. */
const optionalSigns = /[\u064B-\u065F\u0670\u0640\u0591-\u05C7]/gu;

/** Folded letters that need no test of their Unicode properties. */
const plainLetters = /^[a-z\u00e0-\u00f6\u00f8-\u00ff\u0430-\u045f\u0621-\u063a\u0641-\u064a\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** Signs that fold by themselves, as they are neither marks nor parts of syllables: Latin, Greek, Hebrew and Arabic letters, punctuation, wide forms. */
const single =
  '\\u05d0-\\u05ea\\u0621-\\u063a\\u0641-\\u064a\\u0671-\\u06d3\\xa0-\\u02ff\\u0370-\\u03ff\\u1e00-\\u1eff\\u2000-\\u20bf\\u2100-\\u214f\\u3000\\uff01-\\uff60';

/** Signs that only become small, whatever stands beside them: Cyrillic, drawn signs, kana, Han, Hangul, private use. */
const lowered =
  '\\0-\\x9f\\u060c\\u061b\\u061f\\u0660-\\u0669\\u06f0-\\u06f9\\u0400-\\u0482\\u048a-\\u052f\\u2190-\\u222b\\u2500-\\u27bf\\u3001-\\u3029\\u3041-\\u3096\\u30a0-\\u30fe\\u3400-\\u9fff\\uac00-\\ud7a3\\ue000-\\uf8ff';

const [isLowered, isSingle] = [new RegExp(`^[${lowered}]$`), new RegExp(`^[${single}]$`)];

/** How a sign folds: small, by itself, or with its neighbours. */
const [small, alone, together] = [1, 2, 3] as const;

/** How each sign folds that was met. */
const waysOfFolding = new Uint8Array(0x10000);

const wayOf = (code: number): number => {
  const known = waysOfFolding[code] as number;
  if (known > 0) return known;
  const sign = String.fromCharCode(code);
  const way = isLowered.test(sign) ? small : isSingle.test(sign) ? alone : together;
  waysOfFolding[code] = way;
  return way;
};

const foldAny = (text: string): string => {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(optionalSigns, '')
    .replace(foldable, (letter) => foldedLetters[letter] ?? letter);
  const bare = latinOrGreek.test(folded) ? folded.normalize('NFD').replace(latinOrGreekMarks, '$1') : folded;
  return bare.normalize('NFC');
};

/** Each sign of `single` once it was met. */
const foldedSingles = new Map<string, string>();

const foldSingle = (sign: string): string => {
  const folded = foldedSingles.get(sign) ?? foldAny(sign);
  foldedSingles.set(sign, folded);
  return folded;
};

/** Folds case, marks of Latin and Greek letters, and the variants of Arabic letters; keeps spaces and punctuation. */
export const foldLetters = (text: string): string => {
  let [folded, from] = ['', 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    const way = wayOf(code);
    if (way === together) return foldAny(text);
    if (way === small) continue;
    folded += text.slice(from, index) + foldSingle(text.charAt(index));
    from = index + 1;
  }
  return (from === 0 ? text : folded + text.slice(from)).toLowerCase();
};

const numbering = /^[\s\p{P}\p{S}]*\p{Nd}{1,2}\s*[.)]\s*/u;

const isSmallLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The letters and digits of a folded text; undefined if it has other signs than those of ASCII. */
const plainKey = (folded: string): string | undefined => {
  let [key, from] = ['', 0];
  for (let index = 0; index < folded.length; index += 1) {
    const code = folded.charCodeAt(index);
    if (code >= 0x80) return undefined;
    if (isSmallLetter(code) || isDigit(code)) continue;
    key += folded.slice(from, index);
    from = index + 1;
  }
  return from === 0 ? folded : key + folded.slice(from);
};

/**
 * The form in which headings and labels are compared: only folded letters and inner digits, so that spacing, punctuation and
 * numbering do not matter.
 */
export const headingKey = (text: string): string => {
  const folded = foldLetters(text);
  const unnumbered = isSmallLetter(folded.charCodeAt(0)) ? folded : folded.replace(numbering, '');
  const letters = plainKey(unnumbered);
  if (letters !== undefined) return letters;
  // ASCII first: testing Unicode properties is expensive.
  const key = unnumbered.replace(/[\0-/:-`{-\x7f]+/g, '');
  return plainLetters.test(key) ? key : key.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '').replace(/^\p{M}+/u, '');
};
