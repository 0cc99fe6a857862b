import type { LanguageCode } from '@winnow/contracts';
import { expect, it } from 'vitest';
import { namesWork } from '../src/names-work.ts';

it.each<[LanguageCode, string, boolean]>([
  ['en', 'In 2018 I went to the Tidewater Clinic.', true],
  ['en', 'In 2018 I was given a ward of nine.', false],
  ['en', 'In 2014 I became a nurse.', true],
  ['es', 'En 2016 pasé a Fritas Borriol, que exporta', true],
  ['es', 'En 2018 pasé esa sala a otra persona', false],
  ['no', 'I 2018 begynte jeg i Havn Drift AS', true],
  ['es', 'En marzo redacto las cuentas anuales', false],
  ['de', 'Im Jahr 2018 führte ich den neuen Dienstplan ein', false],
  ['de', 'Im Jahr 2018 ging ich zur Gezeitenwerk GmbH', true],
  ['ru', 'В 2018 году перешла в «Нордику»', true],
  ['ko', '2020년 대전의 로봇 청소기 회사로 옮겨', true],
  ['id', 'Tahun 2024 kami menerima keluhan kebocoran', false],
])('in %s, that "%s" names work is %s', (language, statement, names) => {
  expect(namesWork(statement, language)).toBe(names);
});
