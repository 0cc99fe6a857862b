import type { Request } from 'express';

/** Whether a page is what the caller would rather have: a browser says so, and whoever takes anything does not. */
export const acceptsPage = (request: Request): boolean => request.accepts(['application/json', 'text/html']) === 'text/html';
