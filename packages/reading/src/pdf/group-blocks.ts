import type { Block } from '../layout-document.ts';
import { median } from './median.ts';
import type { PageLine } from './page-line.ts';

/** A line step this much larger than the usual one starts a new block. */
const wideStep = 1.35;

/** So does a change of font size by this factor. */
const sizeChange = 1.12;

/** Default baseline steps of running text, in font sizes. */
const usualStep = 1.25;

const begins = (line: PageLine, previous: PageLine, step: number): boolean => {
  if (line.region !== previous.region || line.line.band !== previous.line.band) return true;
  if (Math.max(line.size, previous.size) > sizeChange * Math.min(line.size, previous.size)) return true;
  return line.y - previous.y > wideStep * step * Math.max(line.size, previous.size) || line.y < previous.y - line.size;
};

/** Groups lines in reading order into blocks by region, distance and font size. */
export const groupBlocks = (lines: readonly PageLine[]): readonly Block[] => {
  const steps = lines.slice(1).flatMap((line, index) => {
    const previous = lines[index];
    const step = previous === undefined || previous.region !== line.region ? 0 : (line.y - previous.y) / Math.max(line.size, 1);
    return step > 0.9 && step < 2.5 ? [step] : [];
  });
  const step = steps.length < 3 ? usualStep : Math.min(median(steps), 1.6);
  const blocks: PageLine[][] = [];
  for (const line of lines) {
    const previous = blocks.at(-1)?.at(-1);
    if (previous === undefined || begins(line, previous, step)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((block) => {
    const { column = 0, cell } = block[0] ?? {};
    return { column, lines: block.map(({ line }) => line), ...(cell === undefined ? {} : { cell }) };
  });
};
