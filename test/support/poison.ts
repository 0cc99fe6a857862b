import { engineVersion, type Lane, type messages } from '@winnow/contracts';
import type { Message } from 'kafkajs';

type Definition = (typeof messages)[number];

/** More than a broker takes once a few headers are added. */
const hugeBytes = 1_048_400;

const batch = { account_id: 'acc_nobody', batch_id: 'batch_nobody' };
const task = {
  account_id: 'acc_nobody',
  sha256: '0'.repeat(64),
  engine_version: engineVersion,
  job: { kind: 'known', job_id: 'job_nobody', version: 1, digest: '0'.repeat(64) },
};
const operation = {
  kind: 'operation',
  operation_id: 'op_nobody',
  request_id: 'req_nobody',
  operation: 'score-match-parsed',
  language: 'en',
  questions: { categories: ['hr'], count: 1, seed: null },
  kept: true,
};
const candidate = { kind: 'candidate', candidate_id: 'cand_nobody', ordinal: 0, batch_id: batch.batch_id, kept: true };

/** A payload that is as it should be, but of an account that is not there. */
const payloadOfNobody = ({ type, schema }: Definition, lane: Lane): unknown => {
  const now = new Date().toISOString();
  const asked = type === 'job.parse' ? { ...operation, operation: 'parse-job' } : operation;
  const origin = lane === 'bulk' ? candidate : { ...asked, created_at: now };
  const end = { job_id: 'job_nobody', status: 'completed', total_candidates: 1, success: 1, failed: 0, finished_at: now };
  return schema.parse({
    ...(type.startsWith('batch.') ? { ...batch, ...end } : { ...task, origin, outcome: { status: 'succeeded' } }),
    ...(type === 'job.parse' ? { job: { kind: 'text', job_id: 'job_nobody', sha256: '0'.repeat(64) } } : {}),
    ...(type === 'erasure.requested' ? { of: 'batch', ...batch } : {}),
    ...(type === 'webhook.send' ? { delivery_id: 'whd_nobody', request_id: 'req_nobody' } : {}),
  });
};

/** Records of every kind that do not belong in a topic, as somebody might write there by mistake or to do harm; each is to become a dead letter. */
export const poisonOf = (definition: Definition): readonly Message[] => {
  const { type, version } = definition;
  const typed = { ce_type: `winnow.${type}.v${version}`, ce_id: 'poison', ce_specversion: '1.0', ce_source: '/nobody' };
  return [
    { value: '{}' },
    { value: '{}', headers: { ...typed, ce_type: 'winnow.no.such.v1' } },
    { value: '{}', headers: { ce_type: `winnow.${type}.v${version + 1}` } },
    { value: 'not JSON', headers: typed },
    { value: '{"account_id":7}', headers: typed },
    { value: null, headers: typed },
    { value: null },
    { value: Buffer.alloc(400_000, 0xff), headers: { ...typed, ce_id: [Buffer.from([0xff]), Buffer.from([0xfe])] } },
    { value: 'x'.repeat(hugeBytes), headers: {} },
    { value: '{}', headers: { 'x-huge': 'x'.repeat(hugeBytes) } },
    { key: 'x'.repeat(hugeBytes), value: '{}' },
  ].map((message) => ({ key: 'poison', ...message }));
};

/** A message that can be read and about which nothing is to be done. */
export const messageOfNobody = (definition: Definition, lane: Lane): Message => ({
  key: 'nobody',
  value: JSON.stringify(payloadOfNobody(definition, lane)),
  headers: {
    ce_specversion: '1.0',
    ce_id: `${definition.type}:nobody`,
    ce_type: `winnow.${definition.type}.v${definition.version}`,
    ce_source: '/nobody',
    'winnow-account': 'acc_nobody',
  },
});
