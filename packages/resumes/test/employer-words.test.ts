import type { LanguageCode } from '@winnow/contracts';
import { expect, it } from 'vitest';
import { looksLikeCompany } from '../src/entries/cues.ts';
import { cutHead } from '../src/entries/cut-head.ts';
import { employerWords } from '../src/entries/employer-words.ts';
import { employmentTerms } from '../src/entries/entry-words.ts';
import { endsWithLegalForm } from '../src/entries/is-firm.ts';
import type { EntryKind } from '../src/entries/roles.ts';
import { resumeLines } from '../src/layout/resume-lines.ts';
import { placed } from './placed.ts';

const piecesOf = (text: string, language: LanguageCode, kind: EntryKind = 'experience'): readonly string[] => {
  const lines = resumeLines(placed([{ text, x: 50, y: 100 }])).body;
  return cutHead(
    lines.map((line) => ({ line, dates: [] })),
    { kind, language },
  ).map((piece) => piece.text);
};

it.each<[LanguageCode, string, readonly string[]]>([
  ['sv', 'Praktik på Skogsvind AB', ['Praktik', 'Skogsvind AB']],
  ['fr', 'Stage à l’Institut Pasteur', ['Stage', 'Institut Pasteur']],
  ['it', 'Tutor presso Università di Genova', ['Tutor', 'Università di Genova']],
  ['cs', 'Učitelka ve společnosti Kvant', ['Učitelka', 'Kvant']],
  ['de', 'Koch im Hotel Adler', ['Koch', 'Hotel Adler']],
  ['nl', 'Docent bij Hogeschool Utrecht', ['Docent', 'Hogeschool Utrecht']],
  ['en', 'Teacher at Northaven College', ['Teacher', 'Northaven College']],
  ['en', 'Data engineer for claims pricing', ['Data engineer', 'claims pricing']],
  ['en', 'Interpreter for the Ministry of Health', ['Interpreter', 'Ministry of Health']],
  ['de', 'Referentin für Öffentlichkeitsarbeit', ['Referentin', 'Öffentlichkeitsarbeit']],
])('parts a title from its employer at the words of its language (%s): "%s"', (language, text, pieces) => {
  expect(piecesOf(text, language)).toEqual(pieces);
});

it.each<[LanguageCode, string]>([
  ['de', 'Leiter im Vertrieb'],
  ['de', 'Kauffrau im Einzelhandel'],
  ['pt', 'Engenheiro em Computação'],
  ['fr', 'Chef de projet à Paris'],
  ['ru', 'Менеджер в Москве'],
])('leaves a title whole with the words that also stand within titles (%s): "%s"', (language, text) => {
  expect(piecesOf(text, language)).toEqual([text]);
});

it.each<[LanguageCode, string, readonly string[]]>([
  ['en', 'University of Leeds School of Law', ['University of Leeds', 'School of Law']],
  ['en', 'Acme Ltd Department of Taxes', ['Acme Ltd', 'Department of Taxes']],
  ['en', 'University Department of Law', ['University Department of Law']],
  ['en', 'Center for Young Adults', ['Center for Young Adults']],
  ['en', 'Hilton Hotel Front Office Berlin', ['Hilton Hotel Front Office Berlin']],
  ['en', 'Acme Ltd Sales Team Lead', ['Acme Ltd Sales Team Lead']],
  ['de', 'Koch im Zentrum für Altenpflege GmbH', ['Koch', 'Zentrum für Altenpflege GmbH']],
])('parts an organisation from the part of it that is named behind it (%s): "%s"', (language, text, pieces) => {
  expect(piecesOf(text, language)).toEqual(pieces);
});

it.each<[LanguageCode, string, readonly string[]]>([
  ['es', 'Máster Ingeniería Industrial', ['Máster', 'Ingeniería Industrial']],
  ['vi', 'Thạc sĩ Hóa phân tích', ['Thạc sĩ', 'Hóa phân tích']],
  ['hr', 'Ekonomski fakultet', ['Ekonomski fakultet']],
  ['en', 'Bachelor of Science', ['Bachelor of Science']],
  ['en', 'University of Leeds', ['University of Leeds']],
  ['en', 'Applied Mathematics', ['Applied Mathematics']],
])('parts names of a study that stand side by side (%s): "%s"', (language, text, pieces) => {
  expect(piecesOf(text, language, 'education')).toEqual(pieces);
});

it.each(['Chemist @ 3M', 'Chemist @Acme'])('parts a title from its employer at the sign: "%s"', (text) => {
  expect(piecesOf(text, 'en')).toEqual(['Chemist', text.split(/@\s*/u)[1]]);
});

it('does not part words of another language', () => {
  expect(piecesOf('Clerk v Smith', 'en')).toEqual(['Clerk v Smith']);
});

it.each<[LanguageCode, string, boolean]>([
  ['en', 'Department of Geology', true],
  ['en', 'Dept. of Geology', true],
  ['de', 'Personalabteilung', true],
  ['de', 'Abteilungsleiter', false],
  ['de', 'Business Unit Nord', true],
  ['ja', '開発部', true],
  ['en', 'United Parcel Service', false],
])('tells a part of an organisation from others (%s): "%s"', (language, text, isOne) => {
  expect(employerWords(language).namesDepartment(text)).toBe(isOne);
});

it.each(['Softel Nova s. r. o.', 'Softel Nova s.r.o.', 'גלבוע מערכות בע"מ', 'Acme Pvt. Ltd.'])(
  'knows the legal form of "%s"',
  (name) => {
    expect(endsWithLegalForm(name)).toBe(true);
    expect(looksLikeCompany(name)).toBe(true);
  },
);

it.each(['Welcomed guests of the hotel', 'Cleaned rooms of a busy hotel.', 'Kept the books of A. S. Petrov'])(
  'finds no legal form in "%s"',
  (text) => {
    expect(endsWithLegalForm(text)).toBe(false);
  },
);

it('takes up to four terms of employment for what stands beside a title, and no more', () => {
  const test = (text: string): boolean => employmentTerms('en').test(text);
  expect(['Full-time', 'permanent full-time remote', 'Full-time (hybrid)'].map(test)).toEqual([true, true, false]);
  // Each term is also two: without a limit, this would take for ever.
  expect(test(`${'permanent full-time '.repeat(50)}x`)).toBe(false);
});
