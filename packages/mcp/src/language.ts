import type { LanguageCode } from '@winnow/client';
import { z } from 'zod';

/** Language of the texts in a result; the API checks it. */
export const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .optional()
  .describe('Language of the result, such as en or de; default: en');

/** The same as the client takes it. */
export const languageOf = (code: string | undefined): LanguageCode | undefined => code as LanguageCode | undefined;
