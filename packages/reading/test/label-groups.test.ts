import { expect, it } from 'vitest';
import type { Segment } from '../src/pdf/find-segments.ts';
import { labelGroups } from '../src/pdf/label-groups.ts';
import { glyphStyle } from './glyph-style.ts';

type Line = { readonly text: string; readonly x: number; readonly y: number; readonly size?: number; readonly bold?: boolean };

const segment = ({ text, x, y, size = 10, bold = false }: Line): Segment => {
  const right = x + text.length * size * 0.5;
  const style = { ...glyphStyle, size, bold };
  const letters = [...text].map((letter, order) => ({
    text: letter,
    left: x,
    right,
    y,
    style,
    order,
    spaceBefore: false,
    isSpace: false,
  }));
  return { clusters: letters, text, left: x, right, top: y - size, bottom: y, y, size, order: 0, tracking: 0 };
};

const rows = ['Profile', 'Experience', 'Education', 'Skills', 'Interests'];

const margin = rows.flatMap((text, row) => [
  segment({ text, x: 40, y: 130 + row * 90, size: 13, bold: true }),
  segment({ text: `20${10 + row} to 20${11 + row}`, x: 40, y: 146 + row * 90, size: 7 }),
]);

const textBeside = (bold: boolean): readonly Segment[] =>
  rows.flatMap((_, row) => [
    segment({ text: `Paper ${row}`, x: 160, y: 124 + row * 90, ...(bold && row % 2 === 1 ? { size: 13, bold } : {}) }),
    segment({ text: `Looms for the mills of the valley ${row}`, x: 160, y: 137 + row * 90 }),
    segment({ text: `Engines for the mills of the next one ${row}`, x: 160, y: 151 + row * 90 }),
    segment({ text: `Tables for the mills further down ${row}`, x: 160, y: 164 + row * 90 }),
  ]);

it('takes headings with periods in a margin for the labels of their rows, although they are level with no line', () => {
  const labels = labelGroups(margin, textBeside(false), false);
  expect(labels?.map(({ lines }) => lines.map(({ text }) => text))).toEqual(
    rows.map((text, row) => [text, `20${10 + row} to 20${11 + row}`]),
  );
});

it('takes a side with headings of the look of the other side for a column', () => {
  expect(labelGroups(margin, textBeside(true), false)).toBeNull();
});

it('takes a side whose first heading is level with one of the same look for a column, although its other lines are level too', () => {
  const side = ['About', 'Oslo', 'ada@example.org', '+47 22 01 02 03', 'Skills', 'Lamps', 'Lenses'].map((text, row) =>
    segment({ text, x: 40, y: 100 + row * 30, size: row % 4 === 0 ? 14 : 8 }),
  );
  const others = Array.from({ length: 24 }, (_, row) =>
    segment({ text: `Line ${row} of the text`, x: 200, y: 100 + row * 10, size: row === 0 ? 14 : 8 }),
  );
  expect(labelGroups(side, others, false)).toBeNull();
});

it('begins the row of a label that is centred beside its texts where the gap above them is', () => {
  const texts = rows.flatMap((_, row) =>
    [0, 1, 2].map((line) => segment({ text: `Lens ${row}.${line}`, x: 200, y: 100 + row * 90 + line * 14 })),
  );
  const labels = labelGroups(
    rows.map((text, row) => segment({ text, x: 40, y: 114 + row * 90, size: 13 })),
    texts,
    false,
  );
  const firsts = labels?.map(({ top }) => texts.find(({ y }) => y >= top)?.text);
  expect(firsts).toEqual(rows.map((_, row) => `Lens ${row}.0`));
});

it('keeps a small period below a label with that label', () => {
  const texts = rows.flatMap((_, row) =>
    [0, 1, 2, 3].map((line) => segment({ text: `Lens ${row}.${line}`, x: 200, y: 100 + row * 90 + line * 14 })),
  );
  const labels = rows.flatMap((text, row) => [
    segment({ text, x: 40, y: 100 + row * 90, size: 13 }),
    segment({ text: `20${row + 10} –`, x: 40, y: 128 + row * 90, size: 7 }),
    segment({ text: `20${row + 12}`, x: 70, y: 128 + row * 90, size: 7 }),
  ]);
  expect(labelGroups(labels, texts, false)?.map(({ lines }) => lines.length)).toEqual(rows.map(() => 3));
});

it('takes a column of nothing but headings and periods for labels, level with their texts or not', () => {
  const heads = ['Contact', 'Work', 'Education'].map((text, row) => segment({ text, x: 40, y: 106.5 + row * 65, size: 13 }));
  const periods = [26, 52, 91, 117].map((y, row) =>
    segment({ text: `201${row} to 201${row + 1}`, x: 40, y: 106.5 + y, size: 7 }),
  );
  const texts = Array.from({ length: 16 }, (_, row) =>
    segment({ text: `Looms for the mills of the valley ${row}`, x: 160, y: 100 + row * 13 }),
  );
  const labels = labelGroups([...heads, ...periods], texts, false);
  expect(labels?.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(
    expect.arrayContaining(['Contact', 'Work', 'Education']),
  );
  // A column with text of its own is none.
  expect(labelGroups([...heads, ...periods, segment({ text: 'Oslo', x: 40, y: 119.5 })], texts, false)).toBeNull();
});
