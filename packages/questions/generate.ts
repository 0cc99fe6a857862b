import { mkdir, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { authoredSchema } from './src/schema/authored.ts';
import { familiesSchema } from './src/schema/families.ts';

/** The JSON Schemas that editors check the data files against; a test fails when they are older than the code. */
export const jsonSchemas = Object.entries({ authored: authoredSchema, families: familiesSchema }).map(([name, schema]) => ({
  path: new URL(`./schemas/${name}.schema.json`, import.meta.url),
  text: `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
}));

if (import.meta.main) {
  await mkdir(new URL('./schemas/', import.meta.url), { recursive: true });
  for (const { path, text } of jsonSchemas) await writeFile(path, text);
}
