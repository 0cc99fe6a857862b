import type { LanguageCode } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { type DrivingLicence, drivingLicencesIn, isEnough, type Vehicle } from '../src/driving-licence.ts';

describe('a driving licence', () => {
  it.each<[LanguageCode, string, readonly Vehicle[]]>([
    ['de', 'Führerschein Klasse B', ['car']],
    ['de', 'Fahrerlaubnis CE mit Kennziffer 95', ['articulated']],
    ['fi', 'B-ajokortti', ['car']],
    ['pl', 'Prawo jazdy B, C', ['car', 'truck']],
    ['hu', 'B kategóriás jogosítvány', ['car']],
    ['fr', 'Permis B', ['car']],
    ['cs', 'ŘP sk. B', ['car']],
    ['ru', 'Водительские права категории C', ['truck']],
    ['zh', 'A2驾驶证', ['articulated']],
    ['ja', '普通自動車免許(AT限定)', ['car']],
    ['pt', 'CNH AB', ['car']],
    ['id', 'SIM A', ['car']],
    ['en', 'A full driving licence', []],
  ])('in %s is named by "%s"', (language, text, drives) => {
    expect(drivingLicencesIn(text, language).map((each) => each.drives)).toEqual([drives]);
  });

  it.each<[LanguageCode, string]>([
    ['de', 'Staplerschein'],
    ['de', 'Approbation als Arzt'],
    ['en', 'Class B surface water licence'],
    ['ko', '치과위생사 면허'],
  ])('in %s is not "%s"', (language, text) => {
    expect(drivingLicencesIn(text, language)).toEqual([]);
  });

  it.each([
    'Married, two children; driving licence B',
    'Born 12 March 1985, Catholic, driving licence B',
    'Jane Doe | Rostock | driving licence B | German A2',
    'English C1, driving licence B',
  ])('is quoted without what stands beside it in "%s"', (text) => {
    expect(drivingLicencesIn(text, 'en')).toEqual([{ words: 'driving licence B', drives: ['car'], any: false }]);
  });

  it('has no class of words that only look like one', () => {
    expect(drivingLicencesIn("Driver's license and A/C certification for R&D sites", 'en')).toMatchObject([{ drives: [] }]);
  });
});

const licence = (...drives: readonly Vehicle[]): DrivingLicence => ({ words: '', drives, any: false });

it('of any of several classes is enough where "or" stands between them', () => {
  const [asked] = drivingLicencesIn('Führerschein Klasse B oder C1', 'de');
  expect(asked).toMatchObject({ drives: ['car', 'truck'], any: true });
  expect(asked !== undefined && isEnough(licence('car'), asked)).toBe(true);
});

it.each<[readonly Vehicle[], readonly Vehicle[], boolean]>([
  [['car'], ['car'], true],
  [['articulated'], ['truck'], true],
  [['truck'], ['car'], true],
  [['car'], ['truck'], false],
  [['motorcycle'], ['car'], false],
  [[], ['car'], true],
  [[], ['bus'], false],
  [['car'], [], true],
  [['truck'], ['car', 'truck'], true],
])('a licence for %j, where one for %j is asked for, is enough: %s', (own, asked, enough) => {
  expect(isEnough(licence(...own), licence(...asked))).toBe(enough);
});
