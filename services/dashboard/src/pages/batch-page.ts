import type { DeliveryRecord, FailedCandidate, RankedCandidate } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import type { BatchRow } from './batch-table.ts';
import { page } from './layout.ts';
import { facts, table } from './table.ts';
import { code, foreign, shownTime, stateWord } from './words.ts';

/** The page shows no reviews. */
export type ListedCandidate = Omit<RankedCandidate, 'review'>;

type Batch = BatchRow & {
  readonly visitor: Visitor;
  readonly finishedAt: string | null;
  readonly timeoutAt: string | null;
  readonly delivery: DeliveryRecord | undefined;
  readonly ranking: readonly ListedCandidate[];
  readonly failures: readonly FailedCandidate[];
  /** There is more of the ranking than is shown. */
  readonly more: boolean;
};

const rankedTable = (ranking: readonly ListedCandidate[]): Html =>
  table({
    caption: 'Best candidates',
    columns: ['Candidate', 'Rank', 'Score', 'Required met', 'Missing'],
    rows: ranking.map(({ candidate_id, name, file_name, rank, score, required_met: { met, total }, missing, duplicate_of }) => [
      html`${name !== null && html`${foreign(name)}<br>`}${foreign(file_name)}<br>${code(candidate_id)}${duplicate_of !== null && html`<br>same file as ${code(duplicate_of)}`}`,
      rank,
      score ?? '–',
      `${met} of ${total}`,
      foreign(missing.join(', ')),
    ]),
    empty: 'No candidates have been scored yet.',
  });

const failureTable = (failures: readonly FailedCandidate[]): Html =>
  table({
    caption: 'Failed candidates',
    columns: ['Candidate', 'Error', 'Message'],
    rows: failures.map(({ candidate_id, file_name, error, message }) => [
      html`${foreign(file_name)}<br>${code(candidate_id)}`,
      code(error),
      message,
    ]),
    empty: 'None of those shown here.',
  });

/** One batch with its counts and the first page of its ranking. */
export const batchPage = (shown: Batch): string => {
  const { visitor, batch, status, success, failed, finishedAt, timeoutAt, delivery, ranking, failures, more } = shown;
  const ended = finishedAt !== null;
  return page(
    { title: batch.name === null ? 'Batch' : `Batch ${batch.name}`, section: '/batches', visitor },
    html`${facts([
      ['Batch', code(batch.id)],
      ['Job', html`${code(batch.job.job_id)} version ${batch.job.version}`],
      ['Status', stateWord(status)],
      ['Candidates', batch.total],
      ['Scored', success],
      ['Failed', failed],
      ['Open', batch.total - success - failed],
      ['Made', shownTime(batch.created_at)],
      ['Started', shownTime(batch.started_at)],
      ended ? ['Finished', shownTime(finishedAt)] : ['Time limit', shownTime(timeoutAt)],
      ['Webhook', delivery === undefined ? 'nothing is sent' : stateWord(delivery.state)],
    ])}
<h2>Ranking</h2>
${!ended && html`<p>The batch has not finished, so the order can still change.</p>`}
${rankedTable(ranking)}
${failures.length > 0 && failureTable(failures)}
${more && html`<p>This is its beginning. The whole ranking is read with ${code(`GET /v1/batch/${batch.id}/rank`)}.</p>`}`,
  );
};
