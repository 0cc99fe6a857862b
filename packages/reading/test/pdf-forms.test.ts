import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { column, drawTexts, pdfOf, type Text } from './build-pdf.ts';
import { read, textsOf } from './tools.ts';

const text = (said: string, x: number, y: number, size = 10): Text => ({ text: said, x, y, size });

describe('a form without rules', () => {
  const entries = [
    {
      dates: '2019 - 2023',
      lines: ['Operations Lead', 'Optics House', 'Led a team of twelve people', 'Cut delivery times by a third'],
    },
    {
      dates: '2014 - 2018',
      lines: ['Coordinator', 'Northgate Textiles', 'Managed thirty weekly orders', 'Trained eleven colleagues'],
    },
  ];

  it('is read label by label, each before the text that stands beside and below it', async () => {
    const texts = [
      text('Phone', 60, 60),
      text('020 7946 0123', 200, 60),
      text('PROFILE', 60, 100, 12),
      text('Used to small teams and large orders in many places', 200, 100),
      text('and to the work of the whole year', 200, 114),
      text('EXPERIENCE', 60, 150, 12),
      ...entries.flatMap(({ dates, lines }, index) => [
        text(dates, 60, 190 + index * 90),
        ...column(lines, { x: 200, y: 190 + index * 90 }),
      ]),
      text('SKILLS', 60, 390, 12),
      text('Planning, negotiation, warehouse systems', 200, 390),
    ];
    expect(textsOf(await read(await pdfOf(texts)))).toEqual([
      'Phone',
      '020 7946 0123',
      'PROFILE',
      'Used to small teams and large orders in many places',
      'and to the work of the whole year',
      'EXPERIENCE',
      ...entries.flatMap(({ dates, lines }) => [dates, ...lines]),
      'SKILLS',
      'Planning, negotiation, warehouse systems',
    ]);
  });

  it('is none where the lines beside the text follow one another, as in a sidebar', async () => {
    const side = [
      'Contact',
      'nora@mail.example',
      '020 7946 0123',
      'Leeds',
      'Skills',
      'Planning',
      'Excel',
      'SQL',
      'Kafka',
      'Rust',
    ];
    const main = entries.flatMap(({ dates, lines }) => [dates, ...lines]);
    const texts = [...column(side, { x: 60, y: 60, step: 15 }), ...column(main, { x: 220, y: 64, step: 14 })];
    expect(textsOf(await read(await pdfOf(texts)))).toEqual([...side, ...main]);
  });
});

describe('a form with lines around its cells', () => {
  it('has cells that span its columns, and tells the row and the place of each', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    const rule = (from: readonly [number, number], to: readonly [number, number]): void =>
      page.drawLine({ start: { x: from[0], y: from[1] }, end: { x: to[0], y: to[1] }, thickness: 1 });
    const edges = [800, 760, 720, 680, 640, 600];
    for (const y of edges) rule([50, y], [450, y]);
    for (const x of [50, 450]) rule([x, 800], [x, 600]);
    for (const x of [100, 140, 190, 230]) rule([x, 760], [x, 720]);
    const texts = [
      text('Experience', 60, 70),
      text('2018', 60, 110),
      text('3', 110, 110),
      text('2022', 150, 110),
      text('12', 200, 110),
      text('Northgate Textiles', 240, 110),
      text('Skills', 60, 150),
      text('Planning, negotiation', 60, 190),
      text('Languages', 60, 230),
    ];
    await drawTexts(document, page, texts);
    const { pages } = await read(await document.save());
    expect(pages[0]?.blocks.map(({ cell, lines }) => [cell?.row, cell?.column, lines[0]?.text])).toEqual([
      [0, 0, 'Experience'],
      [1, 0, '2018'],
      [1, 1, '3'],
      [1, 2, '2022'],
      [1, 3, '12'],
      [1, 4, 'Northgate Textiles'],
      [2, 0, 'Skills'],
      [3, 0, 'Planning, negotiation'],
      [4, 0, 'Languages'],
    ]);
  });
});
