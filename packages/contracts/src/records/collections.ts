const byFile = { by_file: { fields: ['account_id', 'sha256'] } } as const;
const byAccount = { by_account: { fields: ['account_id', 'created_at'] } } as const;

/**
 * Every collection, with the only service that writes and deletes in it; others only read. A collection without `expiresBy` is
 * kept until deleted, or swept by its owner because files are deleted with its documents. `accounts`, `keys`, `members`,
 * `seat_hints`, `endpoints` and `audit` are written through the package `accounts`, by the gateway and the dashboard.
 */
export const collections = {
  accounts: { owner: 'gateway', name: 'accounts', indexes: { by_time: { fields: ['created_at'] } } },
  keys: {
    owner: 'gateway',
    name: 'keys',
    indexes: { ...byAccount, by_key_id: { fields: ['key_id'], unique: true } },
  },
  members: { owner: 'gateway', name: 'members', indexes: {} },
  seatHints: { owner: 'gateway', name: 'seat_hints', indexes: {} },
  endpoints: { owner: 'gateway', name: 'endpoints', indexes: {} },
  audit: { owner: 'gateway', name: 'audit', indexes: { by_account: { fields: ['account_id', 'at'] } }, expiresBy: 'expires_at' },
  usage: { owner: 'gateway', name: 'usage', indexes: { by_account: { fields: ['account_id', 'day'] } }, expiresBy: 'expires_at' },
  operations: { owner: 'gateway', name: 'operations', indexes: byFile, expiresBy: 'expires_at' },
  idempotency: {
    owner: 'gateway',
    name: 'idempotency',
    indexes: { by_operation: { fields: ['operation_id'] } },
    expiresBy: 'expires_at',
  },
  uploads: {
    owner: 'gateway',
    name: 'uploads',
    indexes: { by_expiry: { fields: ['expires_at'] }, by_account: { fields: ['account_id'] } },
  },
  erasures: { owner: 'gateway', name: 'erasures', indexes: { by_due: { fields: ['due_at'] } } },
  replays: {
    owner: 'gateway',
    name: 'replays',
    indexes: { by_topic: { fields: ['topic', 'position'] } },
    expiresBy: 'expires_at',
  },
  batches: {
    owner: 'gateway',
    name: 'batches',
    indexes: { ...byAccount, by_due: { fields: ['due_at'] }, by_state: { fields: ['state', 'started_at'] } },
    expiresBy: 'expires_at',
  },
  entries: {
    owner: 'gateway',
    name: 'entries',
    indexes: { ...byFile, by_batch: { fields: ['batch_id'] }, by_batch_file: { fields: ['batch_id', 'sha256'] } },
    expiresBy: 'expires_at',
  },
  resumes: { owner: 'parser', name: 'resumes', indexes: { ...byFile, by_expiry: { fields: ['expires_at'] } }, derived: true },
  scores: { owner: 'scoring', name: 'scores', indexes: byFile, expiresBy: 'expires_at', derived: true },
  matches: { owner: 'scoring', name: 'matches', indexes: byFile, expiresBy: 'expires_at', derived: true },
  vectors: { owner: 'scoring', name: 'vectors', indexes: byFile, expiresBy: 'expires_at', derived: true },
  jobs: { owner: 'scoring', name: 'jobs', indexes: byAccount },
  jobReadings: { owner: 'scoring', name: 'job_readings', indexes: { by_job: { fields: ['account_id', 'job_id'] } } },
  questions: { owner: 'question', name: 'questions', indexes: byFile, expiresBy: 'expires_at', derived: true },
  runs: {
    owner: 'batch-coordinator',
    name: 'runs',
    indexes: { by_due: { fields: ['due_at'] } },
    expiresBy: 'expires_at',
  },
  candidates: {
    owner: 'batch-coordinator',
    name: 'candidates',
    indexes: {
      ...byFile,
      by_rank: { fields: ['batch_id', 'rank_key'] },
      by_sequence: { fields: ['batch_id', 'sequence'] },
    },
    expiresBy: 'expires_at',
    derived: true,
  },
  deliveries: {
    owner: 'webhook-dispatcher',
    name: 'deliveries',
    indexes: {
      by_account: { fields: ['account_id', 'created_at'] },
      by_state: { fields: ['account_id', 'state', 'created_at'] },
      by_due: { fields: ['state', 'next_attempt_at'] },
      by_account_due: { fields: ['state', 'account_id', 'next_attempt_at'] },
    },
    expiresBy: 'expires_at',
  },
  endedSessions: { owner: 'dashboard', name: 'ended_sessions', indexes: {}, expiresBy: 'expires_at' },
  breakers: {
    owner: 'webhook-dispatcher',
    name: 'breakers',
    indexes: { by_retry: { fields: ['retry_at'] } },
    expiresBy: 'expires_at',
  },
} as const;
