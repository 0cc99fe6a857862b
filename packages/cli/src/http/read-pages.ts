import type { Ranking, RerankInput, Reranking } from '@winnow/contracts';
import type { Connection } from './connection.ts';
import { request } from './request.ts';

/** Maximum that the server returns in one response. */
const pageSize = 200;

type Page = { readonly next_cursor: string | null };

type PageQuery = { readonly limit: number; readonly cursor: string | undefined };

/** Reads pages of a list until there are `limit` items or the list ends. */
export const readPages = async <T extends Page>(
  limit: number,
  read: (query: PageQuery) => Promise<T>,
  itemsOf: (page: T) => readonly unknown[],
): Promise<readonly [T, ...T[]]> => {
  const first = await read({ limit: Math.min(limit, pageSize), cursor: undefined });
  const pages: [T, ...T[]] = [first];
  let left = limit - itemsOf(first).length;
  for (let cursor = first.next_cursor; cursor !== null && left > 0; ) {
    const page = await read({ limit: Math.min(left, pageSize), cursor });
    pages.push(page);
    left -= itemsOf(page).length;
    cursor = page.next_cursor;
  }
  return pages;
};

/** The cursor after the last page. */
export const cursorAfter = (pages: readonly Page[]): string | null => pages.at(-1)?.next_cursor ?? null;

/** The whole ranking of a batch as one body. */
export const readRanking = async (connection: Connection, batchId: string, provisional: boolean): Promise<Ranking> => {
  const pages = await readPages(
    Number.POSITIVE_INFINITY,
    (page) =>
      request(connection, 'GET /v1/batch/{batch_id}/rank', {
        params: { batch_id: batchId },
        query: { ...page, provisional: provisional ? 'true' : undefined },
      }),
    ({ ranking, failures }) => [...ranking, ...failures],
  );
  return {
    ...pages[0],
    ranking: pages.flatMap(({ ranking }) => ranking),
    failures: pages.flatMap(({ failures }) => failures),
    next_cursor: null,
  };
};

/** The first candidates of the ranking of a batch by other weights as one body; all of them without a limit. */
export const readReranking = async (
  connection: Connection,
  batchId: string,
  input: RerankInput,
  {
    provisional,
    limit: wanted = Number.POSITIVE_INFINITY,
  }: { readonly provisional: boolean; readonly limit?: number | undefined },
): Promise<Reranking> => {
  const pages = await readPages(
    wanted,
    ({ limit, cursor }) =>
      request(connection, 'POST /v1/batch/{batch_id}/rank', {
        params: { batch_id: batchId },
        json: { ...input, limit, ...(provisional ? { provisional } : {}), ...(cursor === undefined ? {} : { cursor }) },
      }),
    ({ ranking }) => ranking,
  );
  return { ...pages[0], ranking: pages.flatMap(({ ranking }) => ranking), next_cursor: cursorAfter(pages) };
};
