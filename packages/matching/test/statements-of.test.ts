import { expect, test } from 'vitest';
import { statementsOf } from '../src/statements-of.ts';
import { yearsToldIn } from '../src/told-years.ts';

test.each([
  ['Led the team of twelve inspectors. Wrote the plan for audits.', 2],
  ['Privacy officer di fatto: art. 30, art. 28, valutazioni d’impatto', 1],
  ['«1С:Медицина. Больничная аптека» видел на стороне клиентов', 1],
  ['Checked the records (see the manual. It is long) for two years', 1],
])('%s has %i statements', (text, count) => {
  expect(statementsOf(text)).toHaveLength(count);
});

test.each([
  ['Eight years of server-side development', 'en', 8],
  ['SaaSの法人営業を12年、うち8年は管理職', 'ja', 12],
  ['2012年4月 入社', 'ja', 0],
  ['Yedi yıldır backend geliştiriyorum', 'tr', 7],
  ['I am 25 years old', 'en', 0],
] as const)('%s tells %s years', (text, language, years) => {
  expect(yearsToldIn(text, language)).toBe(years);
});
