import type { Command } from 'commander';
import { parseWhole } from '../input/numbers.ts';

export type ListOptions = { readonly limit: number };

const defaultLimit = 50;
const maxItems = 1_000_000;

/** Adds the option `--limit` to a command that lists things. */
export const limitList = (command: Command, what = 'how many to list'): Command =>
  command.option('--limit <n>', what, parseWhole(1, maxItems), defaultLimit);
