/**
 * Every collection, with the one service that writes it; others at most read, and the gateway erases.
 * A collection without `expiresBy` is swept by its owner, because files go with its documents.
 */
export const collections = {
  accounts: { owner: 'gateway', name: 'accounts', indexes: {} },
  keys: { owner: 'gateway', name: 'keys', indexes: { by_account: { fields: ['account_id', 'created_at'] } } },
  operations: { owner: 'gateway', name: 'operations', indexes: {}, expiresBy: 'expires_at' },
  idempotency: { owner: 'gateway', name: 'idempotency', indexes: {}, expiresBy: 'expires_at' },
  uploads: { owner: 'gateway', name: 'uploads', indexes: { by_expiry: { fields: ['expires_at'] } } },
  resumes: { owner: 'parser', name: 'resumes', indexes: { by_expiry: { fields: ['expires_at'] } } },
  scores: { owner: 'scoring', name: 'scores', indexes: {}, expiresBy: 'expires_at' },
} as const;
