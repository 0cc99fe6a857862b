import { z } from 'zod';

export type JsonSchema = { readonly $schema?: string; readonly $defs?: Record<string, unknown> } & Record<string, unknown>;

/** A schema as JSON Schema, with its named parts moved to where references of a whole document find them. */
export const describeSchema = (schema: z.ZodType): { readonly body: JsonSchema; readonly parts: Record<string, unknown> } => {
  const text = JSON.stringify(
    z.toJSONSchema(schema, { override: ({ jsonSchema }) => void delete jsonSchema.readOnly }),
  ).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs: parts = {}, ...body }: JsonSchema = JSON.parse(text);
  return { body, parts };
};
