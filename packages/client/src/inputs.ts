/** A file to send: a path (Node only), bytes, or bytes under a name. Reports and rankings show the name. */
export type FileInput = string | Blob | Uint8Array | { readonly name: string; readonly data: Blob | Uint8Array | string };

/** Options of a single call. */
export type CallOptions = {
  /** Ends the request and everything that waits for it; its reason is thrown. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of a random one. The same key and content never create anything twice. */
  readonly idempotencyKey?: string | undefined;
};

/** Input of operations that take none. */
export type Nothing = { readonly [name: string]: never };

/** How an operation is sent. */
export type OperationShape = {
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  readonly body: 'none' | 'form' | 'json';
  readonly page?: true;
  readonly idempotent?: true;
  readonly items?: string;
};
