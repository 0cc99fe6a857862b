import { z } from 'zod';
import { type LanguageCode, languageCodes } from '../languages.ts';

export const languageCode = z.enum(languageCodes as readonly [LanguageCode, ...LanguageCode[]]).meta({ id: 'LanguageCode' });

const documentFormat = z.enum(['pdf', 'docx', 'txt']);

export type DocumentFormat = z.infer<typeof documentFormat>;

/** Left, top, right, bottom in points, origin at the top left of the page. */
export const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .readonly()
  .meta({ id: 'Box', description: 'Left, top, right, bottom in points, origin at the top left of the page.' });

export type Box = z.infer<typeof box>;

const documentKind = z.enum(['resume', 'cover_letter', 'job_advert', 'other']);

const extractionWarning = z.object({
  code: z.enum([
    'two_columns',
    'scanned_page',
    'unmapped_characters',
    'hidden_text',
    'pages_without_text',
    'letter_spaced',
    'text_in_header_or_footer',
    'tables',
    'text_boxes',
    'tracked_changes',
    'fallback_reader',
    'text_truncated',
    'cover_letter',
    'machine_instructions',
    'lookalike_characters',
  ]),
  page: z.int().min(1).max(100_000).optional(),
});

export type ExtractionWarning = z.infer<typeof extractionWarning>;

export const documentFacts = z
  .object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    format: documentFormat,
    bytes: z.int().min(0).max(1_000_000_000),
    pages: z.int().min(0).max(100_000),
    columns: z.int().min(1).max(20),
    words: z.int().min(0).max(10_000_000),
    kind: documentKind
      .optional()
      .meta({ description: 'What the document is, by its form. Results of earlier releases do not say.' }),
    kind_confidence: z.number().min(0).max(1).optional(),
    reading: z
      .object({
        confidence: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: 'How sure name, positions and education are, lowered by what was not read.' }),
        unread_share: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: 'Words that belong to nothing recognised, as a share of all.' }),
        unread_periods: z.int().min(0).max(1_000).meta({ description: 'Printed periods that belong to no position.' }),
      })
      .readonly()
      .optional()
      .meta({ description: 'How completely the resume was read. Results of earlier releases do not say.' }),
    language: languageCode.nullable(),
    language_confidence: z.number().min(0).max(1),
    extraction: z.object({
      status: z.enum(['ok', 'degraded', 'recovered', 'unreadable']),
      warnings: z.array(extractionWarning).readonly(),
    }),
  })
  .readonly()
  .meta({ id: 'Document', description: 'What was read, and how well.' });

export type DocumentFacts = z.infer<typeof documentFacts>;
