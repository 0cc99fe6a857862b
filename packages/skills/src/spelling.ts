import { lazily } from '@winnow/kernel';
import { loadTable } from './load-table.ts';
import { type Phrases, searchPhrases } from './phrases/create-phrases.ts';
import { skillFormsOf } from './skill-forms.ts';
import { type Certainty, readName } from './skill-name.ts';

/** One way of writing a skill. */
export type Spelling = { readonly canonical: string; readonly written: string; readonly certainty: Certainty };

const readSpelling = (line: string): readonly [phrase: string, spelling: Spelling] => {
  const [name = '', canonical = ''] = line.split('\t');
  const { text, certainty } = readName(name);
  return [text, { canonical, written: text.replaceAll('*', ''), certainty }];
};

/** In the place of lines that are in the tree. */
const taken = '';

/** All spellings of skills, searched word by word. */
export const spellings = lazily((): Phrases<Spelling> => {
  const table = new Map(loadTable('spellings'));
  return searchPhrases((beginning) => {
    const lines = table.get(beginning);
    if (lines === undefined) return undefined;
    if (lines === taken) return [];
    table.set(beginning, taken);
    return lines.trim().split('\n').map(readSpelling);
  }, skillFormsOf);
});
