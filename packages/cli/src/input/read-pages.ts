import type { Client, Ranking, RerankBatchRequest, Reranking } from '@winnow/client';

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
export const readRanking = async (client: Client, batch_id: string, provisional: boolean): Promise<Ranking> => {
  const pages = await readPages(
    Number.POSITIVE_INFINITY,
    (page) => client.rankBatch({ batch_id, ...page, ...(provisional ? { provisional } : {}) }),
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
  client: Client,
  input: RerankBatchRequest,
  wanted: number = Number.POSITIVE_INFINITY,
): Promise<Reranking> => {
  const pages = await readPages(
    wanted,
    (page) => client.rerankBatch({ ...input, ...page }),
    ({ ranking }) => ranking,
  );
  return { ...pages[0], ranking: pages.flatMap(({ ranking }) => ranking), next_cursor: cursorAfter(pages) };
};
