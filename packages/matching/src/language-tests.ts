import type { LanguageCode, Requirement } from '@winnow/contracts';

type Level = Exclude<Requirement['level'], null>;

/** A test of a language, with the level that passing it shows, or from which score on which level is reached. */
type LanguageTest = {
  readonly code: LanguageCode;
  /** Written with capital letters, as these names are; "pet" and "first" are words. */
  readonly name: RegExp;
  readonly level: Level | null;
  /** The highest first; a score is the first number after the name. */
  readonly scores?: readonly (readonly [from: number, level: Level])[];
};

const named = (names: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}])`, 'u');

/** As the publishers of the tests compare them with the European framework; where they give a range, the lower level. */
const tests: readonly LanguageTest[] = [
  {
    code: 'en',
    name: named('IELTS'),
    level: null,
    scores: [
      [8.5, 'C2'],
      [7, 'C1'],
      [5.5, 'B2'],
      [4, 'B1'],
    ],
  },
  {
    code: 'en',
    name: named('TOEFL'),
    level: null,
    scores: [
      [500, 'B1'],
      [121, 'B1'],
      [95, 'C1'],
      [72, 'B2'],
      [42, 'B1'],
    ],
  },
  {
    code: 'en',
    name: named('TOEIC'),
    level: null,
    scores: [
      [945, 'C1'],
      [785, 'B2'],
      [550, 'B1'],
      [225, 'A2'],
    ],
  },
  { code: 'en', name: named('KET|Cambridge Key|Cambridge English: Key'), level: 'A2' },
  { code: 'en', name: named('PET|Cambridge Preliminary|Cambridge English: Preliminary|BEC Preliminary'), level: 'B1' },
  { code: 'en', name: named('FCE|Cambridge First|First Certificate|Cambridge English: First|BEC Vantage'), level: 'B2' },
  {
    code: 'en',
    name: named('CAE|Cambridge Advanced|Cambridge English: Advanced|Certificate in Advanced English|BEC Higher|TOLES Advanced'),
    level: 'C1',
  },
  {
    code: 'en',
    name: named('CPE|ECPE|Cambridge Proficiency|Cambridge English: Proficiency|Certificate of Proficiency in English'),
    level: 'C2',
  },
  {
    code: 'en',
    name: named('Aptis|Linguaskill|VSTEP|TOLES(?! Advanced)|PTE|Duolingo English Test|Eiken|英検|CET-?[46]|大学英语[四六]级'),
    level: null,
  },
  { code: 'de', name: named('TestDaF|DSH'), level: 'C1' },
  { code: 'de', name: named('Goethe-Zertifikat|telc Deutsch|ÖSD'), level: null },
  { code: 'fr', name: named('DALF'), level: 'C1' },
  { code: 'fr', name: named('DELF|TCF'), level: null },
  { code: 'es', name: named('DELE|SIELE'), level: null },
  { code: 'it', name: named('CILS|CELI|PLIDA'), level: null },
  { code: 'pt', name: named('CELPE-Bras|CAPLE'), level: null },
  { code: 'nl', name: named('Staatsexamen NT2|CNaVT'), level: 'B2' },
  { code: 'sv', name: named('TISUS'), level: 'C1' },
  { code: 'no', name: named('Norskprøven'), level: null },
  { code: 'da', name: named('Studieprøven'), level: 'C1' },
  { code: 'ja', name: named('(?:JLPT|日本語能力試験)\\s*N1'), level: 'C1' },
  { code: 'ja', name: named('(?:JLPT|日本語能力試験)\\s*N2'), level: 'B2' },
  { code: 'ja', name: named('(?:JLPT|日本語能力試験)\\s*N3'), level: 'B1' },
  { code: 'ja', name: named('(?:JLPT|日本語能力試験)\\s*N4'), level: 'A2' },
  { code: 'ja', name: named('(?:JLPT|日本語能力試験)\\s*N5'), level: 'A1' },
  {
    code: 'zh',
    name: named('HSK'),
    level: null,
    scores: [
      [7, 'C2'],
      [6, 'C1'],
      [5, 'B2'],
      [4, 'B1'],
      [3, 'A2'],
      [1, 'A1'],
    ],
  },
  {
    code: 'ko',
    name: named('TOPIK'),
    level: null,
    scores: [
      [6, 'C2'],
      [5, 'C1'],
      [4, 'B2'],
      [3, 'B1'],
      [2, 'A2'],
      [1, 'A1'],
    ],
  },
  {
    code: 'ru',
    name: named('TORFL|ТРКИ'),
    level: null,
    scores: [
      [4, 'C2'],
      [3, 'C1'],
      [2, 'B2'],
      [1, 'B1'],
    ],
  },
];

const score = /^[^\p{L}\d]{0,3}(?:iBT|score|点|점|LR|L&R)?[^\p{L}\d]{0,3}(\d{1,3}(?:[.,]\d)?)(?!\d)/u;

const levelAfter = (text: string, scores: NonNullable<LanguageTest['scores']>): Level | null => {
  const found = score.exec(text)?.[1];
  if (found === undefined) return null;
  const value = Number(found.replace(',', '.'));
  return scores.find(([from]) => value >= from)?.[1] ?? null;
};

/** The tests of languages that a text names, each with the level that it shows; null where the text does not tell it. */
export const languageTestsIn = (text: string): readonly { readonly code: LanguageCode; readonly level: Level | null }[] =>
  tests.flatMap(({ code, name, level, scores }) => {
    const found = name.exec(text);
    if (found === null) return [];
    return [{ code, level: scores === undefined ? level : levelAfter(text.slice(found.index + found[0].length), scores) }];
  });
