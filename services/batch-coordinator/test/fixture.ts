import {
  type BatchEntryRecord,
  type BatchRecord,
  candidateId,
  type DeliveryRecord,
  deliveryId,
  type Ended,
  type EndpointRecord,
  engineVersion,
  type MatchAssessment,
  type MatchRecord,
  matchId,
  noDocument,
  type Outcome,
} from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import { type Bus, type Collection, untraced } from '@winnow/ports';
import { type EmbeddedBackends, messageOf, openEmbeddedBackends, type Published, recordPublished } from '@winnow/testkit';
import { countCandidate } from '../src/handlers/count-candidate.ts';
import { startBatch } from '../src/handlers/start-batch.ts';
import type { BatchWindow } from '../src/runs/batch-window.ts';
import { beginUnannounced } from '../src/runs/begin-unannounced.ts';
import { type BatchStore, openBatchStore } from '../src/store.ts';

export const began = Date.parse('2026-11-01T00:00:00.000Z');

const job = { job_id: 'job_1', version: 1, digest: 'digest' };
const sha256 = (ordinal: number): string => String(ordinal).padStart(64, 'a');

const assessmentOf = (score: number | null): MatchAssessment => ({
  score,
  reason: score === null ? 'nothing_to_judge' : null,
  band: score === null ? null : 'good',
  weights_applied: { skills: 100, experience: 0, education: 0, languages: 0, title: 0 },
  categories: [],
  requirements: [],
  matched: ['kafka'],
  missing: [],
  extra: [],
  flags: [],
  document: noDocument,
  credits: [score],
});

/** A batch as the gateway leaves it, and the handlers of the coordinator over real collections. */
export const openFixture = async (total: number, window = 100) => {
  let now = began;
  let share: BatchWindow['share'] = () => window;
  const backends: EmbeddedBackends = await openEmbeddedBackends(() => now);
  const store = await openBatchStore(backends.store);
  const sent: Published[] = [];
  const bus: Pick<Bus, 'publish'> = {
    publish: async ({ type }, payload) => {
      sent.push({ type, payload });
    },
  };
  const deps = {
    ...store,
    bus,
    now: () => now,
    timers: { sleep: async () => {} },
    window: { share: (run: Parameters<BatchWindow['share']>[0]) => share(run), heard: () => {} },
    logger: { warn: () => {} },
    tracing: untraced,
    metrics: { candidate: () => {}, ended: () => {}, running: () => {} },
  };
  const count = countCandidate(deps);
  const writable = store as unknown as {
    readonly batches: Collection<BatchRecord>;
    readonly entries: Collection<BatchEntryRecord>;
    readonly matches: Collection<MatchRecord>;
    readonly deliveries: Collection<DeliveryRecord>;
    readonly endpoints: Collection<EndpointRecord>;
  };
  const batch: BatchRecord = {
    id: 'batch_1',
    account_id: 'acc_1',
    job,
    name: null,
    timeout_seconds: 60,
    state: 'started',
    intakes: [{ id: 'int_1', count: total }],
    total,
    created_at: '2026-11-01T00:00:00.000Z',
    started_at: '2026-11-01T00:00:00.000Z',
    due_at: '9999-12-31T23:59:59.999Z',
    expires_at: '2026-12-01T00:00:00.000Z',
  };
  await writable.batches.insert(batch);
  for (let ordinal = 0; ordinal < total; ordinal += 1)
    await writable.entries.insert({
      id: candidateId('int_1', ordinal),
      account_id: 'acc_1',
      batch_id: 'batch_1',
      intake_id: 'int_1',
      file_name: `resume-${ordinal}.pdf`,
      sha256: sha256(ordinal),
      duplicate_of: null,
      error: null,
      expires_at: '2026-12-01T00:00:00.000Z',
    });

  const ended = (ordinal: number, outcome: Outcome): Ended => ({
    account_id: 'acc_1',
    sha256: sha256(ordinal),
    engine_version: engineVersion,
    job: { kind: 'known', ...job },
    origin: { kind: 'candidate', batch_id: 'batch_1', candidate_id: candidateId('int_1', ordinal), ordinal, kept: true },
    outcome,
  });
  const ref = { account_id: 'acc_1', batch_id: 'batch_1' };

  return {
    deps,
    store: { ...store, ...writable } as BatchStore & typeof writable,
    sent,
    ref,
    sentTypes: () => sent.map(({ type }) => type),
    setTime: (time: number) => {
      now = time;
    },
    setShare: (next: BatchWindow['share']) => {
      share = next;
    },
    start: () => startBatch(deps)(messageOf(ref), recordPublished().context),
    beginUnannounced: () => beginUnannounced(deps),
    setState: (state: BatchRecord['state']) => writable.batches.update('batch_1', (current) => ({ ...current, state })),
    setWebhook: () => {
      const at = isoTime(now);
      const urls = { url: 'https://example.com/webhook', enabled: true, secret: '' };
      return writable.endpoints.insert({ id: 'acc_1', account_id: 'acc_1', ...urls, created_at: at, updated_at: at });
    },
    deliver: () => {
      const id = deliveryId('batch_1');
      return writable.deliveries.insert({ id, account_id: 'acc_1', expires_at: batch.expires_at } as DeliveryRecord);
    },
    score: async (ordinal: number, score: number | null) => {
      const event = ended(ordinal, { status: 'succeeded' });
      const id = matchId(event, job);
      const { account_id, engine_version } = event;
      const record = { id, account_id, sha256: event.sha256, engine_version, job_id: 'job_1', assessment: assessmentOf(score) };
      await writable.matches.insert({ ...record, expires_at: '2026-12-01T00:00:00.000Z' });
      await count(messageOf(event), recordPublished().context);
    },
    fail: (ordinal: number) =>
      count(
        messageOf(ended(ordinal, { status: 'failed', error: { code: 'UNREADABLE_FILE', message: 'No.' } })),
        recordPublished().context,
      ),
    run: () => store.runs.get('batch_1'),
    [Symbol.asyncDispose]: () => backends[Symbol.asyncDispose](),
  };
};

export type Fixture = Awaited<ReturnType<typeof openFixture>>;
