import { describe, expect, it } from 'vitest';
import { quoteOf } from '../src/evidence.ts';
import { pastedTextTest } from '../src/pasted-text.ts';
import { phraseFinder } from '../src/phrases.ts';
import { neutralTitle } from '../src/title-text.ts';
import { containsWords, contentUnits, wordKey, wordsIn } from '../src/words.ts';

describe('words', () => {
  it('are folded and keep their places', () => {
    const text = 'Café, C++ & naïve Größe';
    expect(wordsIn(text).map((word) => word.text)).toEqual(['cafe', 'c++', 'naive', 'grosse']);
    expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Café', 'C++', 'naïve', 'Größe']);
  });

  it('of scripts without spaces are letters', () => {
    expect(wordKey('项目管理 SAP用')).toBe('项 目 管 理 sap 用');
    expect(wordKey('การตลาด').split(' ').join('')).toBe('การตลาด');
  });

  it('are held whole only', () => {
    expect(containsWords(wordKey('Plans tide tables'), wordKey('Tide-tables'))).toBe(true);
    expect(containsWords(wordKey('Plans tide tablets'), wordKey('tide table'))).toBe(false);
  });

  it('that carry content are no stop words, numbers or single letters', () => {
    expect([...contentUnits('a 5+ boat and 12 oars', (word) => word === 'and')]).toEqual(['boat', 'oars']);
    expect([...contentUnits('沟通能力', () => false)]).toEqual(['沟通', '通能', '能力']);
  });
});

describe('phrases', () => {
  const find = phraseFinder(['tide tables', 'tide', '项目管理']);
  const found = (text: string) => find(text).map(({ name, start, end }) => [name, text.slice(start, end)]);

  it('are found by whole words, whatever stands between them', () => {
    expect(found('Drew Tide-Tables and tide marks')).toEqual([
      ['tide', 'Tide'],
      ['tide tables', 'Tide-Tables'],
      ['tide', 'tide'],
    ]);
    expect(found('负责项目管理工作')).toEqual([['项目管理', '项目管理']]);
    expect(found('tidetables')).toEqual([]);
  });

  it.each(['tide, tables', 'tide. Tables', 'tide | tables', 'tide\ntables', 'tide     tables'])(
    'do not reach across %j',
    (text) => {
      expect(found(text).map(([name]) => name)).toEqual(['tide']);
    },
  );

  it('of no words are never found', () => {
    expect(phraseFinder(['', '!'])('! anything')).toEqual([]);
  });
});

describe('a quote', () => {
  it('is the whole text when it is short enough', () => {
    expect(quoteOf(' Kept the gate book ')).toBe('Kept the gate book');
  });

  it.each([0, 150, 400, 900, 1_180])('of a long text holds the words at %i and ends at words', (at) => {
    const text = 'harbour '.repeat(150);
    const quote = quoteOf(text, at, at + 7);
    expect(quote.length).toBeLessThanOrEqual(300);
    expect(quote).toMatch(/^harbour( harbour)*$/u);
  });

  it('never splits a letter', () => {
    const text = '𠮷'.repeat(400);
    for (const at of [0, 301, 500]) expect(quoteOf(text, at, at + 2).isWellFormed()).toBe(true);
  });
});

describe('titles', () => {
  it.each([
    ['Entwickler (m/w/d)', 'entwickler '],
    ['Kaufmann', 'Kauffrau'],
    ['Waitress', 'Waiter'],
    ['Ingénieur·e', 'ingénieur'],
  ])('%s and %s are the same for women and men', (a, b) => {
    expect(neutralTitle(a).trim()).toBe(neutralTitle(b).trim());
  });

  it.each([
    ['Planner', 'Plumber'],
    ['Nurse', 'Purser'],
  ])('%s and %s are not', (a, b) => {
    expect(neutralTitle(a)).not.toBe(neutralTitle(b));
  });
});

describe('a pasted job', () => {
  const words = (from: number, count: number) => Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');
  const job = words(0, 107);

  it('is told by three tenths of its runs of eight words', () => {
    expect(pastedTextTest(job)(`${words(500, 50)} ${words(20, 37)}`)).toBe(true);
    expect(pastedTextTest(job)(`${words(500, 50)} ${words(20, 36)}`)).toBe(false);
  });

  it('takes five runs at least, so that a short text is none', () => {
    expect(pastedTextTest(words(0, 12))(words(0, 12))).toBe(true);
    expect(pastedTextTest(words(0, 11))(words(0, 11))).toBe(false);
  });

  it('is told whatever the case, the signs and the lines', () => {
    expect(pastedTextTest(job)(job.toUpperCase().replaceAll(' ', ',\n'))).toBe(true);
  });

  it('is told without spaces too', () => {
    const text = '我们正在寻找一位熟悉港口物流和集装箱堆场规划的工程师，能够独立编制潮汐表。';
    expect(pastedTextTest(text)(`简历 ${text} 技能`)).toBe(true);
    expect(pastedTextTest(text)('熟悉港口物流，能够独立编制报表的工程师。')).toBe(false);
  });
});
