import { describe, expect, it } from 'vitest';
import { readJob } from '../src/index.ts';
import { moreAdverts } from './more-adverts.ts';
import { show } from './show.ts';
import { westernAdverts } from './western-adverts.ts';

const adverts = [...westernAdverts, ...moreAdverts];

describe.each(adverts.map((advert) => [advert.name, advert] as const))('the advertisement of %s', (_, advert) => {
  const reading = readJob(advert.text);

  it('is read as a person reads it', () => {
    expect(show(reading)).toEqual(advert.requirements);
  });

  it('tells its language, title, company, place and level', () => {
    expect(reading.language).toBe(advert.language);
    expect([reading.title, reading.company, reading.location, reading.seniority]).toEqual(advert.facts);
  });
});
