import type { Replayed, ReplayInput } from '@winnow/contracts';
import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import { cursorAfter, readPages } from '../input/read-pages.ts';
import { writeDeadLetters, writeTopics } from '../output/topic.ts';
import type { Context } from './context.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { withExample } from './with-example.ts';

type ReplayOptions = { readonly id?: readonly string[]; readonly all?: true };

/** Maximum that the server accepts in one request. */
const maxIds = 100;

const list = async ({ client, show }: Context): Promise<void> => {
  show(await client.listTopics(), writeTopics);
};

const read = async ({ client, show }: Context, topic: string, { limit }: ListOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (query) => client.listDeadLetters({ topic, ...query }),
    ({ dead_letters }) => dead_letters,
  );
  show({ dead_letters: pages.flatMap(({ dead_letters }) => dead_letters), next_cursor: cursorAfter(pages) }, writeDeadLetters);
};

const inputOf = ({ id, all }: ReplayOptions): ReplayInput => {
  if ((id === undefined) === (all === undefined)) throw usageError('Choose dead letters with either --id or --all.');
  if (id === undefined) return { all: true };
  const wrong = id.find((each) => !/^\d{1,15}$/.test(each));
  if (wrong !== undefined)
    throw usageError(`"${wrong}" is not the id of a dead letter.`, 'See "winnow-cli topics show <topic>".');
  if (id.length > maxIds) throw usageError(`At most ${maxIds} ids at a time.`);
  return { ids: [...id] };
};

/** Repeated while all are requested and some are left: one request replays only part of many. */
const replay = async ({ client, show }: Context, topic: string, options: ReplayOptions): Promise<void> => {
  const json = inputOf(options);
  let total = 0;
  let last: Replayed;
  do {
    last = await client.replayDeadLetters({ topic, ...json });
    total += last.replayed;
  } while (options.all === true && last.remaining > 0 && last.replayed > 0);
  show({ replayed: total, remaining: last.remaining }, ({ replayed, remaining }) => `Replayed ${replayed}, ${remaining} left.`);
};

/** Commands for topics and their dead letters. */
export const addTopicCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const topics = program.command('topics').description("Manage messages that failed. Requires a key of an operator's account.");
  withExample(topics, 'winnow-cli topics list');
  withExample(
    topics
      .command('list')
      .description('List topics with the number of their dead letters.')
      .action((_: object, command: Command) => list(contextOf(command))),
    'winnow-cli topics list',
  );
  withExample(
    limitList(topics.command('show').description('Show the dead letters of a topic, oldest first.'))
      .argument('<topic>', 'its name')
      .action((topic: string, options: ListOptions, command: Command) => read(contextOf(command), topic, options)),
    'winnow-cli topics show resume.read',
  );
  withExample(
    topics
      .command('replay')
      .description('Replay dead letters, once each.')
      .argument('<topic>', 'its name')
      .option('--id <id...>', 'those with these ids')
      .option('--all', 'all of the topic')
      .action((topic: string, options: ReplayOptions, command: Command) => replay(contextOf(command), topic, options)),
    'winnow-cli topics replay resume.read --id 12',
  );
};
