import type { RequestHandler } from 'express';
import { auditPage } from '../pages/audit-page.ts';
import type { DashboardStore } from '../store.ts';
import { visitorOf } from './call.ts';
import { listPage } from './list-page.ts';

const pageSize = 50;

/** Actions on the keys and settings of the signed-in account. */
export const auditRoute =
  ({ store: { audit } }: { readonly store: Pick<DashboardStore, 'audit'> }): RequestHandler =>
  async (request, response) => {
    const visitor = visitorOf(response);
    const query = { index: 'by_account', where: { account_id: visitor.accountId }, order: 'descending' as const };
    const { items, next } = await listPage(request, pageSize, (page) => audit.find({ ...query, ...page }));
    response.send(auditPage({ visitor, acts: items, next }));
  };
