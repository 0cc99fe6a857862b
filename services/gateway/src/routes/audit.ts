import { type Accounts, type Members, type NameActor, nameActors, type RecordAction } from '@winnow/accounts';
import type { AuditEntry, AuditList, AuditRecord } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import { pagesOf } from '@winnow/ports';
import type { Request, RequestHandler, Response } from 'express';
import { csvHeading, csvText } from '../http/csv-text.ts';
import { findPage } from '../http/find-page.ts';
import { waitForDrain } from '../http/wait-for-drain.ts';
import { callerOf } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';

type Deps = {
  readonly store: Pick<GatewayStore, 'audit'>;
  readonly accounts: Pick<Accounts, 'nameOfKey'>;
  readonly members: Pick<Members, 'addresses'>;
  readonly recordAction: RecordAction;
};

type Format = {
  readonly type: string;
  readonly extension: string;
  readonly heading: string;
  readonly lines: (entries: readonly AuditEntry[]) => string;
};

const exportPage = 500;
const columns = ['at', 'actor', 'actor_name', 'action', 'target', 'id'] as const satisfies readonly (keyof AuditEntry)[];

const formats: { readonly [format: string]: Format } = {
  csv: {
    type: 'text/csv',
    extension: 'csv',
    heading: csvHeading(columns),
    lines: (entries) => csvText(entries.map((entry) => columns.map((column) => entry[column]))),
  },
  jsonl: {
    type: 'application/jsonl',
    extension: 'jsonl',
    heading: '',
    lines: (entries) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  },
};

const timeOf = (value: unknown): string | undefined => (typeof value === 'string' ? isoTime(Date.parse(value)) : undefined);

const queryOf = (account_id: string, { from, before }: Request['query']) => {
  const [first, end] = [timeOf(from), timeOf(before)];
  const range = { ...(first === undefined ? {} : { from: first }), ...(end === undefined ? {} : { before: end }) };
  return { index: 'by_account', where: { account_id }, range, order: 'descending' } as const;
};

const entriesOf = (records: readonly AuditRecord[], nameOf: NameActor): Promise<readonly AuditEntry[]> =>
  Promise.all(
    records.map(async ({ id, at, actor, action, target }) => ({
      id,
      at,
      actor,
      actor_name: await nameOf(actor),
      action,
      target,
    })),
  );

/** The audit log of the caller's account, in pages or as a whole. */
export const readAuditRoute = ({ store: { audit }, accounts, members, recordAction }: Deps): RequestHandler => {
  const sendAll = async (request: Request, response: Response, { type, extension, heading, lines }: Format): Promise<void> => {
    const { accountId, keyId } = callerOf(response);
    const nameOf = nameActors({ accounts, members }, accountId);
    await recordAction({ account_id: accountId, actor: keyId, action: 'audit.exported', target: accountId });
    response.attachment(`audit.${extension}`).type(type);
    response.write(heading);
    for await (const records of pagesOf(audit, { ...queryOf(accountId, request.query), limit: exportPage })) {
      if (response.destroyed) return;
      if (!response.write(lines(await entriesOf(records, nameOf)))) await waitForDrain(response);
    }
    response.end();
  };

  return async (request, response) => {
    const format = formats[String(request.query.format)];
    if (format !== undefined) return sendAll(request, response, format);
    const { accountId } = callerOf(response);
    const { items, next_cursor } = await findPage(request, audit, queryOf(accountId, request.query));
    const body: AuditList = { entries: await entriesOf(items, nameActors({ accounts, members }, accountId)), next_cursor };
    response.json(body);
  };
};
