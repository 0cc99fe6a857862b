import { cpus, totalmem } from 'node:os';
import type { Measured } from './measure-in-turn.ts';

/** A table in Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const times = (value: number): string => `${value.toFixed(2)} ×`;

export const ratio = (value: number, base: number): string => times(value / base);

/** Rows of what was measured in turn, compared with the first of them. */
export const rowsOf = (measured: readonly Measured[]): readonly (readonly string[])[] =>
  measured.map((each) => [
    each.name,
    each.perSecond.toFixed(1),
    times(each.ratios.perSecond),
    each.p50.toFixed(1),
    times(each.ratios.p50),
    each.p95.toFixed(1),
    each.p99.toFixed(1),
    each.cpu.toFixed(1),
    times(each.ratios.cpu),
    each.serverCpu.toFixed(1),
    each.generatorCpu.toFixed(1),
    each.megabytes.toFixed(0),
    String(each.failed),
  ]);

export const measuredHead = [
  '',
  'a second',
  'ratio',
  'p50 ms',
  'ratio',
  'p95 ms',
  'p99 ms',
  'CPU ms each',
  'ratio',
  'servers',
  'generator',
  'peak MB',
  'failed',
];

/** What it was measured on. */
export const machineLine = (): string =>
  `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${process.platform}, Node ${process.version}`;
