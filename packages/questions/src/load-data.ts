import { createRequire } from 'node:module';
import type { AuthoredSkills } from './schema/authored.ts';
import type { Families } from './schema/families.ts';

const require = createRequire(import.meta.url);

/** Reads which kind each skill is. These files are part of the code, so they load as modules do, but only when first needed. */
export const loadFamilies = (): Families => require('../data/families.json') as Families;

/** Reads the authored questions of one trade. */
export const loadAuthored = (trade: string): AuthoredSkills => require(`../data/${trade}.json`) as AuthoredSkills;
