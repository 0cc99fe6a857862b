import { bucket } from '@winnow/decode';
import { hasRightToLeftScript } from '@winnow/languages';
import type { ResumeLine } from '../layout/resume-line.ts';

/** How far a line starts from the margin of its column, in font sizes; mirrored for right-to-left scripts. */
export const indentsOf = (lines: readonly ResumeLine[]): readonly number[] => {
  const mirrored = lines.filter(({ text }) => hasRightToLeftScript(text)).length * 2 > lines.length;
  const startOf = ({ box }: ResumeLine): number => (box === null ? 0 : mirrored ? -box[2] : box[0]);
  const margins = new Map<string, number>();
  const keys = lines.map(({ page, column }) => `${page} ${column}`);
  const starts = lines.map(startOf);
  for (const [index, key] of keys.entries()) {
    const start = starts[index] ?? 0;
    margins.set(key, Math.min(margins.get(key) ?? start, start));
  }
  return lines.map(({ size }, index) =>
    bucket(((starts[index] ?? 0) - (margins.get(keys[index] ?? '') ?? 0)) / Math.max(1, size), [0.4, 1.5, 4, 10]),
  );
};
