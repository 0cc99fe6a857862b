export { assertFileName, assertFilePrefix } from './assert-file-name.ts';
export { assertStorable } from './assert-storable.ts';
export type {
  Bus,
  DeadLetter,
  DeadLetters,
  Handler,
  HandlerContext,
  Message,
  Priority,
  PublishOptions,
  SubscribeOptions,
  Subscription,
} from './bus.ts';
export { checkDefinition } from './check-definition.ts';
export { checkQuery, cursorAfter, type QueryPlan } from './check-query.ts';
export { cutSource, limitSource } from './cut-source.ts';
export type { FileInfo, Files, StoredFile } from './files.ts';
export { filesBySize, type SmallFiles } from './files-by-size.ts';
export type {
  Extent,
  Headers,
  Log,
  LogListener,
  LogMembership,
  LogRecord,
  NewRecord,
  Position,
  TopicDeclaration,
} from './log.ts';
export { pagesOf } from './pages-of.ts';
export { peek } from './peek.ts';
export { pickFields } from './pick-fields.ts';
export { type Quota, type RateLimits, retryAfterSeconds, type Usage } from './rate-limits.ts';
export type {
  Collection,
  CollectionDefinition,
  FindQuery,
  Found,
  IndexDefinition,
  Revision,
  Scalar,
  Store,
  StoredDocument,
} from './store.ts';
export {
  type Period,
  type Span,
  type SpanFacts,
  type SpanIds,
  type SpanOptions,
  type Tracing,
  traceField,
  untraced,
} from './tracing.ts';
export { updateOrInsert } from './update-or-insert.ts';
