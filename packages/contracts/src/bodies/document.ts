import { z } from 'zod';
import { type LanguageCode, languageCodes } from '../languages.ts';

export const languageCode = z.enum(languageCodes as readonly [LanguageCode, ...LanguageCode[]]).meta({ id: 'LanguageCode' });

const documentFormat = z.enum(['pdf', 'docx', 'txt']);

export type DocumentFormat = z.infer<typeof documentFormat>;

/** Left, top, right, bottom in points, origin at the top left of the page. */
export const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .readonly()
  .meta({ id: 'Box', description: 'Left, top, right and bottom in points, from the top left corner of the page.' });

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
    kind: documentKind.optional().meta({ description: 'What kind of document it is. Missing in results of earlier releases.' }),
    kind_confidence: z.number().min(0).max(1).optional(),
    reading: z
      .object({
        confidence: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: 'Confidence in name, positions and education, reduced by what could not be read.' }),
        unread_share: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: 'Words that were not assigned to anything, as a share of all words.' }),
        unread_periods: z
          .int()
          .min(0)
          .max(1_000)
          .meta({ description: 'Periods in the text that were not assigned to a position.' }),
      })
      .readonly()
      .optional()
      .meta({ description: 'How completely the resume was read. Missing in results of earlier releases.' }),
    language: languageCode.nullable(),
    language_confidence: z.number().min(0).max(1),
    extraction: z.object({
      status: z.enum(['ok', 'degraded', 'recovered', 'unreadable']),
      warnings: z.array(extractionWarning).readonly(),
    }),
  })
  .readonly()
  .meta({ id: 'Document', description: 'What was extracted, and how well.' });

export type DocumentFacts = z.infer<typeof documentFacts>;
