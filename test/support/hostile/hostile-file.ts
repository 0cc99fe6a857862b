/** How an upload is answered: 200, or the code or reason of its refusal. */
export type Outcome =
  | '200'
  | 'UNSUPPORTED_FORMAT'
  | 'encrypted'
  | 'corrupt'
  | 'no_text'
  | 'too_many_pages'
  | 'bomb'
  | 'timeout'
  | 'FILE_TOO_LARGE';

/** A file made to harm whoever reads it, and what may come of it. */
export type HostileFile = {
  readonly make: () => Uint8Array | Promise<Uint8Array>;
  readonly outcomes: readonly Outcome[];
  /** What is read all the same, and what must not be. */
  readonly holds?: string;
  readonly lacks?: string;
};

export type HostileFiles = { readonly [name: string]: HostileFile };
