import { tokensOf } from '@winnow/skills';
import { describe, expect, it } from 'vitest';
import { readJob } from '../src/index.ts';
import { levelEndingsIn } from '../src/statement/find-degree.ts';

const asked = (heading: string, ...lines: readonly string[]) =>
  readJob([heading, ...lines.map((line) => `- ${line}`)].join('\n')).requirements.filter(({ kind }) => kind === 'education');

describe('a school that is asked for is an education', () => {
  it.each([
    ['Požadujeme:', 'praxe 2 roky v oboru', 'absolvent SPŠ strojní', 'secondary', 'strojní'],
    [
      'Ihr Profil:',
      'mindestens 2 Jahre Berufserfahrung',
      'Fachhochschulabschluss in Sozialer Arbeit',
      'bachelor',
      'Sozialer Arbeit',
    ],
    ['Απαραίτητα προσόντα:', 'προϋπηρεσία 2 ετών', 'τριτοβάθμια εκπαίδευση στη Λογιστική', 'bachelor', 'Λογιστική'],
    ['자격요건', '경력 2년 이상', '석사 학위 소지자', 'master', null],
    ['Wymagania:', 'minimum 2 lata doświadczenia', 'tytuł magistra psychologii', 'master', 'psychologii'],
    ['Votre profil :', 'Une première expérience de 2 ans dans le métier', 'Bac + 2 en comptabilité', 'associate', 'comptabilité'],
    ['Требования:', 'опыт работы от 2 лет', 'Высшее юридическое образование', 'bachelor', 'юридическое'],
    ['Requisiti:', 'esperienza di 2 anni', 'laurea magistrale in Giurisprudenza', 'master', 'Giurisprudenza'],
    ['Вимоги:', 'досвід роботи від 2 років', 'диплом бакалавра з логістики', 'bachelor', 'логістики'],
  ])('%s %s; %s', (heading, years, school, level, field) => {
    expect(asked(heading, years, school)).toMatchObject([{ level, field }]);
  });
});

it('reads no degree in the name of a program', () => {
  expect(asked('Requirements', '2 years of experience', 'MS Excel')).toEqual([]);
});

it('reads an alternative between commas', () => {
  const school = "Bachelor's degree in biology or, alternatively, equivalent experience";
  expect(asked('Requirements', '2 years of experience', school)).toMatchObject([{ level: 'bachelor', field: 'biology' }]);
});

it('reads all fields of a list before what does as well', () => {
  const school = 'a degree in psychology, biology or business, although equivalent experience counts as much';
  expect(asked('Requirements', '2 years of experience', school)).toMatchObject([{ field: 'psychology, biology or business' }]);
});

describe('the field of a degree', () => {
  it.each([
    [
      'stands behind words for it, even of a general school',
      'Requisiti:',
      'esperienza di 2 anni',
      'diploma di maturità a indirizzo elettrico',
      'secondary',
      'elettrico',
    ],
    ['stands before them', 'Požadujeme:', 'praxe 2 roky', 'SŠ vzdělání technického směru', 'secondary', 'technického'],
    [
      'is the first part of a compound',
      'Kvalifikationer:',
      'minst 2 års erfarenhet',
      'förskollärarexamen',
      'bachelor',
      'förskollärar',
    ],
    [
      'is no part of the name of a school',
      'Ihr Profil:',
      'mindestens 2 Jahre Berufserfahrung',
      'abgeschlossenes Hochschulstudium',
      'bachelor',
      null,
    ],
    [
      'goes on behind what would do as well',
      'Requirements',
      '2 years of experience',
      'BSc or equivalent degree in biology',
      'bachelor',
      'biology',
    ],
    ['may be written in letters with marks', 'योग्यता:', '2 वर्ष का अनुभव', 'मार्केटिंग में एमबीए', 'master', 'मार्केटिंग'],
    [
      'is not what else a sentence says before the degree',
      'Ihr Profil:',
      'mindestens 2 Jahre Berufserfahrung',
      'Am Anfang steht bei uns der Gesellenbrief',
      'vocational',
      null,
    ],
    [
      'may not matter',
      'Wymagania:',
      'minimum 2 lata doświadczenia',
      'wykształcenie wyższe, kierunek bez znaczenia',
      'bachelor',
      null,
    ],
  ])('%s: %s %s; %s', (_, heading, years, school, level, field) => {
    expect(asked(heading, years, school)).toMatchObject([{ level, field }]);
  });
});

it('finds the last part of a compound whose first part changes its length when it is folded', () => {
  const word = 'pædagoguddannelse';
  expect(levelEndingsIn(word, tokensOf(word), 'da')).toEqual([
    { level: 'vocational', start: 'pædagog'.length, end: word.length },
  ]);
});

it('takes the usual level of words that tell none', () => {
  const school = 'liiketalouden tutkinto tai vastaavat tiedot';
  expect(asked('Vaatimukset:', 'vähintään 2 vuoden kokemus', school)).toMatchObject([{ level: 'vocational' }]);
});

it('reads the longest phrase for a level', () => {
  expect(asked('Вимоги:', 'досвід роботи від 2 років', 'повна вища освіта')).toMatchObject([{ level: 'master' }]);
});

it.each([
  ['economics', 'tax law'],
  ['law', 'lawn management'],
])('keeps a preferred degree in another field of the same level apart: %s, %s', (required, preferred) => {
  const wish = `Ideally a master's degree in ${preferred}`;
  expect(asked('Requirements', '2 years of experience', `Master's degree in ${required}`, wish)).toMatchObject([
    { necessity: 'required', field: required },
    { necessity: 'preferred', field: preferred },
  ]);
});
