import { describe, expect, it } from 'vitest';
import { piecesOf } from '../src/pieces-of.ts';
import { sentencesOf } from '../src/sentences-of.ts';
import { createTellingOf } from '../src/telling-of.ts';
import { tellingSentence } from '../src/telling-sentence.ts';
import { trimQuote, trimWords } from '../src/trim-quote.ts';
import { invented, resumeOf, text } from './invented-interview.ts';

const tellingOf = createTellingOf(resumeOf(invented), 'en');

describe('what a quote tells', () => {
  it.each([
    ['Berth plans', 'has too few words'],
    ['Senior nurse at the harbour clinic', 'is a role'],
    ['Ropes, nets, lamps and buoys', 'is a row of names'],
    ['Skipper of the ferry, March 2019 – today', 'is the time of a position'],
    ['What we did at the quay:', 'is a label'],
    ['word '.repeat(60), 'is too long to be read aloud'],
  ])('is no work where it %2$s: %1$j', (quote) => {
    expect(tellingOf(quote).deed).toBe(false);
  });

  it('is no work where it is the title of a position', () => {
    const content = resumeOf(invented);
    const [first] = content.experience;
    if (first === undefined) throw new Error('The invented resume has no position.');
    const experience = [{ ...first, title: text('Planner of tides and of winds') }];
    expect(createTellingOf({ ...content, experience }, 'en')('planner of tides and of winds').deed).toBe(false);
  });

  it('tells tasks in a row from one deed, also with "and" before the last, and from numbers', () => {
    expect(tellingOf('Mooring of ferries, sale of tickets and cleaning of decks')).toMatchObject({ deed: true, tasks: true });
    expect(tellingOf('Raised the share of full holds, from 4,1 to 9,3 percent')).toMatchObject({ deed: true, tasks: false });
    expect(tellingOf('Winter service: clearing of snow, salting of quays, towing')).toMatchObject({ tasks: false });
  });
});

describe('a passage', () => {
  it.each([
    ['▷ Held nine piers ▷ Painted two boats', ['Held nine piers', 'Painted two boats']],
    ['+ Held nine piers + Painted two boats', ['Held nine piers', 'Painted two boats']],
    ['Java + Spring on nine piers', ['Java + Spring on nine piers']],
    ['2) Held nine piers', ['Held nine piers']],
    ['바. 진료기구의 소독', ['진료기구의 소독']],
    [
      'アルバイト六名を面接し毎月採用 自動発注の基準値を全店で見直し',
      ['アルバイト六名を面接し毎月採用', '自動発注の基準値を全店で見直し'],
    ],
    ['岩切店 店長', ['岩切店 店長']],
  ])('has the items of %j', (passage, items) => {
    expect(piecesOf(passage)).toEqual(items);
  });

  it('has the sentences of a text, and none that ends in an abbreviation', () => {
    expect(sentencesOf('Held nine piers. Painted approx. 30 boats. Sold lamps.')).toEqual([
      'Held nine piers.',
      'Painted approx. 30 boats.',
      'Sold lamps.',
    ]);
    expect(sentencesOf('Arbeit mit z. B. Tauen und Netzen.')).toEqual(['Arbeit mit z. B. Tauen und Netzen.']);
  });

  it('is quoted by the sentence that speaks of what is asked, or else whole', () => {
    const speaks = (part: string) => part.includes('boats');
    expect(tellingSentence('Held nine piers all year. Painted two boats each spring.', speaks)).toBe(
      'Painted two boats each spring.',
    );
    expect(tellingSentence('Nine piers. Two boats.', speaks)).toBe('Nine piers. Two boats.');
  });
});

describe('a quote within a question', () => {
  it.each([
    ['Held nine piers.', 'Held nine piers'],
    ['Held nine piers;', 'Held nine piers'],
    ['Lifecare, DomaCare).', 'Lifecare, DomaCare'],
    ['notes in an electronic record (esp', 'notes in an electronic record'],
    ['an approval as FTA.', 'an approval as FTA'],
    ['Ropes, nets etc.', 'Ropes, nets etc.'],
    ['「港」を担当した。', '「港」を担当した'],
  ])('ends without punctuation: %j', (quote, trimmed) => {
    expect(trimQuote(quote)).toBe(trimmed);
  });

  it('begins without the word that joined it to another', () => {
    expect(trimWords('en je hebt een opleiding', 'nl')).toBe('je hebt een opleiding');
    expect(trimWords('and', 'en')).toBe('and');
    expect(trimWords('en je hebt een opleiding', null)).toBe('en je hebt een opleiding');
  });
});
