import type { QuestionDraft } from '@winnow/contracts';
import { listOf, type MakeItem } from './logical-item.ts';

type Clue = QuestionDraft['clues'][number];

/** Letters for people: no name implies a gender or a country. */
const names = ['A', 'B', 'C', 'D'] as const;

const places = [1, 2, 3, 4] as const;

const alphabetical = names.join('');

/**
 * The order of a queue. Clues about who is ahead of whom determine a unique order only if they name every pair of neighbours, so
 * there are exactly those three, and never in the order of the queue.
 */
export const makeOrder: MakeItem = (random) => {
  const queue = random.shuffled(names);
  const inTurn = queue.slice(1).map((behind, index): Clue => ({ ahead: queue[index] ?? '', behind }));
  const clues = random.shuffled(inTurn);
  const place = random.pick(places);
  const answer = queue[place - 1];
  const spelled = queue.join('');
  const trivial = spelled === alphabetical || [...spelled].reverse().join('') === alphabetical;
  if (answer === undefined || trivial || clues.every((clue, index) => clue === inTurn[index])) return undefined;
  return {
    template: 'iq.order',
    difficulty: place === 1 || place === names.length ? 'easy' : 'medium',
    values: { names: listOf(names), place, order: listOf(queue), answer },
    clues,
    answer,
    explanation: 'order',
  };
};

const permutations = (items: readonly string[]): readonly (readonly string[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((first) => permutations(items.filter((each) => each !== first)).map((rest) => [first, ...rest]));

/** Every order of the names, front to back, that satisfies all clues. Tries all orders. */
export const solveOrder = (people: readonly string[], clues: readonly Clue[]): readonly (readonly string[])[] =>
  permutations(people).filter((queue) =>
    clues.every(({ ahead, behind }) => {
      const [front, back] = [queue.indexOf(ahead), queue.indexOf(behind)];
      return front >= 0 && back >= 0 && front < back;
    }),
  );
