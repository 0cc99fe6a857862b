import { html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { type BatchRow, batchTable } from './batch-table.ts';
import { page } from './layout.ts';
import { olderLink } from './table.ts';

type Batches = { readonly visitor: Visitor; readonly rows: readonly BatchRow[]; readonly next: string | null };

/** The batches of an account. */
export const batchesPage = ({ visitor, rows, next }: Batches): string =>
  page({ title: 'Batches', section: '/batches', visitor }, html`${batchTable(rows)}\n${olderLink('/batches', next)}`);
