import type { LanguageCode } from '@winnow/contracts';
import { expect, it } from 'vitest';
import { lesserTitleTest } from '../src/lesser-title.ts';
import { jobOf } from './build-resume.ts';

it.each<[LanguageCode, string, string, boolean]>([
  ['en', 'Chef de Partie', 'Commis Chef', true],
  ['en', 'Chef de Partie', 'Chef de Partie', false],
  ['en', 'Pharmacy Assistant', 'Pharmacy Assistant', false],
  ['en', 'Cashier', 'Assistant Store Manager', false],
  ['en', 'Director of Engineering', 'Vice President of Engineering', false],
  ['de', 'PTA (m/w/d)', 'Pharmazeutisch-technische Assistentin', false],
  ['ja', '店長', '副店長', true],
  ['pt', 'Eletricista', 'Ajudante de eletricista', true],
  ['ru', 'Провизор', 'Фармацевт-стажёр', true],
])('in %s, where a job is for "%s", that "%s" is a lesser title is %s', (language, title, own, lesser) => {
  expect(lesserTitleTest(jobOf([], { title, language }))(own, language)).toBe(lesser);
});
