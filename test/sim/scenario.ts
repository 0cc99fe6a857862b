import { openSecretBox } from '@winnow/accounts';
import {
  type BatchEntryRecord,
  type BatchRecord,
  batchCancel,
  batchStart,
  type CandidateOrigin,
  candidateId,
  collections,
  deliveryId,
  type EndpointRecord,
  type MessageDefinition,
  webhookSend,
} from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { Bus, CollectionDefinition, StoredDocument } from '@winnow/ports';
import { endpointUrl } from './endpoints.ts';
import type { Life } from './life.ts';
import type { BatchPlan, CandidatePlan, Plan } from './plan.ts';
import type { StoreBackend } from './sim-store.ts';
import { day, openParts, type Surroundings, secretKey } from './simulated-process.ts';
import { epoch } from './world.ts';

const box = openSecretBox([secretKey]);
const sealed = new Map<string, string>();
const expires_at = isoTime(epoch + 30 * day);
const created_at = isoTime(epoch);
const retryMs = 400;

const job = { job_id: 'job_1', version: 1, digest: 'digest' } as const;

/** As the package `accounts` seals it; slow, and the same for all seeds. */
const sealedSecret = (accountId: string): string => {
  const known = sealed.get(accountId) ?? box.seal('whsec_c2VjcmV0', `webhook secret of ${accountId}`);
  sealed.set(accountId, known);
  return known;
};

const intakeOf = ({ id }: BatchPlan): string => id.replace('batch_', 'int_');

/** The candidate of a batch with an ordinal. */
export const candidateIdOf = (batch: BatchPlan, ordinal: number): string => candidateId(intakeOf(batch), ordinal);

/** The plan of a candidate. */
export const createCandidateLookup =
  ({ batches }: Plan): ((origin: CandidateOrigin) => CandidatePlan | undefined) =>
  ({ batch_id, ordinal }) =>
    batches.find(({ id }) => id === batch_id)?.candidates[ordinal];

const batchRecordOf = (batch: BatchPlan): BatchRecord => ({
  id: batch.id,
  account_id: batch.accountId,
  job,
  name: null,
  timeout_seconds: batch.timeoutSeconds,
  state: 'starting',
  intakes: [{ id: intakeOf(batch), count: batch.candidates.length }],
  total: batch.candidates.length,
  created_at,
  started_at: isoTime(epoch + Math.round(batch.startAtMs)),
  due_at: '9999-12-31T23:59:59.999Z',
  expires_at,
});

const entryOf = (batch: BatchPlan, { fate }: CandidatePlan, ordinal: number): BatchEntryRecord => ({
  id: candidateIdOf(batch, ordinal),
  account_id: batch.accountId,
  batch_id: batch.id,
  intake_id: intakeOf(batch),
  file_name: `resume-${ordinal}.pdf`,
  sha256: `${batch.id}${ordinal}`.replaceAll(/\D/g, '').padStart(64, 'a'),
  duplicate_of: null,
  error: fate === 'not_stored' ? { code: 'UNSUPPORTED_FORMAT', message: 'The simulated file is of no known format.' } : null,
  expires_at,
});

/** Stores what the gateway has stored when batches are handed in. */
export const handIn = (store: StoreBackend, { accounts, batches }: Plan): void => {
  const put = (definition: unknown, document: StoredDocument): void =>
    store.put(definition as CollectionDefinition<never>, document);
  for (const { id, endpoint } of accounts) {
    if (endpoint === undefined) continue;
    const times = { created_at, updated_at: created_at };
    const secret = sealedSecret(id);
    const record: EndpointRecord = { id, account_id: id, url: endpointUrl(id), enabled: endpoint.enabled, secret, ...times };
    put(collections.endpoints, record);
  }
  for (const batch of batches) {
    put(collections.batches, batchRecordOf(batch));
    for (const [ordinal, candidate] of batch.candidates.entries())
      if (candidate.fate !== 'erased') put(collections.entries, entryOf(batch, candidate, ordinal));
  }
};

/** Publishes until it is durable, as a gateway whose sweep finds what was not announced. */
const publishSurely = async <Payload>(
  life: Life,
  bus: Bus,
  definition: MessageDefinition<Payload>,
  payload: Payload,
): Promise<void> => {
  for (;;) {
    try {
      return await bus.publish(definition, payload);
    } catch {
      await life.timers.sleep(retryMs);
    }
  }
};

/** Does what customers do: starts and cancels batches, and asks for webhooks again. */
export const actAsGateway = async (life: Life, around: Surroundings): Promise<void> => {
  const { plan, world, store } = around;
  const { bus } = await openParts(life, 'gateway', { ...around, plant: undefined });
  const at = (milliseconds: number, act: () => Promise<void>): void =>
    void life.timers.sleep(milliseconds - (world.now() - epoch)).then(act);
  for (const { id, accountId, startAtMs, extraStarts, startIsLost, cancelAtMs, askAgainAtMs } of plan.batches) {
    const ref = { account_id: accountId, batch_id: id };
    const start = (): Promise<void> => publishSurely(life, bus, batchStart, ref);
    if (!startIsLost) at(startAtMs, start);
    const againAtMs = startAtMs + world.random.between(0, 5_000);
    for (let count = 0; count < extraStarts; count += 1) at(againAtMs, start);
    if (cancelAtMs !== undefined) at(cancelAtMs, () => publishSurely(life, bus, batchCancel, ref));
    for (const [index, askAtMs] of askAgainAtMs.entries())
      at(askAtMs, async () => {
        const delivery_id = deliveryId(id);
        if (store.get(collections.deliveries.name, delivery_id) === undefined) return;
        const request_id = `req_${id}_${index}`;
        world.note(`${accountId} asks again for ${delivery_id}`);
        await publishSurely(life, bus, webhookSend, { account_id: accountId, delivery_id, request_id });
      });
  }
};
