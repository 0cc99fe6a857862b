import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { tradeSchema } from './src/schema/trade.ts';

/** The JSON Schema that editors check the data files against; a test fails when it is older than the code. */
export const jsonSchema = {
  path: new URL('./schemas/trade.schema.json', import.meta.url),
  text: `${JSON.stringify(z.toJSONSchema(tradeSchema), null, 2)}\n`,
};

if (import.meta.main) await writeFile(jsonSchema.path, jsonSchema.text);
