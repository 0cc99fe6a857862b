import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { hasEnded, type LanguageCode } from '@winnow/client';
import type {
  BatchBody,
  CandidateReport,
  CandidateReview,
  CandidateReviewInput,
  RankedCandidate,
  RerankInput,
  Reranking,
} from '@winnow/contracts';
import { openSession, winnow } from './winnow.ts';

/** How often what still changes is read anew. */
const rereadMs = 5_000;

/** Candidates that one request for a ranking returns. */
const pageSize = 200;

export const isEnded = (batch: Pick<BatchBody, 'status'>): boolean => hasEnded(batch);

export const useSession = () => useQuery({ queryKey: ['session'], queryFn: openSession, staleTime: Number.POSITIVE_INFINITY });

export const useJobs = () => useQuery({ queryKey: ['jobs'], queryFn: () => winnow.listJobs({ limit: 200 }) });

export const useJob = (id: string | undefined) =>
  useQuery({ queryKey: ['job', id], queryFn: () => winnow.readJob({ job_id: id ?? '' }), enabled: id !== undefined });

export const useBatches = (enabled: boolean) =>
  useQuery({ queryKey: ['batches'], queryFn: () => winnow.listBatches({ limit: 50 }), refetchInterval: 10_000, enabled });

export const useBatch = (id: string) =>
  useQuery({
    queryKey: ['batch', id],
    queryFn: () => winnow.readBatch({ batch_id: id }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isEnded(data) ? false : rereadMs),
  });

const readRanking = (batchId: string, asked: RerankInput, cursor: string | null): Promise<Reranking> =>
  winnow.rerankBatch({
    ...asked,
    batch_id: batchId,
    provisional: true,
    limit: pageSize,
    ...(cursor === null ? {} : { cursor }),
  });

/** All candidates that a ranking lists. */
export const readWholeRanking = async (batchId: string, asked: RerankInput): Promise<readonly RankedCandidate[]> => {
  const found: RankedCandidate[] = [];
  let cursor: string | null = null;
  do {
    const page: Reranking = await readRanking(batchId, asked, cursor);
    found.push(...page.ranking);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
};

/** The ranking as if the job had other weights, page by page as it is scrolled. */
export const useRanking = (batchId: string, asked: RerankInput) =>
  useInfiniteQuery({
    queryKey: ['ranking', batchId, asked],
    queryFn: ({ pageParam }) => readRanking(batchId, asked, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    // Its events may be lost, or end before the last of them is read.
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.final === false ? rereadMs : false),
  });

/** The pages have texts in some of the languages of the API only. */
const languageOf = (code: string): LanguageCode => code as LanguageCode;

const candidateQuery = (batchId: string, id: string, language: string) =>
  queryOptions({
    queryKey: ['candidate', batchId, id, language],
    queryFn: () => winnow.readCandidate({ batch_id: batchId, candidate_id: id, language: languageOf(language) }),
  });

export const useCandidate = (batchId: string, id: string, language: string) => useQuery(candidateQuery(batchId, id, language));

export const useCandidates = (batchId: string, ids: readonly string[], language: string) =>
  useQueries({ queries: ids.map((id) => candidateQuery(batchId, id, language)) });

export const useQuestions = (batchId: string, id: string, language: string) =>
  useQuery({
    queryKey: ['questions', batchId, id, language],
    queryFn: () => winnow.readCandidateQuestions({ batch_id: batchId, candidate_id: id, language: languageOf(language) }),
  });

type ReviewChange = { readonly id: string; readonly change: CandidateReviewInput };

const withReview = (data: InfiniteData<Reranking> | undefined, id: string, { stage, starred, tags }: CandidateReview) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      ranking: page.ranking.map((row) => (row.candidate_id === id ? { ...row, review: { stage, starred, tags } } : row)),
    })),
  };

/** Changes the review of a candidate, also in the lists that show it. */
export const useReview = (batchId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: ReviewChange) => winnow.reviewCandidate({ ...change, batch_id: batchId, candidate_id: id }),
    onSuccess: (review, { id }) => {
      client.setQueriesData<InfiniteData<Reranking>>({ queryKey: ['ranking', batchId] }, (data) => withReview(data, id, review));
      client.setQueriesData<CandidateReport>({ queryKey: ['candidate', batchId, id] }, (data) =>
        data === undefined ? data : { ...data, candidate: { ...data.candidate, review } },
      );
    },
  });
};
