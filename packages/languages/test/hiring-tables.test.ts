import { languageCodes } from '@winnow/contracts';
import { expect, it } from 'vitest';
import { type HiringLocale, tableOfAllLanguages, tableOfLanguage } from '../src/hiring.ts';

it('builds the table of a language when it is first asked for, and once', () => {
  const built: string[] = [];
  const table = tableOfLanguage(({ code, job }) => {
    built.push(code);
    return new Set(job.joining.or);
  });
  expect(built).toEqual([]);
  expect(table('de').has('oder')).toBe(true);
  expect(table('de')).toBe(table('de'));
  expect(table('fr').has('ou')).toBe(true);
  expect(built).toEqual(['de', 'fr']);
});

it('builds a table of all languages when it is first asked for, and once, even if it is undefined', () => {
  const built: (readonly HiringLocale[])[] = [];
  const table = tableOfAllLanguages((locales) => {
    built.push(locales);
    return undefined;
  });
  expect(built).toEqual([]);
  expect([table(), table()]).toEqual([undefined, undefined]);
  expect(built.map((locales) => locales.map(({ code }) => code))).toEqual([languageCodes]);
});
