import type { BatchBody, BatchList, BatchStatus, RankedCandidate, Ranking, Reranking } from '@winnow/contracts';
import { counted, fields, type Look, paragraphs, table } from './layout.ts';

const colours = {
  collecting: 'dim',
  queued: 'cyan',
  running: 'cyan',
  completed: 'green',
  partial: 'yellow',
  failed: 'red',
} as const satisfies { readonly [status in BatchStatus]: unknown };

/** State and counts of a batch. */
export const writeBatch = (batch: BatchBody, look: Look): string => {
  const { webhook, timeout_at, finished_at } = batch;
  return fields(
    [
      ['batch', batch.batch_id],
      ['name', batch.name],
      ['status', look.paint(colours[batch.status], batch.status)],
      ['job', `${batch.job_id} (version ${batch.job_version})`],
      ['candidates', batch.total_candidates],
      ['scored', batch.success],
      ['failed', batch.failed],
      ['pending', batch.pending],
      ['created', batch.created_at],
      ['started', batch.started_at],
      ['ends by', finished_at === null ? timeout_at : null],
      ['finished', finished_at],
      ['webhook', webhook.state === 'none' ? null : `${webhook.state}, ${counted(webhook.attempts, 'attempt')}`],
    ],
    look,
  );
};

/** Batches, one a line. */
export const writeBatches = ({ batches }: BatchList, look: Look): string =>
  batches.length === 0
    ? 'There are no batches.'
    : table(
        ['batch', 'created', 'status', 'candidates', 'scored', 'failed', 'name'],
        batches.map((batch) => [
          batch.batch_id,
          batch.created_at.slice(0, 16),
          look.paint(colours[batch.status], batch.status),
          batch.total_candidates,
          batch.success,
          batch.failed,
          batch.name,
        ]),
        look,
      );

const more = (shown: number, all: number, what: string, look: Look): string | undefined =>
  shown < all ? look.paint('dim', `… and ${all - shown} more ${what}: raise --limit, or use --csv.`) : undefined;

const rankedTable = (ranked: readonly RankedCandidate[], look: Look): string | undefined =>
  ranked.length === 0
    ? undefined
    : table(
        ['rank', 'file', 'score', 'required met', 'missing'],
        ranked.map(({ rank, file_name, score, required_met, missing, duplicate_of }) => [
          rank,
          duplicate_of === null ? file_name : `${file_name} (duplicate)`,
          score,
          `${required_met.met} of ${required_met.total}`,
          missing.join(', '),
        ]),
        look,
      );

/** The first candidates of a ranking by other weights, with the weights that count. */
export const writeReranking = (
  { batch_id, status, final, success, weights, requirements, matching, ranking }: Reranking,
  look: Look,
): string => {
  const shares = Object.entries(weights).map(([name, share]) => `${name} ${share}`);
  return paragraphs([
    `${look.paint('bold', batch_id)} ${look.paint(colours[status], status)}${final ? '' : ' (provisional)'}, ${matching} of ${counted(success, 'scored candidate')} match`,
    `Shares: ${shares.join(', ')}`,
    table(
      ['requirement', 'weight', 'necessity', ''],
      requirements.map(({ id, weight, necessity, label }) => [id, weight, necessity, label]),
      look,
    ),
    rankedTable(ranking, look),
    ranking.length < matching
      ? look.paint('dim', `… and ${matching - ranking.length} more candidates: raise --limit.`)
      : undefined,
  ]);
};

/** The first `limit` candidates of a ranking, and as many of those that have failed. */
export const writeRanking = (body: Ranking, limit: number, look: Look): string => {
  const { batch_id, status, final, total_candidates, success, failed, ranking, failures } = body;
  const counts = `${counted(total_candidates, 'candidate')}: ${success} scored, ${failed} failed`;
  const ranked = ranking.slice(0, limit);
  const dropped = failures.slice(0, limit);
  return paragraphs([
    `${look.paint('bold', batch_id)} ${look.paint(colours[status], status)}${final ? '' : ' (provisional)'}, ${counts}`,
    rankedTable(ranked, look),
    more(ranked.length, ranking.length, 'candidates', look),
    dropped.length === 0
      ? undefined
      : table(
          ['failed file', 'error', 'message'],
          dropped.map(({ file_name, error, message }) => [file_name, error, message]),
          look,
        ),
    more(dropped.length, failures.length, 'failures', look),
  ]);
};
