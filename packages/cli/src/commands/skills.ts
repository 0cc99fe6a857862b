import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import { readEsco } from '../input/read-esco.ts';
import { readOnet } from '../input/read-onet.ts';
import type { Context } from './context.ts';
import { assertWritable } from './save-csv.ts';
import { withExample } from './with-example.ts';

type ImportOptions = { readonly esco?: string; readonly onet?: string; readonly out?: string };

const importSkills = async ({ io, language = 'en', tell }: Context, { esco, onet, out }: ImportOptions): Promise<void> => {
  if ((esco === undefined) === (onet === undefined)) throw usageError('Give --esco or --onet.');
  if (out !== undefined) await assertWritable(out);
  const table = esco === undefined ? await readOnet(onet ?? '') : await readEsco(esco, language);
  // Loads the schema only for this command.
  const { skillTableSchema } = await import('@winnow/skills/skill-file');
  const [issue] = skillTableSchema.safeParse(table).error?.issues ?? [];
  if (issue !== undefined) throw usageError(`The files hold what Winnow cannot use: ${issue.path.join('.')}: ${issue.message}`);
  const text = `${JSON.stringify(table)}\n`;
  if (out === undefined) io.stdout.write(text);
  else {
    await writeFile(out, text);
    tell(`${table.skills.length} skills and ${table.occupations?.length ?? 0} occupations are in ${out}.`);
  }
};

/** Commands for files of skills; they work on files and send nothing. */
export const addSkillCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const skills = program.command('skills').description('Makes files of skills. Works on local files and sends nothing.');
  withExample(skills, 'winnow-cli skills import --esco esco/ --out skills.json');
  withExample(
    skills
      .command('import')
      .description('Makes a file for WINNOW_SKILLS_FILE of the published files of ESCO (CSV) or O*NET (text).')
      .option(
        '--esco <folder>',
        'folder with skills_en.csv, broaderRelationsSkillPillar_en.csv and occupations_en.csv; --language chooses others',
      )
      .option('--onet <folder>', 'folder with Technology Skills.txt, Occupation Data.txt and Alternate Titles.txt')
      .option('--out <file>', 'file to write; default: stdout')
      .action((options: ImportOptions, command: Command) => importSkills(contextOf(command), options)),
    'winnow-cli skills import --esco esco/ --out skills.json',
    'winnow-cli skills import --onet db_29_2_text/ > skills.json',
  );
};
