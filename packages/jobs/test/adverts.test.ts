import { describe, expect, it } from 'vitest';
import { readJob } from '../src/index.ts';
import { moreAdverts } from './more-adverts.ts';
import { show } from './show.ts';
import { westernAdverts } from './western-adverts.ts';

const read = [...westernAdverts, ...moreAdverts].map((advert) => ({ advert, reading: readJob(advert.text) }));

/** The names of the skills, languages and certificates that a person reads. */
const namesOf = (requirements: readonly string[]): readonly string[] =>
  requirements
    .filter((each) => / (?:skill|language|certification) /.test(each))
    .map((each) => (each.split(' ').slice(2).join(' ').split('|')[0] ?? '').replace(/ (?:\d+y|[ABC][12]|native)$/, ''));

describe('advertisements from many countries', () => {
  it('are read as a person reads them: three of four requirements', () => {
    const named = read.flatMap(({ advert, reading }) => {
      const shown = show(reading).join(' ');
      return namesOf(advert.requirements).map((name) => shown.includes(name));
    });
    expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.75);
  });

  it('tell their language and place', () => {
    for (const { advert, reading } of read)
      expect([reading.language, reading.location], advert.name).toEqual([advert.language, advert.facts[2]]);
  });

  it('name position and employer, all but a few', () => {
    const right = (fact: 0 | 1): number =>
      read.filter(({ advert, reading }) => [reading.title, reading.company][fact] === advert.facts[fact]).length;
    expect(right(0)).toBeGreaterThanOrEqual(16);
    expect(right(1)).toBeGreaterThanOrEqual(20);
  });
});
