import { durationKey, optional, patternKey, textKey } from './config-key.ts';
import type { Config } from './read-config.ts';

/** Configuration keys of text recognition, which every process understands: it is part of the version of a result. */
export const ocrConfig = {
  ocrCommand: optional(
    textKey({
      key: 'WINNOW_OCR_COMMAND',
      fallback: '',
      meaning:
        'command that reads a PNG from its input and writes the TSV of tesseract, split at spaces, such as `tesseract stdin stdout tsv`; off when unset; the same in every process',
    }),
  ),
  ocrUrl: optional(
    patternKey({
      key: 'WINNOW_OCR_URL',
      pattern: /^https?:\/\/[^\s@]+$/,
      accepts: 'http://… or https://…',
      fallback: '',
      meaning: 'address that a PNG is posted to and that returns the TSV of tesseract; instead of a command',
    }),
  ),
  ocrTimeoutMs: durationKey({
    key: 'WINNOW_OCR_TIMEOUT',
    maxMs: 600_000,
    fallback: '60s',
    meaning: 'how long recognizing the pages of one file may take; then the file counts as a scan without text',
  }),
} as const;

export type OcrConfig = Config<typeof ocrConfig>;
