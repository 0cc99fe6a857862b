import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './workspaces.ts';

type Environment = { readonly [key: string]: string };

export type ComposeService = {
  readonly image: string;
  readonly ports: readonly string[];
  readonly networks: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly environment: Environment;
  readonly healthcheck: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
};

/** `${NAME}`, and `${NAME:?message}` for one that must be set. */
const variable = /\$\{(\w+)(?::\?[^}]*)?\}/g;

/** Services of docker-compose.yml, with the variables of an environment in their places. Throws for one that is not set. */
export const readComposeFile = (environment: Environment): { readonly [name: string]: ComposeService } => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8').replaceAll(variable, (_, name: string) => {
    const value = environment[name];
    if (value === undefined) throw new Error(`${name} is not set.`);
    return value;
  });
  const { services } = parse(text, { merge: true, uniqueKeys: true }) as { services: Record<string, ComposeService> };
  return Object.fromEntries(
    Object.entries(services).map(([name, service]) => [
      name,
      {
        ...service,
        ports: service.ports ?? [],
        networks: service.networks ?? [],
        environment: Object.fromEntries(Object.entries(service.environment ?? {}).map(([key, value]) => [key, String(value)])),
      },
    ]),
  );
};
