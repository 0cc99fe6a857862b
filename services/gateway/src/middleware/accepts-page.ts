import type { Request } from 'express';

/** Whether the caller prefers an HTML page: a browser says so; a client that accepts anything does not. */
export const acceptsPage = (request: Request): boolean => request.accepts(['application/json', 'text/html']) === 'text/html';
