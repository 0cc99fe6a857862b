import { z } from 'zod';

export const usageDimensions = ['day', 'key', 'operation'] as const;

export type UsageDimension = (typeof usageDimensions)[number];

const count = z.int().min(0);

const row = z
  .object({
    day: z.iso.date().optional(),
    key_id: z.string().optional().meta({ description: 'ID of the key, or `person:` and the ID of the member at the provider.' }),
    key_name: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'Name of the key or address of the member, while they exist.' }),
    operation: z.string().optional().meta({ description: '`operationId` of this document.' }),
    requests: count,
    failed: count.meta({ description: 'Requests among them that were answered with 4xx or 5xx, or broke off.' }),
    candidates: count.meta({ description: 'Resumes that were added to batches.' }),
  })
  .readonly()
  .meta({ id: 'UsageRow', description: 'It has the fields that the counts are split by.' });

export type UsageRow = z.infer<typeof row>;

export const usageReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.array(z.enum(usageDimensions)).readonly(),
    usage: z.array(row).readonly(),
  })
  .readonly()
  .meta({ id: 'Usage' });

export type UsageReport = z.infer<typeof usageReport>;
