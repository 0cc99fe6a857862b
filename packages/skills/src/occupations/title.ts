import type { LanguageCode } from '@winnow/contracts/constants';
import { lazily } from '@winnow/kernel';
import { localSign } from '../lines.ts';
import { loadTable } from '../load-table.ts';
import { type Phrases, searchPhrases } from '../phrases/create-phrases.ts';

/** What a job title means. */
export type Title = {
  readonly id: string;
  /** Where the title is used. */
  readonly languages: readonly LanguageCode[];
  /** Letters of the title without endings. */
  readonly length: number;
  /** In other languages it means something else. */
  readonly local: boolean;
};

const readTitle = (line: string): readonly [phrase: string, title: Title] => {
  const [phrase = '', id = '', languages = ''] = line.split('\t');
  const local = id.startsWith(localSign);
  return [
    phrase,
    {
      id: local ? id.slice(localSign.length) : id,
      languages: languages.split(' ') as LanguageCode[],
      length: phrase.replaceAll('*', '').length,
      local,
    },
  ];
};

/** In the place of lines that are in the tree. */
const taken = '';

/** The job titles of all languages, searched word by word. */
export const titles = lazily((): Phrases<Title> => {
  const table = new Map(loadTable('titles'));
  return searchPhrases((beginning) => {
    const lines = table.get(beginning);
    if (lines === undefined) return undefined;
    if (lines === taken) return [];
    table.set(beginning, taken);
    return lines.trim().split('\n').map(readTitle);
  });
});
