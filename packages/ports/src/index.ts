export type { Bus, Handler, HandlerContext, Message, PublishOptions, SubscribeOptions, Subscription } from './bus.ts';
export type { FileInfo, Files, StoredFile } from './files.ts';
export type { Headers, Log, LogListener, LogMembership, LogRecord, NewRecord, Position, TopicDeclaration } from './log.ts';
export type { Quota, RateLimits, Usage } from './rate-limits.ts';
export type {
  Collection,
  CollectionDefinition,
  FindQuery,
  Found,
  IndexDefinition,
  Scalar,
  Store,
  StoredDocument,
} from './store.ts';
