export { abortWith } from './abort-with.ts';
export { AppError, type ErrorDetails, type FieldError, isAppError, isRefusal, isTransient } from './app-error.ts';
export { type Backoff, backoffDelay } from './backoff.ts';
export { type Clock, isoTime } from './clock.ts';
export { cutText } from './cut-text.ts';
export { type ErrorCode, errorCodes, type UnreadableReason, unreadableReasons } from './error-codes.ts';
export { type Content, type Html, html, htmlText } from './html.ts';
export { createIds, type IdPrefix, type NewId } from './ids.ts';
export { peek } from './peek.ts';
