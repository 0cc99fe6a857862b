import { knownSkill as findSkill } from '@winnow/skills';
import { remember } from '../remember.ts';

/** Canonical name of a known skill; undefined for an unknown one. Several steps ask about each item. */
export const knownSkill = remember(findSkill, (name) => name);
