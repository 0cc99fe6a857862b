import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateResume } from './generate-resume.ts';
import { loadVocabularies } from './load-vocabularies.ts';
import { layOutResume, renderResume } from './render/render-resume.ts';
import { sectionNames } from './vocabulary.ts';

const [german, thai, persian, japanese] = await loadVocabularies(['de', 'th', 'fa', 'ja']);
if (german === undefined || thai === undefined || persian === undefined || japanese === undefined) throw new Error('missing');

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

const startsOf = (vocabulary: typeof german): readonly { readonly printed: string; readonly iso: string }[] =>
  seeds
    .flatMap((seed) => generateResume(vocabulary, seed).sections)
    .flatMap(({ content }) => (content.form === 'experience' ? content.entries : []))
    .map(({ period }) => ({ printed: period.printed, iso: period.start.iso }));

describe('the generator', () => {
  it('makes the same resume of the same seed, and another of another', () => {
    expect(generateResume(german, 7)).toEqual(generateResume(german, 7));
    expect(generateResume(german, 7)).not.toEqual(generateResume(german, 8));
  });

  it('makes the same Word document, byte by byte', async () => {
    const write = () => renderResume(layOutResume(generateResume(german, 3), 'sidebar'), 'docx', null);
    const first = await write();
    expect(Buffer.from(first).equals(Buffer.from(await write()))).toBe(true);
  });

  it('uses every word of the vocabulary in the course of the seeds', () => {
    const resumes = seeds.map((seed) => generateResume(german, seed));
    const sections = resumes.flatMap((resume) => resume.sections);
    const missing = (words: readonly string[], used: readonly string[]) => words.filter((word) => !used.includes(word));
    for (const name of sectionNames) {
      const own = sections.filter(({ kind }) => kind === name).map(({ heading }) => heading);
      expect(missing(german.headings[name], own), name).toEqual([]);
    }
    expect(
      missing(
        german.ranges,
        resumes.map(({ range }) => range),
      ),
    ).toEqual([]);
    const jobs = sections.flatMap(({ content }) => (content.form === 'experience' ? content.entries : []));
    expect(
      missing(
        german.present,
        jobs.map(({ period }) => period.present),
      ),
    ).toEqual([]);
    const dates = jobs.map(({ period }) => period.start.printed).join('\n');
    expect(dates).toContain(german.months[0]);
    expect(dates).toMatch(/^\d\d\/20\d\d$/m);
    const degrees = sections.flatMap(({ content }) => (content.form === 'education' ? content.entries : []));
    expect(
      missing(
        german.degrees.map(({ printed }) => printed),
        degrees.map(({ degree }) => degree.printed),
      ),
    ).toEqual([]);
  });

  it('means the same day in the calendars of Thailand, Iran and Japan', () => {
    const buddhist = startsOf(thai).find(({ printed }) => /25[5-6]\d/.test(printed.normalize('NFKC')));
    expect(buddhist?.iso).toMatch(/^20/);
    const era = startsOf(japanese).find(({ printed }) => printed.startsWith('令和3年'));
    expect(era?.iso).toMatch(/^2021/);
    for (const { printed, iso } of startsOf(persian)) {
      const year = Number(/1[34]\d\d/.exec(printed.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)))?.[0] ?? 0);
      if (year > 0) expect([621, 622]).toContain(Number(iso.slice(0, 4)) - year);
    }
  });

  it('knows nothing of what it measures', () => {
    const folder = new URL('.', import.meta.url);
    const files = [
      ...readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('eval-')),
      ...readdirSync(new URL('render/', folder)).map((file) => `render/${file}`),
      ...readdirSync(new URL('vocabularies/', folder)).map((file) => `vocabularies/${file}`),
    ];
    const knowing = files.filter((file) => /@winnow|packages\/|services\//.test(readFileSync(new URL(file, folder), 'utf8')));
    expect(knowing).toEqual([]);
  });
});
