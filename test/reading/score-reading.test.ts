import { describe, expect, it } from 'vitest';
import type { Label } from './evaluate/label.ts';
import { digitsOf, normalise } from './evaluate/normalise.ts';
import type { Prediction } from './evaluate/prediction.ts';
import { type Outcome, scoreReading } from './evaluate/score-reading.ts';

const label: Label = {
  file: 'a.pdf',
  format: 'pdf',
  language: 'de',
  columns: 1,
  pages: 1,
  name: 'Jörg Weißhaupt',
  email: 'joerg@mail.example',
  phone: '030 123 456',
  headings: ['Berufserfahrung'],
  companies: ['Orgelbau Sommer'],
  titles: ['Orgelbauer'],
  institutions: ['Fachschule Ludwigsburg'],
  degree: null,
  skills: ['Löten'],
  tags: [],
  not_in_text_layer: [],
  e164: '+4930123456',
  place: 'Berlin',
  kinds: ['experience'],
  experience: [{ company: 'Orgelbau Sommer', title: 'Orgelbauer', start: '2019-03', end: 'present' }],
};

const read: Prediction = {
  name: 'JÖRG WEISSHAUPT',
  email: 'joerg@mail.example',
  phone: '+030 / 123456',
  e164: '+4930123456',
  place: '10115 Berlin',
  moreEmails: [],
  morePhones: [],
  headings: ['BERUFSERFAHRUNG'],
  kinds: ['experience'],
  companies: ['Orgelbau Sommer, Berlin'],
  titles: ['Orgelbauer'],
  institutions: ['Fachschule Ludwigsburg'],
  skills: ['Löten'],
  spoken: [],
  certifications: [],
  projects: [],
  experience: [{ where: 'Orgelbau Sommer, Berlin', what: 'Orgelbauer', level: null, start: '2019-03', end: 'present' }],
  education: [],
  pages: 1,
  columns: 1,
  language: 'de',
};

const notFound = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ verdict }) => verdict !== 'found').map(({ field, verdict }) => `${verdict} ${field}`);

describe('the comparison', () => {
  it('looks past case, white space, hyphens, marks of direction and the form of a phone number', () => {
    expect(notFound(scoreReading(label, read))).toEqual([]);
    expect(normalise('Straße\u00ad 1–2 ’x’')).toBe("strasse1-2'x'");
    expect(normalise('ΟΔΟΣ')).toBe(normalise('οδος'));
    // As Unicode folds them: the dotless i stays one, the dotted capital becomes two characters.
    expect(normalise('ışık İ')).toBe('ışıki̇');
    expect(digitsOf('٠١٢ (3)')).toBe('٠١٢3');
  });

  it('finds a skill only as it stands, other items within what was read', () => {
    const other = { ...read, skills: ['Löten und Schweißen'] };
    expect(notFound(scoreReading(label, other))).toEqual(['missed skills']);
  });

  it('takes a place without its region, but not another one', () => {
    const place = (printed: string, given: string) =>
      notFound(scoreReading({ ...label, place: printed }, { ...read, place: given }));
    expect(place('Reggio nell’Emilia (RE)', "Reggio nell'Emilia")).toEqual([]);
    expect(place('Berlin', '10115 Berlin-Mitte')).toEqual([]);
    expect(place('’s-Hertogenbosch', 's-Hertogenbosch')).toEqual(['wrong place']);
  });

  it('tells what was missed from what was wrong', () => {
    const other = { ...read, name: null, email: 'other@mail.example', experience: [] };
    expect(notFound(scoreReading(label, other))).toEqual(['missed name', 'wrong email', 'missed starts', 'missed ends']);
  });

  it('counts what is given although it is not printed', () => {
    const other = { ...read, moreEmails: ['b@mail.example'], morePhones: ['2019-2021'] };
    expect(notFound(scoreReading({ ...label, phone: null, e164: null }, other))).toEqual([
      'false phone',
      'false e164',
      'false other emails',
      'false other phones',
    ]);
  });

  it('leaves out what no text layer has', () => {
    const absent = { ...label, not_in_text_layer: ['name: Jörg Weißhaupt'] };
    expect(notFound(scoreReading(absent, { ...read, name: 'J.' }))).toEqual([]);
  });

  it('takes the dates of the entry with the same names', () => {
    const [job] = read.experience;
    const entries = [
      { where: 'Elsewhere', what: 'Orgelbauer', level: null, start: '2015', end: '2018' },
      { ...job!, start: '2019-04' },
    ];
    expect(notFound(scoreReading(label, { ...read, experience: entries }))).toEqual(['wrong starts']);
  });
});
