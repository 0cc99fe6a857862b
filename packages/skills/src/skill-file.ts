// Separate from the search: a process that only starts threads, or writes such a file, loads no words.

export { addSkillFile, hashOfSkills } from './load-table.ts';
export { type SkillTable, skillTableSchema } from './schema/skill-table.ts';
