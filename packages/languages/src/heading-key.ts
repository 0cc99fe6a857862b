/** A letter with its marks: taken together, so that a long run of marks is walked once. */
const latinOrGreekMarks = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/** Letters that case folding and canonical decomposition leave apart although people write one for the other. */
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

/** Arabic vowel signs and tatweel, Hebrew niqqud: written or left out at will. */
const optionalSigns = /[\u064B-\u065F\u0670\u0640\u0591-\u05C7]/gu;

/** Text that needs no more than small letters. */
const plain = /^[\0-\x7f]*$/;

/** Folds case, marks of Latin and Greek letters, and the variants of Arabic letters; keeps spaces and punctuation. */
export const foldLetters = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replace(optionalSigns, '')
        .replace(foldable, (letter) => foldedLetters[letter] ?? letter)
        .normalize('NFD')
        .replace(latinOrGreekMarks, '$1')
        .normalize('NFC');

/** The form under which headings and labels are compared: folded letters and inner digits only, so that spacing, signs and numbering do not count. */
export const headingKey = (text: string): string =>
  foldLetters(text)
    .replace(/^[\s\p{P}\p{S}]*\p{Nd}{1,2}\s*[.)]\s*/u, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]/gu, '')
    .replace(/^\p{M}+/u, '');
