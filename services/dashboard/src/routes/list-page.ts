import { AppError, isAppError } from '@winnow/kernel';
import type { Request } from 'express';

type Query = { readonly limit: number; readonly cursor?: string };
type Found<T> = { readonly items: readonly T[]; readonly next: string | null };

const maxCursorLength = 1_000;

/** The page of a list requested with `after`. Throws `INVALID_REQUEST` for a cursor that no page returned. */
export const listPage = async <T>(
  { query: { after } }: Pick<Request, 'query'>,
  limit: number,
  find: (query: Query) => Promise<Found<T>>,
): Promise<Found<T>> => {
  if (after === undefined) return encoded(await find({ limit }));
  const unknown = new AppError('INVALID_REQUEST', 'This part of the list does not exist. Begin at its first page.');
  if (typeof after !== 'string' || after.length > maxCursorLength) throw unknown;
  try {
    return encoded(await find({ limit, cursor: Buffer.from(after, 'base64url').toString() }));
  } catch (error) {
    // The query is ours; only the cursor is user input.
    throw isAppError(error, 'INTERNAL') ? unknown : error;
  }
};

const encoded = <T>({ items, next }: Found<T>): Found<T> => ({
  items,
  next: next === null ? null : Buffer.from(next).toString('base64url'),
});
