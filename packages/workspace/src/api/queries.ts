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
import type {
  BatchBody,
  BatchList,
  CandidateReport,
  CandidateReview,
  CandidateReviewInput,
  Job,
  JobList,
  QuestionSet,
  RerankInput,
  Reranking,
} from '@winnow/contracts';
import { openSession, request } from './request.ts';

/** Candidates that one request for a ranking returns. */
const pageSize = 200;
const terminal = ['completed', 'partial', 'failed'];

export const isEnded = ({ status }: Pick<BatchBody, 'status'>): boolean => terminal.includes(status);

export const useSession = () => useQuery({ queryKey: ['session'], queryFn: openSession, staleTime: Number.POSITIVE_INFINITY });

export const useJobs = () => useQuery({ queryKey: ['jobs'], queryFn: () => request<JobList>('GET', '/v1/jobs?limit=200') });

export const useJob = (id: string | undefined) =>
  useQuery({ queryKey: ['job', id], queryFn: () => request<Job>('GET', `/v1/jobs/${id}`), enabled: id !== undefined });

export const useBatches = () =>
  useQuery({ queryKey: ['batches'], queryFn: () => request<BatchList>('GET', '/v1/batch?limit=50'), refetchInterval: 10_000 });

export const useBatch = (id: string) =>
  useQuery({
    queryKey: ['batch', id],
    queryFn: () => request<BatchBody>('GET', `/v1/batch/${id}`),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isEnded(data) ? false : 5_000),
  });

/** The ranking as if the job had other weights, page by page as it is scrolled. */
export const useRanking = (batchId: string, asked: RerankInput) =>
  useInfiniteQuery({
    queryKey: ['ranking', batchId, asked],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      return request<Reranking>('POST', `/v1/batch/${batchId}/rank`, { ...asked, provisional: true, limit: pageSize, ...cursor });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

const candidatePath = (batchId: string, id: string): string => `/v1/batch/${batchId}/candidates/${id}`;

const candidateQuery = (batchId: string, id: string, language: string) =>
  queryOptions({
    queryKey: ['candidate', batchId, id, language],
    queryFn: () => request<CandidateReport>('GET', `${candidatePath(batchId, id)}?language=${language}`),
  });

export const useCandidate = (batchId: string, id: string, language: string) => useQuery(candidateQuery(batchId, id, language));

export const useCandidates = (batchId: string, ids: readonly string[], language: string) =>
  useQueries({ queries: ids.map((id) => candidateQuery(batchId, id, language)) });

export const useQuestions = (batchId: string, id: string, language: string) =>
  useQuery({
    queryKey: ['questions', batchId, id, language],
    queryFn: () => request<QuestionSet>('GET', `${candidatePath(batchId, id)}/questions?language=${language}`),
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
    mutationFn: ({ id, change }: ReviewChange) => request<CandidateReview>('PATCH', candidatePath(batchId, id), change),
    onSuccess: (review, { id }) => {
      client.setQueriesData<InfiniteData<Reranking>>({ queryKey: ['ranking', batchId] }, (data) => withReview(data, id, review));
      client.setQueriesData<CandidateReport>({ queryKey: ['candidate', batchId, id] }, (data) =>
        data === undefined ? data : { ...data, candidate: { ...data.candidate, review } },
      );
    },
  });
};
