import { expect, it } from 'vitest';
import { phonesIn } from '../src/contact/phone-numbers.ts';
import { parseResume } from '../src/index.ts';
import { heading, placed, table } from './placed.ts';

const datesOf = (layout: ReturnType<typeof placed>) =>
  parseResume(layout).content.experience.map(({ company, start, end }) => [
    company?.value,
    start?.iso,
    end?.current ? 'now' : end?.iso,
  ]);

it('reads start and end of a form that has cells for year and month', () => {
  const layout = placed([
    heading('Experience', 100),
    ...table(130, [
      ['2022', '4', 'present', '', 'Acme Inc'],
      ['2018', '3', '2022', '1', 'Globex Ltd'],
      ['2015', '', '2017', '', 'Initech Corp'],
    ]),
  ]);
  expect(datesOf(layout)).toEqual([
    ['Acme Inc', '2022-04', 'now'],
    ['Globex Ltd', '2018-03', '2022-01'],
    ['Initech Corp', '2015', '2017'],
  ]);
  expect(parseResume(layout).content.experience[1]?.start?.raw).toBe('2018 3');
});

it('reads the years of Japanese eras in a form, also with a space, and certificates behind them', () => {
  const layout = placed([
    heading('学歴', 60),
    ...table(80, [
      ['平成 29', '4', '桜高等学校 入学'],
      ['令和 2', '3', '桜高等学校 卒業'],
    ]),
    heading('免許・資格', 200),
    ...table(220, [
      ['令和元', '6', '基本情報技術者'],
      ['令和 3', '10', '普通自動車免許'],
    ]),
  ]);
  const { education, certifications } = parseResume(layout).content;
  expect(education.map(({ start, end }) => [start?.iso, end?.iso])).toEqual([['2017-04', '2020-03']]);
  expect(certifications.map(({ value }) => value)).toEqual(['基本情報技術者', '普通自動車免許']);
});

it('takes what stands in the place of an end for one, whatever the words', () => {
  const layout = placed([
    heading('Experience', 100),
    ...table(130, [
      ['2022', '4', 'noch immer hier', '', 'Acme Inc'],
      ['2018', '3', '2022', '1', 'Globex Ltd'],
    ]),
  ]);
  expect(datesOf(layout)[0]).toEqual(['Acme Inc', '2022-04', 'now']);
});

it('makes one entry of the rows that tell when a position began and ended', () => {
  const layout = placed([
    heading('職歴', 100),
    ...table(130, [
      ['2015', '4', '株式会社青空 入社'],
      ['', '', '営業部に配属'],
      ['2019', '3', '一身上の都合により退社'],
      ['2019', '5', '有限会社みどり 入社'],
      ['', '', '現在に至る'],
    ]),
  ]);
  expect(datesOf(layout)).toEqual([
    ['株式会社青空', '2015-04', '2019-03'],
    ['有限会社みどり', '2019-05', 'now'],
  ]);
});

it('reads what stands in brackets behind the word for the event', () => {
  const layout = placed([
    heading('職歴', 100),
    ...table(130, [
      ['2015', '4', '株式会社青空 入社（営業部）'],
      ['2019', '3', '株式会社青空 退社（転居のため）'],
      ['2019', '5', '有限会社みどり 入社（製造主任）'],
      ['', '', '現在に至る'],
    ]),
  ]);
  expect(datesOf(layout)).toEqual([
    ['株式会社青空', '2015-04', '2019-03'],
    ['有限会社みどり', '2019-05', 'now'],
  ]);
});

it('makes one school of its first and its last day', () => {
  const layout = placed([
    heading('学歴', 100),
    ...table(130, [
      ['2011', '4', '東京青葉大学 入学'],
      ['2015', '3', '東京青葉大学 経済学部 学士 卒業'],
    ]),
  ]);
  expect(parseResume(layout).content.education).toMatchObject([
    { institution: { value: '東京青葉大学' }, level: 'bachelor', start: { iso: '2011-04' }, end: { iso: '2015-03' } },
  ]);
});

it('tells years and months in cells from a phone number', () => {
  expect(phonesIn('2020 10 2025 3')).toEqual([]);
  expect(phonesIn('2180 12 3456 78')).toHaveLength(1);
});

it('reads a table inside a cell where it is', () => {
  const cellOf = (row: number, column: number) => ({ row, column });
  const layout = placed([
    { ...heading('Experience', 100), cell: cellOf(1, 0) },
    { text: 'Engineer', x: 50, y: 120, cell: cellOf(2, 0) },
    { text: 'Acme Inc, 2019 – 2022', x: 150, y: 120, cell: cellOf(2, 1) },
    { ...heading('Languages', 150), cell: cellOf(1, 0) },
    { text: 'German', x: 50, y: 170, cell: cellOf(3, 0) },
    { text: 'native', x: 150, y: 170, cell: cellOf(3, 1) },
    { ...heading('Interests', 100, 300, 1), cell: cellOf(1, 1) },
    { text: 'Chess', x: 300, y: 120, column: 1, cell: cellOf(1, 1) },
  ]);
  const { sections } = parseResume(layout).content;
  expect(sections.map(({ heading: title, text }) => [title, text.split('\n').length])).toEqual([
    ['Experience', 1],
    ['Languages', 1],
    ['Interests', 1],
  ]);
});
