import { isAppError } from '@winnow/kernel';
import type { Collection, FindQuery, StoredDocument } from '@winnow/ports';
import { z } from 'zod';
import { invalidField } from './invalid-field.ts';
import { parseInput } from './parse-input.ts';

const defaultLimit = 50;

const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.base64url().min(1).max(1_000).optional(),
});

/** A request for a list. */
type WithQuery = { readonly query: { readonly limit?: unknown; readonly cursor?: unknown } };

type Page<T> = { readonly items: readonly T[]; readonly next_cursor: string | null };

/** An opaque form of the position in a list. */
export const encodeCursor = (text: string): string => Buffer.from(text).toString('base64url');

/** `limit` and the decoded `cursor` of a list. Throws `INVALID_REQUEST`. */
export const pageOf = ({ query }: WithQuery): { readonly limit: number; readonly cursor?: string } => {
  const { limit = defaultLimit, cursor } = parseInput(page, { limit: query.limit, cursor: query.cursor });
  return { limit, ...(cursor === undefined ? {} : { cursor: Buffer.from(cursor, 'base64url').toString() }) };
};

/** The error for a cursor that no response returned. */
export const wrongCursor = () => invalidField('cursor', 'unknown', 'Must be the next_cursor of the previous page, unchanged.');

/** The page of a query that a request selects with `limit` and `cursor`. */
export const findPage = async <T extends StoredDocument>(
  request: WithQuery,
  collection: Pick<Collection<T>, 'find'>,
  query: Omit<FindQuery<T>, 'limit' | 'cursor'>,
): Promise<Page<T>> => {
  const { limit, cursor } = pageOf(request);
  try {
    const { items, next } = await collection.find({ ...query, limit, ...(cursor === undefined ? {} : { cursor }) });
    return { items, next_cursor: next === null ? null : encodeCursor(next) };
  } catch (error) {
    // The query is ours; only the cursor is user input.
    if (cursor !== undefined && isAppError(error, 'INTERNAL')) throw wrongCursor();
    throw error;
  }
};
