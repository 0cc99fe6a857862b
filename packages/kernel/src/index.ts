export { abortWith } from './abort-with.ts';
export { AppError, type ErrorDetails, type FieldError, isAppError, isRefusal, isSpent, isTransient } from './app-error.ts';
export { type Backoff, backoffDelay } from './backoff.ts';
export { createBeginnings, nextMarked } from './beginnings.ts';
export { type Clock, isoDay, isoTime, timeOf } from './clock.ts';
export { cutText } from './cut-text.ts';
export { type ErrorCode, errorCodes, type UnreadableReason, unreadableReasons } from './error-codes.ts';
export { createFairQueue, type FairQueue } from './fair-queue.ts';
export { createIds, type IdPrefix, type NewId } from './ids.ts';
export { lazily, lazilyByKey } from './lazily.ts';
export { partitionPoint } from './partition-point.ts';
export {
  beginningOf,
  createWordTable,
  groupLines,
  readTable,
  textOf,
  type WordTable,
  wordsAt,
  writeTable,
} from './word-table.ts';
