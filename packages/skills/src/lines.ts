import type { LanguageCode } from '@winnow/contracts/constants';
import type { Skill } from './catalogue.ts';
import type { Occupation } from './occupations/occupation.ts';

// How facts are written as lines of tables. Their readers are beside what uses them.

/** Before a related skill in the table. */
export const relatedSign = '~';

/** The facts of a skill as the table holds them. */
export const writeFacts = ({ label, certification, shows, related }: Omit<Skill, 'canonical'>): string =>
  [label, certification ? 'certification' : 'skill', ...shows, ...related.map((name) => `${relatedSign}${name}`)].join('\t');

/** A line of the table: a name as in the data, and the skill. */
export const writeSpelling = (name: string, canonical: string): string => `${name}\t${canonical}`;

/** Between the names of a list in the facts of an occupation. */
export const listSign = '|';

/** The facts of an occupation as the table holds them. */
export const writeOccupation = ({ trade, near, skills, kinds }: Occupation): string =>
  [trade, ...[near, skills, kinds].map((names) => names.join(listSign))].join('\t');

/** Before a title that means something else in other languages. */
export const localSign = '!';

/** A line of the table: a title as a phrase, the occupation, and the languages that use it. */
export const writeTitle = (phrase: string, id: string, languages: readonly LanguageCode[], local: boolean): string =>
  [phrase, `${local ? localSign : ''}${id}`, languages.join(' ')].join('\t');

/** A title without the signs of abbreviations, which would end a phrase: `specjalista ds. kadr`, `מנכ"ל`. */
export const plainTitle = (title: string): string =>
  title.replace(/(?<=\p{L})\.(?= )|(?<=\p{Script=Hebrew})["״”](?=\p{Script=Hebrew})/gu, '');
