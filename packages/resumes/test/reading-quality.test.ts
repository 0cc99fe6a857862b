import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const readingOf = (text: string) => {
  const { reading } = parseResume(layoutOf(text)).facts;
  if (reading === undefined) throw new Error('The reading is judged.');
  return reading;
};

const head = '= Jane Miller\njane.miller@example.com\n+49 30 901820\n\n';
const position = (from: number): string =>
  `* Accountant, Northwind Trading GmbH\n${from} - ${from + 2}\n- Kept the books of four companies\n- Prepared the yearly accounts\n\n`;
const education = '# Education\n\n* Bachelor of Science, University of Hamburg\n2008 - 2011\n\n';

describe('the reading of a resume', () => {
  it('is sure of a plain one', () => {
    const reading = readingOf(
      `${head}# Experience\n\n${position(2019)}${position(2015)}${education}# Skills\n\nBudgeting, payroll`,
    );
    expect(reading).toMatchObject({ unread_share: 0, unread_periods: 0 });
    expect(reading.confidence).toBeGreaterThan(0.8);
  });

  it('is unsure when it found one position of seven', () => {
    const lost = [2001, 2004, 2007, 2010, 2013, 2016].map((year) => `${year} - ${year + 2}\n- Everything that was asked for\n\n`);
    const reading = readingOf(`${head}# Experience\n\n${position(2019)}${lost.join('')}`);
    expect(reading.unread_periods).toBe(6);
    expect(reading.confidence).toBeLessThan(0.35);
  });

  it('is unsure without a name, a position or an education', () => {
    expect(readingOf('jane.miller@example.com\n\n# Skills\n\nBudgeting, payroll, bookkeeping').confidence).toBe(0);
  });
});
