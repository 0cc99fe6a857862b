import { createRequire } from 'node:module';
import type { OccupationRow } from './schema/occupations.ts';
import type { Trade } from './schema/trade.ts';

const require = createRequire(import.meta.url);

/** Reads one file of `data`. These files are part of the code, so they load as modules do, but only when skills are first looked for. */
export const loadTrade = (name: string): Trade => require(`../data/${name}.json`) as Trade;

/** Reads the occupations of `data`, for the table that is generated from them. */
export const loadOccupations = (): readonly OccupationRow[] =>
  (require('../data/occupations.json') as { readonly occupations: readonly OccupationRow[] }).occupations;
