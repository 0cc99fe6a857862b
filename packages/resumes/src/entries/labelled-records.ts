import type { EntryLabel } from '@winnow/languages';
import type { DatedLine } from './dated-line.ts';
import type { Entry } from './entry.ts';
import { isHeadDate } from './head-signs.ts';

/** What forms ask for that does not name an entry. */
const described: ReadonlySet<EntryLabel> = new Set(['tasks', 'other']);

type Record = { readonly head: DatedLine[]; readonly body: DatedLine['line'][]; readonly labels: Set<EntryLabel> };

/**
 * The entries of a form, in which every value has a label: one begins where a label comes again. Undefined where lines without
 * labels may begin entries.
 */
export const labelledRecords = (lines: readonly DatedLine[]): readonly Entry[] | undefined => {
  if (!lines.some(({ line }) => line.label !== null && !described.has(line.label))) return undefined;
  if (lines.some((own) => own.line.label === null && isHeadDate(own))) return undefined;
  const records: Record[] = [];
  for (const own of lines) {
    const { label } = own.line;
    let record = records.at(-1);
    const names = label !== null && !described.has(label);
    if (names && (record === undefined || record.labels.has(label))) {
      record = { head: [], body: [], labels: new Set() };
      records.push(record);
    }
    if (names) {
      record?.labels.add(label);
      record?.head.push(own);
    } else record?.body.push(own.line);
  }
  return records;
};
