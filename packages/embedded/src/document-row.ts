export type TableDefinition = {
  readonly name: string;
  readonly indexes: { readonly [name: string]: { readonly fields: readonly string[]; readonly unique?: boolean } };
};

/** A document as a row: keys as created by `keysOf`, expiry in milliseconds since the epoch. */
export type DocumentRow = {
  readonly id: string;
  readonly json: string;
  readonly expiresAt: number | null;
  readonly keys: readonly (string | null)[];
};
