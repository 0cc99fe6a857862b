import { operationShapes } from '../generated/operations.ts';
import type { Batch, Operations } from '../generated/types.ts';
import { callForPage, callOperation, streamCsv } from './call-operation.ts';
import { type ClientOptions, connectionOf } from './connection.ts';
import type { CallOptions, OperationShape } from './inputs.ts';
import { type BatchEvent, watchBatch } from './watch-batch.ts';
import { WinnowError } from './winnow-error.ts';

type Shapes = typeof operationShapes;

/** Operations that can also return an HTML page. */
export type PageOperation = { [Id in keyof Shapes]: Shapes[Id] extends { readonly page: true } ? Id : never }[keyof Shapes];

/** Operations that return a list page by page. */
export type ListOperation = { [Id in keyof Shapes]: Shapes[Id] extends { readonly items: string } ? Id : never }[keyof Shapes];

type InputOf<Id extends keyof Operations> = Parameters<Operations[Id]>[0];

type PageOf<Id extends keyof Operations> = Awaited<ReturnType<Operations[Id]>>;

type ItemOf<Id extends ListOperation> = Shapes[Id] extends { readonly items: infer Name extends keyof PageOf<Id> }
  ? PageOf<Id>[Name] extends readonly (infer Item)[]
    ? Item
    : never
  : never;

export type Client = Operations & {
  /** An operation as an HTML page, such as the ATS report or the interview guide. */
  readonly page: <Id extends PageOperation>(id: Id, input: InputOf<Id>, options?: CallOptions) => Promise<string>;
  /** Every page of a list. */
  readonly pages: <Id extends ListOperation>(id: Id, input: InputOf<Id>, options?: CallOptions) => AsyncGenerator<PageOf<Id>>;
  /** Every item of a list, read page by page. */
  readonly items: <Id extends ListOperation>(id: Id, input: InputOf<Id>, options?: CallOptions) => AsyncGenerator<ItemOf<Id>>;
  /** Follows a batch until it has ended; the last event is `ended`. */
  readonly watchBatch: (input: { readonly batch_id: string }, options?: CallOptions) => AsyncGenerator<BatchEvent>;
  /** Waits until a batch has ended, and returns it. */
  readonly waitForBatch: (input: { readonly batch_id: string }, options?: CallOptions) => Promise<Batch>;
  /** The ranking of a batch as CSV. */
  readonly rankBatchCsv: (
    input: { readonly batch_id: string; readonly provisional?: boolean | undefined },
    options?: CallOptions,
  ) => Promise<ReadableStream<Uint8Array>>;
};

type Page = { readonly next_cursor: string | null };

/** A client for the API of a Winnow. Every function throws `WinnowError`. */
export const createClient = (options: ClientOptions): Client => {
  const connection = connectionOf(options);
  const { signal } = connection;
  const operations = Object.fromEntries(
    Object.entries<OperationShape>(operationShapes).map(([id, shape]) => [
      id,
      (input?: InputOf<keyof Operations>, callOptions?: CallOptions) =>
        callOperation(connection, shape, input, { signal, ...callOptions }),
    ]),
    // The types are generated from the same operations as the table.
  ) as unknown as Operations;

  const pages: Client['pages'] = async function* <Id extends ListOperation>(id: Id, input: InputOf<Id>, options?: CallOptions) {
    let cursor: string | null | undefined;
    do {
      const fields = { ...input, ...(cursor ? { cursor } : {}) };
      const page = (await callOperation(connection, operationShapes[id], fields, { signal, ...options })) as PageOf<Id>;
      yield page;
      cursor = (page as Page).next_cursor;
    } while (cursor);
  };

  return {
    ...operations,
    page: (id, input, callOptions) => callForPage(connection, operationShapes[id], input, { signal, ...callOptions }),
    pages,
    items: async function* <Id extends ListOperation>(id: Id, input: InputOf<Id>, callOptions?: CallOptions) {
      const name = operationShapes[id].items as keyof PageOf<Id>;
      for await (const page of pages(id, input, callOptions)) yield* page[name] as readonly ItemOf<Id>[];
    },
    watchBatch: ({ batch_id }, callOptions) => watchBatch(connection, batch_id, { signal, ...callOptions }),
    waitForBatch: async ({ batch_id }, callOptions) => {
      for await (const event of watchBatch(connection, batch_id, { signal, ...callOptions }))
        if (event.kind === 'ended') return event.batch;
      throw new WinnowError('UNEXPECTED_RESPONSE', 'The batch did not end.');
    },
    rankBatchCsv: (input, callOptions) => streamCsv(connection, input, { signal, ...callOptions }),
  };
};
