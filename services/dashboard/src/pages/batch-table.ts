import type { BatchRecord, BatchStatus } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import { table } from './table.ts';
import { code, foreign, shownTime, stateWord } from './words.ts';

export type BatchRow = {
  readonly batch: BatchRecord;
  readonly status: BatchStatus;
  readonly success: number;
  readonly failed: number;
};

/** Batches with their status and counts. */
export const batchTable = (rows: readonly BatchRow[]): Html =>
  table({
    caption: 'Batches, newest first',
    columns: ['Batch', 'Status', 'Candidates', 'Scored', 'Failed', 'Made'],
    rows: rows.map(({ batch, status, success, failed }) => [
      html`<a href="/batches/${encodeURIComponent(batch.id)}">${batch.name === null ? code(batch.id) : foreign(batch.name)}</a>`,
      stateWord(status),
      batch.total,
      success,
      failed,
      shownTime(batch.created_at),
    ]),
    empty: 'There are no batches.',
  });
