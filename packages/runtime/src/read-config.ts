import type { ConfigKey } from './config-key.ts';

export type ConfigSpec = { readonly [name: string]: ConfigKey<unknown> };

export type Config<Spec extends ConfigSpec> = {
  readonly [Name in keyof Spec]: Spec[Name] extends ConfigKey<infer T> ? T : never;
};

export type Environment = { readonly [key: string]: string | undefined };

/** An invalid configuration. The message has one line per invalid key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads every key of the specification; throws a `ConfigError` that names each invalid one, its value and what is accepted. */
export const readConfig = <Spec extends ConfigSpec>(spec: Spec, environment: Environment): Config<Spec> => {
  const wrong: string[] = [];
  const entries = Object.entries(spec).map(([name, { key, fallback, accepts, secret, read }]) => {
    const given = environment[key];
    const text = given === undefined || given.trim() === '' ? fallback : given.trim();
    const value = text === null ? undefined : read(text);
    if (text !== null && value === undefined)
      wrong.push(`${key} is ${secret ? '(hidden)' : JSON.stringify(text)}; accepted: ${accepts}.`);
    return [name, value];
  });
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return Object.fromEntries(entries);
};

/** The configuration for the log, by key: secrets, and addresses that may contain a password, are hidden. */
export const redactConfig = (
  spec: ConfigSpec,
  config: { readonly [name: string]: unknown },
): { readonly [key: string]: unknown } =>
  Object.fromEntries(
    Object.entries(spec).map(([name, { key, secret }]) => {
      const value = config[name];
      return [key, value === undefined ? undefined : secret ? '(hidden)' : value];
    }),
  );
