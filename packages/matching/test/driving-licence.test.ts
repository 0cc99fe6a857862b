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

  it('is quoted without what stands beside it', () => {
    expect(drivingLicencesIn('Married, two children; driving licence B', 'en')).toEqual([
      { words: 'driving licence B', drives: ['car'] },
    ]);
  });
});

const licence = (...drives: readonly Vehicle[]): DrivingLicence => ({ words: '', drives });

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
