import { lazilyByKey } from '@winnow/kernel';

const span = (first: string, last: string): string =>
  String.fromCodePoint(
    ...Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) => first.charCodeAt(0) + index),
  );

const russian = `${span('а', 'я')}ё`;
const arabic = `${span('ء', 'غ')}${span('ـ', 'ْ')}`;

/** Letters and marks beyond ASCII, in lower case, of languages with legacy charsets. */
const alphabets: readonly string[] = [
  'àâæçéèêëîïôœùûüÿ', // French
  'äöüßé', // German
  'áéíóúüñçª', // Spanish
  'áâãàçéêíóôõúüª', // Portuguese
  'àèéìíîòóùú', // Italian
  'àçéèíïóòúüñ', // Catalan
  'áéíóúàèëïöüêôûîâ', // Dutch, Afrikaans
  'æøåéèêóòôü', // Danish, Norwegian
  'åäöéèàüšž', // Swedish, Finnish
  'äöõüšž', // Estonian
  'áðéíóúýþæö', // Icelandic
  'ëç', // Albanian
  'āčēģīķļņšūž', // Latvian
  'ąčęėįšųūž', // Lithuanian
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'čćđšž', // Slovenian, Croatian, Bosnian, Serbian
  'áéíóöőúüű', // Hungarian
  'ăâîşţ', // Romanian
  'çğıİöşüâî', // Turkish
  'àáâăèéêíóôơùúưđ\u0300\u0301\u0303\u0309\u0323', // Vietnamese, with separate tone marks
  russian,
  `${russian}іў`, // Belarusian
  span('а', 'я').replace(/[ыэ]/gu, ''), // Bulgarian
  `${span('а', 'я').replace(/[ъыэ]/gu, '')}ґєії`, // Ukrainian
  'абвгдђежзијклљмнњопрстћуфхцчџш', // Serbian
  'абвгдѓежзѕијклљмнњопрстќуфхцчџш', // Macedonian
  `${span('α', 'ω')}άέήίόύώϊϋΐΰ`, // Greek
  `${span('א', 'ת')}${span('\u05b0', '\u05c4')}`, // Hebrew
  arabic,
  `${arabic}پچژگکھےںٹڈڑہ`, // Persian, Urdu
  span('ก', '๛'), // Thai
];

const upperHalf = Uint8Array.from({ length: 128 }, (_, index) => index + 128);

/** The alphabets of the languages that a single-byte charset can represent. */
const alphabetsIn = lazilyByKey((charset: string): readonly ReadonlySet<string>[] => {
  const characters = new TextDecoder(charset).decode(upperHalf);
  const made = alphabets.filter((letters) =>
    [...letters].every((letter) => !/\p{L}/u.test(letter) || characters.includes(letter)),
  );
  return [...made, ''].map((letters) => new Set(letters));
});

/** Counts the letters of a text that are missing in the best matching language among those that a charset can represent. */
export const countForeignLetters = (text: string, charset: string): number => {
  const counts = new Map<string, number>();
  for (const letter of text.match(/[^\0-\x7f\P{L}]|\p{M}/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return Math.min(
    ...alphabetsIn(charset).map((letters) => {
      let strangers = 0;
      for (const [letter, count] of counts) {
        if (!letters.has(letter) && !letters.has(letter.toLowerCase())) strangers += count;
      }
      return strangers;
    }),
  );
};
