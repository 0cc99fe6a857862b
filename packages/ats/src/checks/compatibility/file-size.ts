import type { Check } from '../../check.ts';
import { round } from '../../points.ts';

/** Decimal, as upload forms state it. */
const bytesPerMegabyte = 1_000_000;

/** Full points up to 2 MB, the lowest limit of upload forms that is usual, none beyond (common advice). */
export const fileSize: Check = {
  id: 'compatibility.file_size',
  category: 'compatibility',
  max: 1,
  unit: 'megabytes',
  threshold: 2,
  measure: ({ layout }) => {
    const megabytes = layout.bytes / bytesPerMegabyte;
    return {
      value: round(megabytes, 2),
      points: megabytes <= 2 ? 1 : 0,
      params: { megabytes: round(megabytes, 1) },
      evidence: [],
    };
  },
};
