import { mkdir, writeFile } from 'node:fs/promises';
import { createWordTable, groupLines, writeTable } from '@winnow/kernel';
import { z } from 'zod';
import { readCatalogue } from './src/catalogue.ts';
import { foldedName } from './src/folded-name.ts';
import { writeFacts, writeOccupation, writeSpelling } from './src/lines.ts';
import { loadOccupations } from './src/load-trade.ts';
import { writeTitles } from './src/occupations/all-titles.ts';
import { beginningIn } from './src/phrases/create-phrases.ts';
import { occupationsSchema } from './src/schema/occupations.ts';
import { skillTableSchema } from './src/schema/skill-table.ts';
import { tradeSchema } from './src/schema/trade.ts';
import { readName } from './src/skill-name.ts';

/** The JSON Schemas that editors check the data files against; a test fails when they are older than the code. */
export const jsonSchemas = Object.entries({
  trade: tradeSchema,
  occupations: occupationsSchema,
  'skill-table': skillTableSchema,
}).map(([name, schema]) => ({
  path: new URL(`./schemas/${name}.schema.json`, import.meta.url),
  text: `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
}));

const { skills, names } = readCatalogue();

/** Tables of all skills and their names, so that no thread builds them; a test fails when they are older than the data. */
export const tables = Object.entries({
  skills: createWordTable(skills.map((skill) => [skill.canonical, writeFacts(skill)])),
  occupations: createWordTable(
    loadOccupations().map(({ kinds = [], skills: labels, ...row }) => [
      row.id,
      writeOccupation({ ...row, kinds, skills: labels.map(foldedName) }),
    ]),
  ),
  titles: groupLines(writeTitles()),
  spellings: groupLines(
    names.flatMap(([name, canonical]) => {
      const beginning = beginningIn(readName(name).text);
      return beginning === undefined ? [] : [[beginning, writeSpelling(name, canonical)] as const];
    }),
  ),
}).map(([name, table]) => ({
  path: new URL(`./generated/${name}.json`, import.meta.url),
  text: writeTable(table),
}));

if (import.meta.main) {
  await mkdir(new URL('./generated/', import.meta.url), { recursive: true });
  for (const { path, text } of [...jsonSchemas, ...tables]) await writeFile(path, text);
}
