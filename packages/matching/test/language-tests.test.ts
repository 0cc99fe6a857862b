import { describe, expect, it } from 'vitest';
import { languageTestsIn } from '../src/language-tests.ts';

describe('the tests of languages in a text', () => {
  it.each([
    ['IELTS 7.0 (2020)', 'en', 'C1'],
    ['IELTS: 6,5', 'en', 'B2'],
    ['TOEFL iBT 101', 'en', 'C1'],
    ['TOEIC 745点(2023年)', 'en', 'B1'],
    ['TOEIC 870, mail every day', 'en', 'B2'],
    ['Cambridge First (FCE) 2021', 'en', 'B2'],
    ['English: TOLES Advanced', 'en', 'C1'],
    ['DALF', 'fr', 'C1'],
    ['JLPT N4 (Desember 2023)', 'ja', 'A2'],
    ['日本語能力試験N2', 'ja', 'B2'],
    ['HSK 4', 'zh', 'B1'],
    ['TOPIK 5급', 'ko', 'C1'],
  ] as const)('%s shows %s of level %s', (text, code, level) => {
    expect(languageTestsIn(text)).toEqual([{ code, level }]);
  });

  it('show no level without one, or with another number than a score', () => {
    expect(languageTestsIn('DELE')).toEqual([{ code: 'es', level: null }]);
    expect(languageTestsIn('TOEIC (2021)')).toEqual([{ code: 'en', level: null }]);
    expect(languageTestsIn('HSK3000')).toEqual([{ code: 'zh', level: null }]);
  });

  it('are none where the letters are part of words', () => {
    for (const text of ['pet shop', 'PETROL', 'first certificate', 'dele gate', 'CAENTRAL'])
      expect(languageTestsIn(text)).toEqual([]);
  });
});
