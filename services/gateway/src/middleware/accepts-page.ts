import type { Request } from 'express';

/** What most programs send; to negotiate takes longer than to look. */
const usual: ReadonlySet<string | undefined> = new Set([undefined, '*/*', 'application/json']);

/** Whether the caller prefers an HTML page: a browser says so; a client that accepts anything does not. */
export const acceptsPage = (request: Request): boolean =>
  !usual.has(request.headers.accept) && request.accepts(['application/json', 'text/html']) === 'text/html';
