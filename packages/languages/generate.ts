import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { hiringSchema } from './src/schema/hiring.ts';
import { readingSchema } from './src/schema/reading.ts';
import { reportSchema } from './src/schema/report.ts';

/** The JSON Schemas that editors check the data files against; a test fails when they are older than the code. */
export const jsonSchemas = Object.entries({ reading: readingSchema, report: reportSchema, hiring: hiringSchema }).map(
  ([name, schema]) => ({
    path: new URL(`./schemas/${name}.schema.json`, import.meta.url),
    text: `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
  }),
);

if (import.meta.main) for (const { path, text } of jsonSchemas) await writeFile(path, text);
