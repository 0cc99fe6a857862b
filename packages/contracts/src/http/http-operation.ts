import type { ErrorCode } from '@winnow/kernel';
import { z } from 'zod';
import { languageCode } from '../bodies/document.ts';
import type { KeyScope } from '../bodies/key.ts';
import type { Tag } from './tags.ts';

type HttpAnswer = {
  readonly status: number;
  readonly description: string;
  readonly schema?: z.ZodType;
  /** Defaults to `application/json`. */
  readonly contentType?: string;
};

export type HttpOperation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: `/${string}`;
  /** The same operation under paths that the specification names without prefix. */
  readonly aliases?: readonly `/${string}`[];
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /** `optional`: without a key, strict limits per address apply; an invalid key is rejected anyway. */
  readonly access: { readonly key: 'required' | 'optional'; readonly scope: KeyScope } | { readonly key: 'none' };
  /** Other fields are rejected, as they are in JSON. */
  readonly form?: z.ZodObject;
  readonly json?: z.ZodType;
  /** The JSON may also be sent as a form without files. */
  readonly urlencoded?: true;
  /** The body may be omitted. */
  readonly bodyOptional?: true;
  readonly pathParameters?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** May return 202 and accepts `Prefer`; implies `idempotent`. */
  readonly asynchronous?: true;
  /** Takes `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Several with one status differ in their content types; the first one describes it. */
  readonly answers: readonly HttpAnswer[];
  readonly errors: readonly ErrorCode[];
};

const resumeFile = { format: 'binary', type: 'string' } as const;

export const file = z
  .file()
  .meta({ description: 'A PDF, DOCX or TXT file. The format is detected from the content, not from the name.', ...resumeFile });

export const files = z
  .array(z.file().meta(resumeFile))
  .min(1)
  .max(200)
  .meta({ description: 'PDF, DOCX or TXT files, or one ZIP file that contains them.' });

export const language = languageCode.optional().meta({
  description: 'Language of the response text. Case-insensitive; regions such as `en-GB` are ignored. Defaults to `en`.',
  default: 'en',
});

export const blind = z
  .enum(['true', 'false'])
  .optional()
  .meta({ description: '`true` returns a page without names and images of the resume.', default: 'false' });

export const identifier = z.string().min(1).max(200);

export const jobDescription = z.string().max(50_000).regex(/\S/u).meta({ description: 'The text of the job description.' });

export const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Maximum number of items per page.', default: 50 }),
  cursor: z.string().min(1).max(1_000).optional().meta({ description: '`next_cursor` of the previous page.' }),
} as const;

export const analyze = { key: 'required', scope: 'analyze' } as const;
export const batch = { key: 'required', scope: 'batch' } as const;
export const settings = { key: 'required', scope: 'settings' } as const;

export const idempotencyErrors = ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'] as const satisfies readonly ErrorCode[];

export const fileErrors = [
  'INVALID_REQUEST',
  'MISSING_FILE',
  'UNSUPPORTED_LANGUAGE',
  'MALFORMED_MULTIPART',
  'FILE_TOO_LARGE',
  'UNSUPPORTED_FORMAT',
  'UNREADABLE_FILE',
  ...idempotencyErrors,
] as const satisfies readonly ErrorCode[];
