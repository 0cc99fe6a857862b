import { type BatchRecord, currentReading, jobReadingId, type Ranking } from '@winnow/contracts';
import { renderRankingPage } from '@winnow/pages';
import type { Request } from 'express';
import type { GatewayStore } from '../store.ts';
import { languageOf } from './candidates.ts';
import { filtersIn } from './filtered-ranking.ts';

type Shown = {
  readonly batch: BatchRecord;
  readonly body: Ranking;
  /** How many candidates the filters leave; null without filters. */
  readonly matching: number | null;
};

/** A page of a ranking as HTML (UTF-8). Its links are relative: it may be served below another path. */
export const rankingPage = async (
  store: Pick<GatewayStore, 'jobReadings'>,
  request: Request,
  { batch, body, matching }: Shown,
): Promise<Uint8Array> => {
  const { query } = request;
  const language = languageOf(request, batch);
  const blind = query.blind === 'true';
  const stored = await store.jobReadings.get(jobReadingId(batch.account_id, batch.job));
  const reading = stored && currentReading(stored.reading);
  const required = (reading?.requirements ?? []).filter(({ necessity }) => necessity === 'required');
  const musts = new Set(
    required.flatMap(({ canonical, label, text }) => [...(canonical === null ? [] : [canonical]), label, text]),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'cursor' ? [[name, value] as const] : [],
  );
  const pageAt = (cursor: string | null): string =>
    `?${new URLSearchParams({ ...Object.fromEntries(given), ...(cursor === null ? {} : { cursor }) })}`;
  const folder = query.batch_id === undefined ? '' : `batch/${encodeURIComponent(batch.id)}/`;
  const about = new URLSearchParams({ language, ...(blind ? { blind: 'true' } : {}) });
  const page = renderRankingPage({
    language,
    ranking: body,
    name: batch.name,
    job: reading === undefined ? null : { title: reading.title, musts },
    blind,
    filtered: matching === null ? null : { by: filtersIn(request), matching },
    links: {
      candidate: (id) => `${folder}candidates/${encodeURIComponent(id)}?${about}`,
      first: query.cursor === undefined ? null : pageAt(null),
      next: body.next_cursor === null ? null : pageAt(body.next_cursor),
    },
  });
  return new TextEncoder().encode(page);
};
