import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { usageError } from '../cli-error.ts';
import type { Io } from '../io.ts';

/** What "login" stores. */
export type UserConfig = { readonly url: string; readonly key: string };

/** Where the configuration of the user is; `undefined` for a user without a home. */
const configPath = ({ XDG_CONFIG_HOME, APPDATA, HOME }: Io['env']): string | undefined => {
  const folder = XDG_CONFIG_HOME || APPDATA || (HOME ? join(HOME, '.config') : undefined);
  return folder === undefined ? undefined : join(folder, 'winnow', 'config.json');
};

/** What is stored; `undefined` when nothing is. Throws a usage error when it is no configuration. */
export const readConfig = (env: Io['env']): UserConfig | undefined => {
  const path = configPath(env);
  if (path === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  try {
    const { url, key } = JSON.parse(text);
    if (typeof url === 'string' && typeof key === 'string') return { url, key };
  } catch {}
  throw usageError(`${path} is damaged.`, 'Log in again, or delete it.');
};

/** Stores a configuration that only the user can read. Returns its path. */
export const writeConfig = (env: Io['env'], config: UserConfig): string => {
  const path = configPath(env);
  if (path === undefined) throw usageError('There is no home folder for the configuration.', 'Set HOME or XDG_CONFIG_HOME.');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(config)}\n`, { mode: 0o600 });
  // The mode above only counts for a new file.
  chmodSync(path, 0o600);
  return path;
};

/** Deletes what is stored. */
export const deleteConfig = (env: Io['env']): void => {
  const path = configPath(env);
  if (path !== undefined) rmSync(path, { force: true });
};
