export { interfaceVersion } from '../generated/operations.ts';
export type * from '../generated/types.ts';
export type { ClientOptions, Delay } from './connection.ts';
export { type Client, createClient, type ListOperation, type PageOperation } from './create-client.ts';
export type { CallOptions, FileInput } from './inputs.ts';
export { verifyWebhook } from './verify-webhook.ts';
export { type BatchEvent, type CandidateEvent, hasEnded } from './watch-batch.ts';
export { errorCodes, WinnowError, type WinnowErrorCode } from './winnow-error.ts';
