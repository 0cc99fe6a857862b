import type { LanguageCode } from '@winnow/contracts';
import { expect, it } from 'vitest';
import { isList } from '../src/is-list.ts';

it.each<[LanguageCode, string]>([
  ['en', 'Python, Kubernetes, PostgreSQL, React'],
  ['en', 'Experience with Python and Kubernetes and PostgreSQL and React'],
  ['de', 'Wundversorgung; Pflegeplanung; Medikamentengabe; Anleitung'],
  ['ja', '在庫管理、発注、接客、レジ'],
  ['vi', 'nghiệp vụ sư phạm, bồi dưỡng học sinh giỏi, kế hoạch bài dạy, chủ nhiệm'],
])('in %s, "%s" is a list', (language, text) => {
  expect(isList(text, language)).toBe(true);
});

it.each<[LanguageCode, string]>([
  ['en', 'Every spring I plan the beds, order what we need, teach two apprentices, and sell at the market'],
  ['cs', 'Když se to povede, volám lidem domů, a pak jim píšu, co se změnilo'],
  ['zh', '每天早晨提前四十分钟到场看车,路上每两小时停下来看轮胎,收车后把情况写进本子,新人常来看我的本子'],
])('in %s, "%s" is a sentence', (language, text) => {
  expect(isList(text, language)).toBe(false);
});
