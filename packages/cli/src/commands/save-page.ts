import { writeFile } from 'node:fs/promises';
import { CliError, exitCodes } from '../cli-error.ts';
import type { Context } from './context.ts';
import { assertWritable, toStdout } from './save-csv.ts';

/** How commands describe the option. */
export const htmlOption = '--html <file>';
export const htmlHelp = 'writes the result as a page to look at and print; - for stdout';

/** Links to other pages of the server lead nowhere from a file; those within the page stay. */
const withoutLinks = (page: string): string =>
  page.replaceAll(/<nav\b.*?<\/nav>\s*/gs, '').replaceAll(/<a (?:rel="\w+" )?href="(?!#)[^"]*">(.*?)<\/a>/gs, '$1');

/** Writes a page that the server rendered to a file or to stdout. Nothing is asked for when it cannot be written. */
export const savePage = async ({ io, tell }: Context, path: string, read: () => Promise<string>): Promise<void> => {
  await assertWritable(path);
  const page = withoutLinks(await read());
  if (path === toStdout) return void io.stdout.write(page);
  try {
    await writeFile(path, page);
  } catch (cause) {
    throw new CliError(exitCodes.refused, `${path} cannot be written.`, { cause });
  }
  tell(`The report is in ${path}.`);
};
