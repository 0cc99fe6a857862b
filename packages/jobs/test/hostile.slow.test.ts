import { jobReading } from '@winnow/contracts';
import { tokensOf } from '@winnow/skills';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeJobText, readJob } from '../src/index.ts';
import { cutPieces } from '../src/pieces/cut-pieces.ts';
import { findCues } from '../src/statement/find-cues.ts';
import { jobLines } from '../src/text/job-lines.ts';
import { statementsIn } from '../src/text/statements.ts';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom(
    ...['Requirements:', 'Nice to have', '\n- ', '\n', ', ', '; ', ' or ', ' / ', '5+ years of ', 'Java', 'Go', 'C++', 'SQL'],
    ...[
      'English C1',
      'fluent German',
      "Bachelor's degree",
      'AWS certification',
      ' is a plus',
      ' required',
      'no ',
      '必須条件',
      '经验3年以上',
      '(',
      ')',
      '. ',
      'e.g. ',
      'Location: ',
      '\u0301',
      '👩‍💻',
    ],
  ),
);

it('never throws, and answers a job whose every quote is part of the text', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const reading = readJob(text);
      expect(jobReading.safeParse(reading).error).toBeUndefined();
      const normal = normalizeJobText(text);
      for (const requirement of reading.requirements) expect(normal).toContain(requirement.text);
      expect(new Set(reading.requirements.map(({ id }) => id)).size).toBe(reading.requirements.length);
      expect(readJob(text)).toEqual(reading);
      expect(readJob(normal)).toEqual(reading);
    }),
    { numRuns: 300 },
  );
});

const size = 50_000;
const filled = (unit: string): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

describe('the work', () => {
  it.each([
    ['one word', 'a'],
    ['marks', 'a\u0301\u0323'],
    ['names', 'Go, '],
    ['a list with one cue', 'Java, Docker, '],
    ['a list of cues', 'Java a plus, '],
    ['brackets', '(Java preferred '],
    ['years', '5-5 years of Java, '],
    ['languages', 'English and '],
    ['degrees', "Bachelor's or Master's or "],
    ['headings', 'Requirements:\n- Java\n'],
    ['ideographs', '必须项目管理经验，'],
    ['Thai', 'ต้องมีประสบการณ์ ปี '],
    ['abbreviations', 'a. B'],
    ['short lines', 'ab\n\n'],
    ['broken lines', `${'x'.repeat(45)}\na`],
  ])('grows with the length of %s, not with its square', (_, unit) => {
    const steps = (text: string): number => {
      const tally = { steps: 0 };
      const normal = normalizeJobText(text);
      for (const line of jobLines(normal))
        for (const { start, end } of statementsIn(normal, line)) {
          const words = normal.slice(start, end);
          findCues(words, tokensOf(words), 'en', tally);
        }
      return tally.steps;
    };
    expect(steps(filled(unit))).toBeLessThanOrEqual(3 * size);
  });

  it('looks at each character in one piece of bounded length', () => {
    for (const unit of ['a', 'Go, ', 'word ', 'a. B', '项目', 'a;b', '👩‍💻x']) {
      const text = normalizeJobText(filled(unit));
      const pieces = cutPieces(text, jobLines(text), 'en');
      expect(pieces.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThanOrEqual(text.length);
      for (const { start, end } of pieces) expect(end - start).toBeLessThanOrEqual(1_000);
    }
  });
});
