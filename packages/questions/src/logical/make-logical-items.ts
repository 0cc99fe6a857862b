import type { Random } from '../random.ts';
import { makeHandshakes } from './handshakes.ts';
import type { LogicalItem, MakeItem } from './logical-item.ts';
import { makeOrder } from './order.ts';
import { makePercent } from './percent.ts';
import { makeArithmetic, makeGeometric, makeGrowing } from './sequence.ts';
import { solveLogical } from './solve-logical.ts';
import { makeWork } from './work.ts';

const sequences = [makeArithmetic, makeGeometric, makeGrowing] as const;

const makeSequence: MakeItem = (random) => random.pick(sequences)(random);

const makers: readonly MakeItem[] = [makeSequence, makeWork, makePercent, makeOrder, makeHandshakes];

/**
 * At worst, one attempt in five gives a valid item, and the smallest kind has 22 of them: more than enough for the longest
 * interview.
 */
const maxTries = 200;

const keyOf = ({ template, values, clues }: LogicalItem): string => JSON.stringify([template, values, clues]);

const isSolved = (item: LogicalItem): boolean => solveLogical(item) === item.answer;

/**
 * Logical questions without repeats, every kind before any occurs twice. Only those whose solution the solver also finds are
 * kept.
 */
export const makeLogicalItems = (count: number, random: Random): readonly LogicalItem[] => {
  const items = new Map<string, LogicalItem>();
  const kinds = random.shuffled(makers);
  for (let round = 0; items.size < count && round < maxTries; round += 1) {
    for (const make of kinds) {
      for (let tries = 0; items.size < count && tries < maxTries; tries += 1) {
        const item = make(random);
        if (item === undefined || items.has(keyOf(item)) || !isSolved(item)) continue;
        items.set(keyOf(item), item);
        break;
      }
    }
  }
  return [...items.values()];
};
