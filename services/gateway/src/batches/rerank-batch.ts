import { createHash } from 'node:crypto';
import { candidateState, createPlacer, listPlaced, type Placed, type RankedJob } from '@winnow/batches';
import { type BatchRunRecord, type CandidateReview, type RankedCandidate, type RerankInput, unreviewed } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { z } from 'zod';
import { encodeCursor, wrongCursor } from '../http/find-page.ts';
import type { GatewayStore } from '../store.ts';
import { withReviews } from './with-reviews.ts';

type Store = Pick<GatewayStore, 'candidates' | 'entries'>;

export type RerankedPage = {
  /** Candidates that the filters leave, on all pages. */
  readonly matching: number;
  readonly ranking: readonly RankedCandidate[];
  readonly next_cursor: string | null;
};

/** Read at a time; the next ones are read while these are scored. */
const readAtOnce = 1_000;
const defaultLimit = 50;
const digestLength = 16;

const fields = ['ordinal', 'name', 'file_name', 'duplicate_of', 'marks'] as const;

/** The place after which a page begins, and what it was asked for: another request has other places. */
const cursorShape = z.object({ after: z.string(), of: z.string() });

const digestOf = ({ limit: _, cursor: __, ...asked }: RerankInput): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, digestLength);

const placeAfter = (input: RerankInput, digest: string): string => {
  if (input.cursor === undefined) return '';
  try {
    const { after, of } = cursorShape.parse(JSON.parse(Buffer.from(input.cursor, 'base64url').toString()));
    if (of === digest) return after;
  } catch {
    // Not of ours.
  }
  throw wrongCursor();
};

const asksForReviews = ({ stages, starred, tags }: NonNullable<RerankInput['filters']> = {}): boolean =>
  stages !== undefined || starred === true || (tags ?? []).length > 0;

/** The reviews of a batch, by candidate. Most candidates have none. */
const reviewsOf = async (entries: GatewayStore['entries'], batch_id: string): Promise<ReadonlyMap<string, CandidateReview>> => {
  const reviews = new Map<string, CandidateReview>();
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { index: 'by_batch', where: { batch_id }, limit: readAtOnce, ...(cursor === undefined ? {} : { cursor }) };
    const { items, next } = await entries.findFields(query, ['review']);
    for (const { id, review } of items) if (review !== undefined) reviews.set(id, review);
    cursor = next;
  }
  return reviews;
};

/** Every candidate that the run has counted as scored, with its score for the job. Throws `BATCH_OUTDATED`. */
const placeAll = async (
  { candidates, entries }: Store,
  run: BatchRunRecord,
  job: RankedJob,
  { filters }: RerankInput,
): Promise<readonly Placed[]> => {
  const read = (cursor?: string) =>
    candidates.findFields(
      { index: 'by_sequence', where: { batch_id: run.id }, limit: readAtOnce, ...(cursor === undefined ? {} : { cursor }) },
      fields,
    );
  const reviews = asksForReviews(filters) ? await reviewsOf(entries, run.id) : new Map<string, CandidateReview>();
  const place = createPlacer(job, filters);
  const placed: Placed[] = [];
  let reading: ReturnType<typeof read> | undefined = read();
  while (reading !== undefined) {
    const { items, next }: Awaited<typeof reading> = await reading;
    reading = next === null ? undefined : read(next);
    // A fault is thrown by its own turn, if that comes.
    reading?.catch(() => {});
    for (const { marks, ...candidate } of items) {
      if (candidateState(run, candidate.ordinal) !== 'scored') continue;
      if (marks === undefined)
        throw new AppError(
          'BATCH_OUTDATED',
          'The batch was scored by a release that did not keep what a score is computed from.',
        );
      placed.push(place({ ...candidate, marks, review: reviews.get(candidate.id) ?? unreviewed }));
    }
  }
  return placed;
};

/**
 * One page of the ranking of a run as if its job were another. Throws `INVALID_REQUEST` for a cursor that no response to the same
 * request returned, `BATCH_OUTDATED` for candidates without marks.
 */
export const rerankBatch = async (
  store: Store,
  run: BatchRunRecord,
  job: RankedJob,
  input: RerankInput,
): Promise<RerankedPage> => {
  const digest = digestOf(input);
  const after = placeAfter(input, digest);
  const listed = listPlaced(await placeAll(store, run, job, input));
  const rest = listed.filter(({ key }) => key > after);
  const page = rest.slice(0, input.limit ?? defaultLimit);
  // One that was erased since is not listed.
  const found = await store.candidates.getMany(page.map(({ id }) => id));
  const ranked = page.flatMap(({ id, rank, score, required_met }, index) => {
    const candidate = found[index];
    if (candidate === undefined) return [];
    const { name = null, file_name, matched, missing, duplicate_of } = candidate;
    return [{ rank, candidate_id: id, name, file_name, score, required_met, matched, missing, duplicate_of }];
  });
  const last = page.at(-1);
  return {
    matching: listed.length,
    ranking: await withReviews(store, ranked),
    next_cursor:
      rest.length > page.length && last !== undefined ? encodeCursor(JSON.stringify({ after: last.key, of: digest })) : null,
  };
};
