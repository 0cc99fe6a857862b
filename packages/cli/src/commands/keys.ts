import type { KeyScope } from '@winnow/contracts';
import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import { parseDuration } from '../input/duration.ts';
import { readMoment } from '../input/moment.ts';
import { collectList, parseWhole } from '../input/numbers.ts';
import { cursorAfter, readPages } from '../input/read-pages.ts';
import { writeKey, writeKeys, writeNewKey } from '../output/key.ts';
import { fields, paragraphs, table } from '../output/layout.ts';
import type { Context } from './context.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { withExample } from './with-example.ts';

const scopes = ['analyze', 'batch', 'settings'] as const satisfies readonly KeyScope[];

type CreateOptions = {
  readonly scopes?: readonly string[];
  readonly expires?: string;
  readonly perMinute?: number;
  readonly ip?: readonly string[];
};

const scopeOf = (given: string): KeyScope => {
  const scope = scopes.find((each) => each === given);
  if (scope === undefined) throw usageError(`"${given}" is not a valid scope.`, `Valid scopes are ${scopes.join(', ')}.`);
  return scope;
};

const list = async ({ client, show }: Context, { limit }: ListOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (query) => client.listKeys(query),
    ({ keys }) => keys,
  );
  show({ keys: pages.flatMap(({ keys }) => keys), next_cursor: cursorAfter(pages) }, writeKeys);
};

const create = async ({ client, io, show }: Context, name: string, options: CreateOptions): Promise<void> => {
  const { scopes: asked, expires, perMinute, ip } = options;
  const json = {
    name,
    ...(asked === undefined ? {} : { scopes: asked.map(scopeOf) }),
    ...(expires === undefined ? {} : { expires_at: readMoment(expires, '--expires', io.now(), 'ahead') }),
    ...(perMinute === undefined ? {} : { limits: { requests_per_minute: perMinute } }),
    ...(ip === undefined ? {} : { ip_ranges: [...ip] }),
  };
  show(await client.createKey(json), writeNewKey);
};

const renew = async ({ client, show }: Context, id: string, { grace = 0 }: { readonly grace?: number }): Promise<void> => {
  show(await client.renewKey({ id, grace_seconds: grace }), writeNewKey);
};

const revoke = async ({ client, show }: Context, id: string): Promise<void> => {
  show(await client.revokeKey({ id }), writeKey);
};

/** Commands on keys. */
export const addKeyCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const keys = program.command('keys').description('Manage the API keys of your account.');
  withExample(keys, 'winnow-cli keys create ci --scopes analyze,batch --expires 90d');
  withExample(
    limitList(keys.command('list').description('List keys, newest first.')).action((options: ListOptions, command: Command) =>
      list(contextOf(command), options),
    ),
    'winnow-cli keys list',
  );
  withExample(
    keys
      .command('create')
      .description('Create a key. It is shown only once.')
      .argument('<name>', 'what the key is used for')
      .option(
        '--scopes <list>',
        `comma-separated list of ${scopes.join(', ')} (default: those of the requesting key)`,
        collectList,
      )
      .option('--expires <time>', 'a date (2027-01-01), a time, or a duration from now (30d) (default: never)')
      .option('--per-minute <n>', 'requests per minute', parseWhole(1, 1_000_000))
      .option('--ip <cidr...>', 'addresses from which the key may be used (default: all)', collectList)
      .action((name: string, options: CreateOptions, command: Command) => create(contextOf(command), name, options)),
    'winnow-cli keys create ci --scopes analyze,batch --expires 90d --per-minute 600 --ip 192.0.2.0/24',
  );
  withExample(
    keys
      .command('renew')
      .description('Replace a key with a new one that has the same rights.')
      .argument('<id>', 'its id')
      .option('--grace <duration>', 'how long the old key keeps working (default: it stops immediately)', parseDuration)
      .action((id: string, options: { readonly grace?: number }, command: Command) => renew(contextOf(command), id, options)),
    'winnow-cli keys renew key_01hexample --grace 1h',
  );
  withExample(
    keys
      .command('revoke')
      .description('Revoke a key.')
      .argument('<id>', 'its id')
      .action((id: string, _: object, command: Command) => revoke(contextOf(command), id)),
    'winnow-cli keys revoke key_01hexample',
  );
};

const listAccounts = async ({ client, show }: Context, { limit }: ListOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (query) => client.listAccounts(query),
    ({ accounts }) => accounts,
  );
  show({ accounts: pages.flatMap(({ accounts }) => accounts), next_cursor: cursorAfter(pages) }, ({ accounts }, look) =>
    table(
      ['account', 'created', 'name'],
      accounts.map(({ account_id, created_at, name }) => [account_id, created_at.slice(0, 10), name]),
      look,
    ),
  );
};

const createAccount = async ({ client, show }: Context, name: string): Promise<void> => {
  show(await client.createAccount({ name }), ({ account_id, key }, look) =>
    paragraphs([fields([['account', account_id]], look), writeNewKey(key, look)]),
  );
};

/** Commands on accounts. */
export const addAccountCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const accounts = program.command('accounts').description("Manage accounts. Requires a key of an operator's account.");
  withExample(accounts, 'winnow-cli accounts create "Example Ltd"');
  withExample(
    limitList(accounts.command('list').description('List accounts, newest first.')).action(
      (options: ListOptions, command: Command) => listAccounts(contextOf(command), options),
    ),
    'winnow-cli accounts list',
  );
  withExample(
    accounts
      .command('create')
      .description('Create an account and show its first key. It is shown only once.')
      .argument('<name>', 'of the account')
      .action((name: string, _: object, command: Command) => createAccount(contextOf(command), name)),
    'winnow-cli accounts create "Example Ltd"',
  );
};
