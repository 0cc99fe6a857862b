import { z } from 'zod';

/**
 * A tar of `manifest.json`, the content and `end.json`: `documents/<collection>/<number>.ndjson` with a document on each line, after
 * the `files/<name>` that these documents refer to. A tar without its end is incomplete.
 */
export const archiveFormat = 1;

export const manifestName = 'manifest.json';
export const endName = 'end.json';
export const documentsFolder = 'documents/';
export const filesFolder = 'files/';

export const manifest = z
  .object({
    format: z.literal(archiveFormat),
    created_at: z.string(),
    /** Distinguishes the secret key of the installation without revealing it. */
    secret_key_check: z.string(),
  })
  .readonly();

export type Manifest = z.infer<typeof manifest>;

export const archiveEnd = z.object({ documents: z.int(), files: z.int() }).readonly();

export type ArchiveEnd = z.infer<typeof archiveEnd>;
