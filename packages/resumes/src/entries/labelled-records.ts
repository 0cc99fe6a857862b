import type { EntryLabel } from '@winnow/languages';
import type { DatedLine } from './dated-line.ts';
import type { GrowingEntry } from './entry.ts';
import { isHeadDate } from './head-signs.ts';

/** What forms ask for that does not name an entry. */
const described: ReadonlySet<EntryLabel> = new Set(['tasks', 'other']);

/**
 * The entries of a form, in which every value has a label: one begins where a label comes again. Undefined where lines without
 * labels may begin entries.
 */
export const labelledRecords = (lines: readonly DatedLine[]): readonly GrowingEntry[] | undefined => {
  if (!lines.some(({ line }) => line.label !== null && !described.has(line.label))) return undefined;
  if (lines.some((own) => own.line.label === null && isHeadDate(own))) return undefined;
  const records: GrowingEntry[] = [];
  const seen = new Set<EntryLabel>();
  for (const own of lines) {
    const { label } = own.line;
    if (label === null || described.has(label)) {
      records.at(-1)?.body.push(own.line);
      continue;
    }
    if (records.length === 0 || seen.has(label)) {
      records.push({ head: [], body: [] });
      seen.clear();
    }
    seen.add(label);
    records.at(-1)?.head.push(own);
  }
  return records;
};
