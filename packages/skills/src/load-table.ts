import { readFileSync } from 'node:fs';
import type { WordTable } from '@winnow/kernel';

/** Reads a table of `generated`, which is made of the data of skills and languages. */
export const loadTable = (name: 'skills' | 'spellings' | 'occupations' | 'titles'): WordTable =>
  JSON.parse(readFileSync(new URL(`../generated/${name}.json`, import.meta.url), 'utf8'));
