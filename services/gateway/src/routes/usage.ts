import { type Accounts, type Members, nameActors } from '@winnow/accounts';
import { type UsageDimension, type UsageRecord, type UsageReport, usageDimensions } from '@winnow/contracts';
import { AppError, type Clock, isoDay } from '@winnow/kernel';
import { pagesOf } from '@winnow/ports';
import type { RequestHandler } from 'express';
import { invalidField } from '../http/invalid-field.ts';
import { callerOf } from '../middleware/call.ts';
import type { UsageCounter } from '../operations/count-usage.ts';
import { summarizeUsage } from '../operations/summarize-usage.ts';
import type { GatewayStore } from '../store.ts';

type Deps = {
  readonly store: Pick<GatewayStore, 'usage'>;
  readonly counter: Pick<UsageCounter, 'flush'>;
  readonly accounts: Pick<Accounts, 'nameOfKey'>;
  readonly members: Pick<Members, 'addresses'>;
  readonly now: Clock;
};

const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 30;
const maxDays = 366;
const pageSize = 1_000;
/** Keys times days: more would be no overview. */
const maxRecords = 50_000;

/** How much the keys and members of the caller's account did. */
export const readUsageRoute =
  ({ store: { usage }, counter, accounts, members, now }: Deps): RequestHandler =>
  async ({ query }, response) => {
    const { accountId: account_id } = callerOf(response);
    const to = typeof query.to === 'string' ? query.to : isoDay(now());
    const from = typeof query.from === 'string' ? query.from : isoDay(Date.parse(to) - (defaultDays - 1) * dayMs);
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    if (days < 1 || days > maxDays) throw invalidField('from', 'out_of_range', `From 1 to ${maxDays} days, the first one first.`);
    const asked = typeof query.by === 'string' ? query.by.split(',') : ['day', 'key'];
    const by: readonly UsageDimension[] = usageDimensions.filter((dimension) => asked.includes(dimension));

    await counter.flush();
    const records: UsageRecord[] = [];
    const range = { from, before: isoDay(Date.parse(to) + dayMs) };
    for await (const page of pagesOf(usage, { index: 'by_account', where: { account_id }, range, limit: pageSize })) {
      records.push(...page);
      if (records.length > maxRecords) throw new AppError('INVALID_REQUEST', 'The period has too many keys; ask for fewer days.');
    }
    const nameOf = nameActors({ accounts, members }, account_id);
    const ids = by.includes('key') ? [...new Set(records.map(({ key_id }) => key_id))] : [];
    const names = new Map(await Promise.all(ids.map(async (id) => [id, await nameOf(id)] as const)));
    const body: UsageReport = { from, to, by, usage: summarizeUsage(records, by, names) };
    response.json(body);
  };
