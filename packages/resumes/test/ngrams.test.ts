import { describe, expect, it } from 'vitest';
import { kindsInLine } from '../src/ngrams/kinds-in-line.ts';
import { kindByNgrams, lineModel } from '../src/ngrams/section-kinds.ts';
import { textModel } from '../src/ngrams/text-kinds.ts';

describe('the n-grams of a text that no table knows', () => {
  it.each([
    ['Paketzustellerin', 'title'],
    ['Stadtwerke Hinterau', 'company'],
    ['Hogeschool Zuidland', 'institution'],
    ['Glaciology', 'field'],
    ['Certified Beekeeper Level II', 'certificate'],
  ])('tell what "%s" names', (text, kind) => {
    expect(textModel.bestOf(text)).toMatchObject({ kind });
  });

  it.each([
    ['My paid jobs so far', 'experience'],
    ['Ce que je sais faire', 'skills'],
    ['Hvor jeg har jobbet', 'experience'],
  ])('tell which section "%s" heads', (heading, kind) => {
    expect(kindByNgrams(heading)).toBe(kind);
  });

  it.each(['The sleeve', 'AWS', 'Volvo', 'Publix'])('tell no section of "%s"', (heading) => {
    expect(kindByNgrams(heading)).toBeUndefined();
  });

  it.each([
    ['Hiking, chess and choir', 'interests'],
    ['References available on request', 'references'],
    ['Responsible for the night shift', 'experience'],
  ])('tell which section "%s" belongs to', (line, kind) => {
    expect(lineModel.bestOf(line)).toMatchObject({ kind });
  });
});

describe('the kinds of the parts of a line', () => {
  it('are those of its first two parts without its dates', () => {
    const line = 'Stadtwerke Hinterau, Paketzustellerin, Kiel, 2001 – 2004';
    expect(kindsInLine(line, [{ raw: '2001 – 2004' }])).toBe('ct');
    expect(kindsInLine('2001 – 2004', [{ raw: '2001 – 2004' }])).toBe('');
  });
});
