import { describe, expect, it } from 'vitest';
import { addScores, qualityOf } from './evaluate/field-score.ts';
import type { FactField } from './evaluate/fields.ts';
import type { Label } from './evaluate/label.ts';
import { isSame } from './evaluate/match-items.ts';
import { digitsOf, normalise } from './evaluate/normalise.ts';
import type { Prediction } from './evaluate/prediction.ts';
import { scoreFacts } from './evaluate/score-facts.ts';
import { emptyLabel, emptyPrediction, madeUpCases } from './support/made-up-cases.ts';

/** The fields that are not right, as right/given/printed. */
const flawsOf = (label: Label, read: Prediction): { readonly [field: string]: string } =>
  Object.fromEntries(
    [...scoreFacts(label, read)].flatMap(([field, { right, predicted, labelled }]) =>
      right === predicted && right === labelled ? [] : [[field, `${right}/${predicted}/${labelled}`]],
    ),
  );

const job = { title: 'Orgelbauer', company: 'Orgelbau Sommer', start: '2019-03', end: 'present' };
const school = { institution: 'Fachschule Ludwigsburg', degree: 'Meister', field: 'Orgelbau', start: '2012', end: '2014' };

const label: Label = {
  ...emptyLabel,
  name: 'Jörg Weißhaupt',
  email: 'joerg@mail.example',
  phone: '030 123 456',
  headings: ['Berufserfahrung'],
  kinds: { Berufserfahrung: 'experience' },
  skills: ['Löten'],
  experience: [{ ...job, location: 'Berlin' }],
  education: [{ ...school, level: 'master' }],
  e164: '+4930123456',
  place: 'Berlin',
  projects: ['Orgel der Marienkirche'],
};

const read: Prediction = {
  ...emptyPrediction,
  name: 'JÖRG WEISSHAUPT',
  email: 'joerg@mail.example',
  phone: '+030 / 123456',
  e164: '+4930123456',
  place: '10115 Berlin',
  headings: ['BERUFSERFAHRUNG:'],
  kinds: { 'BERUFSERFAHRUNG:': 'experience' },
  skills: ['Löten'],
  experience: [{ ...job, company: 'Orgelbau Sommer KG', location: 'Berlin' }],
  education: [{ ...school, level: 'master' }],
  projects: ['Orgel der Marienkirche'],
};

describe('the comparison', () => {
  it('looks past case, white space, hyphens, marks of direction and the form of a phone number', () => {
    expect(flawsOf(label, read)).toEqual({});
    expect(normalise('Straße\u00ad 1–2 ’x’')).toBe("strasse1-2'x'");
    expect(normalise('ΟΔΟΣ')).toBe(normalise('οδος'));
    // As Unicode folds them: the dotless i stays one, the dotted capital becomes two characters.
    expect(normalise('Işık İZMİR')).toBe(normalise('ışık izmir'));
    expect(digitsOf('٠١٢ (3)')).toBe('٠١٢3');
  });

  it('takes texts that hold one another when the shorter is at least half as long', () => {
    expect(isSame('Orgelbau', 'Orgelbau Sommer')).toBe(true);
    expect(isSame('Orgelbau', 'Orgelbau Sommer & Söhne')).toBe(false);
    expect(isSame('', 'Orgelbau')).toBe(false);
  });

  it('takes a skill only as it is printed, and counts what is not printed', () => {
    expect(flawsOf(label, { ...read, skills: ['Löten und Schweißen', 'Löten'] })).toEqual({ skills: '1/2/1' });
  });

  it('takes a place without its region, but not another one', () => {
    const place = (printed: string, given: string) => flawsOf({ ...label, place: printed }, { ...read, place: given });
    expect(place('Reggio nell’Emilia (RE)', "Reggio nell'Emilia")).toEqual({});
    expect(place('Berlin', '10115 Berlin-Mitte')).toEqual({});
    expect(place('’s-Hertogenbosch', 's-Hertogenbosch')).toEqual({ place: '0/1/1' });
  });

  it('tells what was missed from what is wrong', () => {
    const scores = scoreFacts(label, { ...read, name: null, email: 'other@mail.example' });
    expect(scores.get('name')).toMatchObject({ predicted: 0, missed: ['Jörg Weißhaupt'], wrong: [] });
    expect(scores.get('email')).toMatchObject({ predicted: 1, missed: ['joerg@mail.example'], wrong: ['other@mail.example'] });
  });

  it('counts what is given although it is not printed', () => {
    const other = { ...read, moreEmails: ['b@mail.example'], morePhones: ['2019-2021'] };
    expect(flawsOf({ ...label, phone: null, e164: null }, other)).toEqual({
      phone: '0/1/0',
      e164: '0/1/0',
      'other emails': '0/1/0',
      'other phones': '0/1/0',
    });
  });

  it('leaves out what no text layer has', () => {
    const absent = { ...label, skills: ['Löten', 'Stimmen'], not_in_text_layer: ['name: Jörg Weißhaupt', 'skills: Stimmen'] };
    expect(flawsOf(absent, { ...read, name: 'J.' })).toEqual({});
    expect(flawsOf(absent, { ...read, skills: ['Löten', 'Stimmen'] })).toEqual({});
  });

  it('compares dates, places and levels of the entry with the same names', () => {
    const entries = [
      { ...job, company: 'Elsewhere', location: null, start: '2015', end: '2018' },
      { ...job, location: 'Bonn', start: '2019-04' },
    ];
    expect(flawsOf(label, { ...read, experience: entries })).toEqual({
      title: '1/2/1',
      company: '1/2/1',
      location: '0/1/1',
      start: '0/2/1',
      end: '1/2/1',
      position: '0/2/1',
    });
  });

  it('does not compare what the label does not tell', () => {
    const { kinds: _, experience: __, education: ___, e164: ____, ...partial } = label;
    expect([...scoreFacts(partial, read).keys()].filter((field) => !field.startsWith('listed'))).toEqual([
      'name',
      'email',
      'phone',
      'columns',
      'detected language',
    ]);
  });

  it.each(madeUpCases)('counts as the scorer of the corpus: $about', ({ label: own, read: given, expected }) => {
    const scores = scoreFacts(own, given);
    for (const [field, counts] of Object.entries(expected)) {
      const { right, predicted, labelled } = scores.get(field as FactField)!;
      expect(`${field} ${right}/${predicted}/${labelled}`).toBe(`${field} ${counts}`);
    }
  });
});

describe('precision and recall', () => {
  const score = (right: number, predicted: number, labelled: number) =>
    qualityOf({ ...addScores([]), right, predicted, labelled });

  it('are all where there is nothing to find and nothing was given', () => {
    expect(score(0, 0, 0)).toEqual({ precision: 100, recall: 100, f1: 100 });
    expect(score(0, 0, 2)).toEqual({ precision: 0, recall: 0, f1: 0 });
    expect(score(0, 2, 0)).toEqual({ precision: 0, recall: 0, f1: 0 });
  });

  it('are the shares of what was given and of what is printed', () => {
    expect(score(1, 2, 4)).toEqual({ precision: 50, recall: 25, f1: 100 / 3 });
  });
});
