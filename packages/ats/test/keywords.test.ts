import type { LanguageCode } from '@winnow/contracts';
import { allLocales, localeOf } from '@winnow/languages';
import { describe, expect, it } from 'vitest';
import { assessAts } from '../src/index.ts';
import { phrasesIn } from '../src/phrases.ts';
import { cleanDraft, type Draft, resumeOf } from './clean-resume.ts';

const keywordsOf = (changes: Partial<Draft>, language: LanguageCode = 'en') => {
  const resume = resumeOf({ ...cleanDraft, summary: null, positions: [], skills: null, education: null, ...changes });
  return assessAts({ ...resume, document: { ...resume.document, language } }).keywords;
};

const termsIn = (extraLines: readonly string[], language: LanguageCode = 'en') =>
  keywordsOf({ extraLines }, language).map(({ term, count }) => [term, count]);

describe('forms of a word', () => {
  it('are counted as one, under the form most often printed', () => {
    expect(termsIn(['Shipped a warehouse', 'Ran warehouses in two towns', 'Sold both warehouses'])).toEqual([['warehouses', 3]]);
    expect(termsIn(['Проекты запускал', 'Проектов сдал сорок', 'Вёл проекты'], 'ru')).toEqual([['проекты', 3]]);
    expect(termsIn(['Zarządzałem projektem', 'Odbiór projektów', 'Nowe projekty'], 'pl')[0]).toEqual(['projektem', 3]);
  });

  it('are printed without the article that an apostrophe joins to them', () => {
    expect(termsIn(['Encadré l’équipe', 'Formé d’équipes neuves', 'Animé l’équipe'], 'fr')).toEqual([['équipe', 3]]);
  });

  it('are told apart by nothing but letters when the language is unknown', () => {
    const { document, ...resume } = resumeOf({ ...cleanDraft, extraLines: ['Zorp', 'zorp', 'zorps', 'zorps'] });
    const { keywords } = assessAts({ ...resume, document: { ...document, language: null } });
    const found = keywords.filter(({ term }) => term.startsWith('zorp')).map(({ term, count }) => [term, count]);
    expect(found).toEqual([
      ['zorp', 2],
      ['zorps', 2],
    ]);
  });
});

describe('phrases', () => {
  it('are words that stand together at least twice, and take their occurrences from their parts', () => {
    const lines = ['Taught machine learning', 'Applied machine learning', 'Repaired a machine'];
    expect(termsIn(lines)).toEqual([['machine learning', 2]]);
    expect(termsIn([...lines, 'Sold a machine'])).toEqual([
      ['machine', 2],
      ['machine learning', 2],
    ]);
  });

  it('are counted in all their forms', () => {
    expect(termsIn(['Led a test lab', 'Built test labs', 'Sold test labs'])).toEqual([['test labs', 3]]);
  });

  it('are none when a part has many other neighbours', () => {
    const others = ['old', 'tall', 'blue', 'wet', 'long'].map((word) => `${word} data`);
    expect(termsIn(['clean data', 'clean data', ...others])).toEqual([
      ['data', 7],
      ['clean', 2],
    ]);
  });

  it('do not reach across punctuation, function words or lines', () => {
    const lines = ['copper, zinc', 'copper and zinc', 'copper', 'zinc', 'copper (zinc)', 'copper / zinc'];
    expect(termsIn(lines)).toEqual([
      ['copper', 5],
      ['zinc', 5],
    ]);
  });

  it('share no word: the more frequent one has it', () => {
    const lines = ['customer relationship software', 'customer relationship software', 'customer relationship'];
    expect(termsIn(lines)).toEqual([
      ['customer relationship', 3],
      ['software', 2],
    ]);
  });

  it('are printed without a space where their script has none', () => {
    expect(termsIn(['负责计算机维修', '采购计算机'], 'zh')).toEqual([['计算机', 2]]);
  });

  it('are the words of Vietnamese, whose syllables are printed apart', () => {
    expect(termsIn(['Phát triển phần mềm', 'Kiểm thử phần mềm'], 'vi')).toEqual([['phần mềm', 2]]);
  });

  it('need more than chance in a text of few words', () => {
    const word = (stem: string) => ({ stem, form: stem, alone: true, joint: ' ' as const });
    const words = ['a', 'b', 'a', 'b', 'a', 'b', 'a'].map(word);
    expect(phrasesIn(words.slice(0, 2), localeOf('en')).size).toBe(0);
    expect([...phrasesIn([...words, ...['c', 'd', 'e', 'f', 'g', 'h'].map(word)], localeOf('en')).keys()]).toEqual(['a b']);
  });
});

describe('sections of a keyword', () => {
  it('are named in the order of the document', () => {
    const keywords = keywordsOf({
      summary: 'Kept tariffs low',
      skills: ['tariffs'],
      education: 'Tariffs and harbours, 2014',
      extraLines: ['Harbours'],
    });
    expect(keywords).toMatchObject([
      { term: 'tariffs', count: 3, sections: ['summary', 'education', 'skills'] },
      { term: 'harbours', count: 2, sections: ['education', 'interests'] },
    ]);
  });

  it('do not count their own headings', () => {
    expect(
      keywordsOf({ otherSections: ['Sailing'], extraLines: ['Rowing and sailing', 'Education', 'Interests'] }),
    ).toMatchObject([{ term: 'sailing', count: 3, sections: ['interests', 'other'] }]);
  });
});

describe('function words', () => {
  it.each(allLocales().map(({ code }) => code))('of %s are never keywords, however often they stand there', (code) => {
    const { functionWords, stopWords } = localeOf(code);
    const lines = [...functionWords, ...stopWords].flatMap((word) => [word, `${word} ${word}`, `${word}, ${word}`]);
    expect(keywordsOf({ extraLines: lines, otherSections: [] }, code).map(({ term }) => term)).toEqual([]);
  });

  it.each(allLocales().map(({ code }) => code))('of %s do not make a word too frequent', (code) => {
    const [word = ''] = localeOf(code).functionWords.filter((each) => each.length > 2);
    const resume = resumeOf({ ...cleanDraft, extraLines: Array.from({ length: 40 }, () => word) });
    const { checks } = assessAts({ ...resume, document: { ...resume.document, language: code } });
    expect(checks.find(({ id }) => id === 'keywords.density')).toMatchObject({ status: 'pass' });
  });

  it('are no words of work', () => {
    expect(termsIn(['Responsible', 'Responsible', 'Managed', 'Managed']).map(([term]) => term)).toEqual([
      'managed',
      'responsible',
    ]);
  });

  it('of English are none in other languages either', () => {
    expect(termsIn(['Head of the and with', 'Head of the and with'], 'de')).toEqual([['head', 2]]);
  });

  it('include the months in every form and what is left of addresses', () => {
    expect(termsIn(['stycznia 2020', 'stycznia 2021', 'styczeń', 'styczeń', 'https', 'https'], 'pl')).toEqual([]);
  });
});
