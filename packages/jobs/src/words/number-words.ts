import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters } from '@winnow/languages';

/** One to ten, in the order of their values; other forms of the same number after a stroke. */
const lists: Readonly<Partial<Record<LanguageCode, string>>> = {
  ar: 'واحد سنتين|سنتان|عامين ثلاث|ثلاثة أربع|أربعة خمس|خمسة ست|ستة سبع|سبعة ثمان|ثماني تسع|تسعة عشر|عشرة',
  cs: 'jeden|jednoho dva|dvou tři|tří čtyři|čtyř pět|pěti šest sedm osm devět deset',
  da: 'et to tre fire fem seks syv otte ni ti',
  de: 'ein|eine|einem|einen|einjährige zwei|zweijährige drei|dreijährige vier fünf|fünfjährige sechs sieben acht neun zehn|zehnjährige',
  en: 'one two three four five six seven eight nine ten',
  es: 'un|uno dos tres cuatro cinco seis siete ocho nueve diez',
  fi: 'yksi|yhden kaksi|kahden kolme|kolmen neljä|neljän viisi|viiden kuusi seitsemän kahdeksan yhdeksän kymmenen',
  fr: 'un|une deux trois quatre cinq six sept huit neuf dix',
  hi: 'एक दो तीन चार पाँच|पांच छह सात आठ नौ दस',
  hu: 'egy|egyéves két|kettő|kétéves három|hároméves négy öt|ötéves hat hét nyolc kilenc tíz',
  id: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  it: 'un due tre quattro cinque sei sette otto nove dieci',
  ja: '一 二 三 四 五 六 七 八 九 十',
  ms: 'satu dua tiga empat lima enam tujuh lapan sembilan sepuluh',
  nl: 'een|één twee drie vier vijf zes zeven acht negen tien',
  no: 'ett to tre fire fem seks sju åtte ni ti',
  pl: 'jeden|jednego dwa|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć siedem osiem dziewięć dziesięć',
  pt: 'um dois|duas três quatro cinco seis sete oito nove dez',
  ro: 'un doi trei patru cinci șase șapte opt nouă zece',
  ru: 'один|одного два|двух три|трех|трёх четыре|четырех|четырёх пять|пяти шесть|шести семь восемь девять десять|десяти',
  sv: 'ett två tre fyra fem sex sju åtta nio tio',
  tr: 'bir iki üç dört beş altı yedi sekiz dokuz on',
  uk: 'один|одного два|двох три|трьох чотири пять|пяти шість сім вісім девять десять',
  vi: 'một hai ba bốn năm sáu bảy tám chín mười',
  zh: '一 二|两|兩 三 四 五 六 七 八 九 十',
};

const wordsOf = (language: LanguageCode): ReadonlyMap<string, number> => {
  const entries = (lists[language] ?? '')
    .split(' ')
    .flatMap((forms, index) => forms.split('|').map((form) => [foldLetters(form), index + 1] as const));
  return new Map(entries.filter(([form]) => form !== ''));
};

const known = new Map<LanguageCode, ReadonlyMap<string, number>>();

/** A digit is as far from its zero as digits stand before it: every script has its ten in a row. */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && code > value && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
};

/** The number that a folded word is, in the digits of any script, or as a word from one to ten of the language; undefined for other words. */
export const numberOf = (word: string, language: LanguageCode): number | undefined => {
  if (/^\p{Nd}{1,4}$/u.test(word)) return [...word].reduce((sum, digit) => 10 * sum + digitValue(digit), 0);
  const words = known.get(language) ?? wordsOf(language);
  known.set(language, words);
  return words.get(word);
};
