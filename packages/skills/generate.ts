import { mkdir, writeFile } from 'node:fs/promises';
import { createWordTable, groupLines } from '@winnow/kernel';
import { z } from 'zod';
import { readCatalogue } from './src/catalogue.ts';
import { beginningIn } from './src/phrases/create-phrases.ts';
import { tradeSchema } from './src/schema/trade.ts';
import { writeFacts } from './src/skill-facts.ts';
import { readName } from './src/skill-name.ts';
import { writeSpelling } from './src/spelling.ts';

/** The JSON Schema that editors check the data files against; a test fails when it is older than the code. */
export const jsonSchema = {
  path: new URL('./schemas/trade.schema.json', import.meta.url),
  text: `${JSON.stringify(z.toJSONSchema(tradeSchema), null, 2)}\n`,
};

const { skills, names } = readCatalogue();

/** Tables of all skills and their names, so that no thread builds them; a test fails when they are older than the data. */
export const tables = Object.entries({
  skills: createWordTable(skills.map((skill) => [skill.canonical, writeFacts(skill)])),
  spellings: groupLines(
    names.flatMap(([name, canonical]) => {
      const beginning = beginningIn(readName(name).text);
      return beginning === undefined ? [] : [[beginning, writeSpelling(name, canonical)] as const];
    }),
  ),
}).map(([name, table]) => ({
  path: new URL(`./generated/${name}.json`, import.meta.url),
  text: `${JSON.stringify(table, null, 2)}\n`,
}));

if (import.meta.main) {
  await mkdir(new URL('./generated/', import.meta.url), { recursive: true });
  for (const { path, text } of [jsonSchema, ...tables]) await writeFile(path, text);
}
