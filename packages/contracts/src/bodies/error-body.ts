import { errorCodes, unreadableReasons } from '@winnow/kernel';
import { z } from 'zod';

/** The error body of every error response. */
export const errorBody = z
  .object({
    type: z.string().meta({ description: 'URL of the documentation of this error.' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z
      .object({
        error: z.enum(errorCodes),
        message: z.string(),
        suggestion: z.string(),
        request_id: z.string(),
        reason: z.enum(unreadableReasons).optional(),
        fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }).readonly()).readonly(),
      })
      .readonly(),
  })
  .readonly()
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBody>;
