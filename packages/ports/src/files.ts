export type StoredFile = { readonly name: string; readonly bytes: number; readonly sha256: string };

export type FileInfo = { readonly name: string; readonly bytes: number; readonly storedAt: number };

type PutOptions = {
  readonly name: (sha256: string) => string;
  readonly maxBytes: number;
  /**
   * Whether content is already stored and kept: a backend that has the whole file before storing it asks this, and skips
   * unnecessary work.
   */
  readonly isStored?: (sha256: string, bytes: number) => Promise<boolean>;
};

/**
 * Bytes by name. Winnow creates the names: segments of `[A-Za-z0-9._-]`, joined by `/`, never `.` or `..` alone. A fault of the
 * backend is an `AppError` `UNAVAILABLE`; an invalid name is an `AppError` `INTERNAL`.
 */
export interface Files {
  /**
   * Streams bytes to durable storage and names them when complete: `name` gets the lower-case hex SHA-256 of the content. Past
   * `maxBytes` it rejects with `FILE_TOO_LARGE`; when it rejects, or the source does, nothing stays stored. Storing an existing
   * name keeps one file, complete at every moment.
   */
  put(source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredFile>;
  /** The whole file; `undefined` when there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** True when there was one to delete. */
  delete(name: string): Promise<boolean>;
  /** Files whose names begin with `prefix`, oldest first, at most `limit`: for sweeps. */
  list(prefix: string, limit: number): Promise<readonly FileInfo[]>;
  check(): Promise<void>;
  close(): Promise<void>;
}
