import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { extendEngineVersion } from '@winnow/contracts/constants';
import { addSkillFile, hashOfSkills, skillTableSchema } from '@winnow/skills/skill-file';
import { ConfigError } from './read-config.ts';

const refuse = (reason: string): never => {
  throw new ConfigError(`WINNOW_SKILLS_FILE ${reason}`);
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return refuse(`cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'}).`);
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('is no JSON.');
  }
};

/** As much of the hash as tells files apart. */
const partLength = 12;

/**
 * Adds the skills of a file to those of Winnow, in all threads, and its hash to the version of the engine: results that were computed
 * without it, or with another one, are not returned. Throws a `ConfigError` for a file of another form.
 */
export const useSkillFile = (path: string): void => {
  const text = readText(path);
  const [issue] = skillTableSchema.safeParse(parse(text)).error?.issues ?? [];
  if (issue !== undefined) refuse(`is not of the form of skill-table.schema.json: ${issue.path.join('.')}: ${issue.message}`);
  const sha256 = hashOfSkills(text);
  addSkillFile({ path: resolve(path), sha256 });
  extendEngineVersion(sha256.slice(0, partLength));
};
