import { expect, test } from 'vitest';
import { statementsOf } from '../src/statements-of.ts';

test.each([
  ['Led the team of twelve inspectors. Wrote the plan for audits.', 2],
  ['Privacy officer di fatto: art. 30, art. 28, valutazioni d’impatto', 1],
  ['«1С:Медицина. Больничная аптека» видел на стороне клиентов', 1],
  ['Checked the records (see the manual. It is long) for two years', 1],
  ['«Один дом. Два дома. Три дома» и другие книги для школ', 1],
  ['Read “The Phoenix project. A novel” with the whole of the team', 1],
  ['Was happy :( about it all. Wrote the plan for audits (long).', 2],
])('%s has %i statements', (text, count) => {
  expect(statementsOf(text)).toHaveLength(count);
});
