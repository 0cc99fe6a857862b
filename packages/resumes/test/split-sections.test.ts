import type { SectionKind } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { splitSections } from '../src/headings/split-sections.ts';
import { resumeLines } from '../src/layout/resume-lines.ts';
import { layoutOf } from './layout-of.ts';

type Row = { readonly text: string; readonly kind: SectionKind; readonly column?: number; readonly heads?: true };

/** The kind, heading and texts of each section of lines whose kinds were decided. */
const split = (rows: readonly Row[]) => {
  const { body } = resumeLines(layoutOf(rows.map(({ text }) => text).join('\n')));
  const lines = body.map((line, index) => ({ ...line, column: rows[index]?.column ?? 0 }));
  const headings = new Map(
    rows.flatMap(({ text, kind, heads }, index) => (heads ? [[index, { kind, text, rest: '', lines: 1 }] as const] : [])),
  );
  const sections = splitSections(
    lines,
    headings,
    rows.map(({ kind }) => kind),
  );
  return sections.map(({ kind, heading, lines: own }) => [kind, heading, own.map(({ text }) => text)]);
};

const heads = true;

describe('the sections of a resume', () => {
  it('begin with their headings, after the contact data', () => {
    const rows: readonly Row[] = [
      { text: 'Ada Byron', kind: 'contact' },
      { text: 'Work', kind: 'experience', heads },
      { text: 'Keeper', kind: 'experience' },
    ];
    expect(split(rows)).toEqual([
      ['contact', null, ['Ada Byron']],
      ['experience', 'Work', ['Keeper']],
    ]);
  });

  it('take lines of their kind from the next column, whatever heading came last', () => {
    const rows: readonly Row[] = [
      { text: 'Work', kind: 'experience', heads },
      { text: 'Deeds for others', kind: 'volunteering', heads },
      { text: 'Keeper', kind: 'experience', column: 1 },
    ];
    expect(split(rows)).toEqual([
      ['experience', 'Work', ['Keeper']],
      ['volunteering', 'Deeds for others', []],
    ]);
  });

  it('go on below the heading in the own column', () => {
    const rows: readonly Row[] = [
      { text: 'Crafts', kind: 'skills', heads },
      { text: 'Tools', kind: 'skills', column: 1, heads },
      { text: 'Fresnel lenses', kind: 'skills' },
      { text: 'Wrench', kind: 'skills', column: 1 },
    ];
    expect(split(rows)).toEqual([
      ['skills', 'Crafts', ['Fresnel lenses']],
      ['skills', 'Tools', ['Wrench']],
    ]);
  });

  it('begin without a heading where none of their kind is open', () => {
    const rows: readonly Row[] = [
      { text: 'Ada Byron', kind: 'contact' },
      { text: 'Keeper, The Blue Heron', kind: 'experience' },
      { text: 'ada@example.com', kind: 'contact' },
    ];
    expect(split(rows)).toEqual([
      ['contact', null, ['Ada Byron', 'ada@example.com']],
      ['experience', null, ['Keeper, The Blue Heron']],
    ]);
  });
});
