import { readFileSync } from 'node:fs';

/** What is replaced in a resume, and by what. */
export type Swap = readonly [from: string, to: string];

/** A candidate of the tune jobs, and another person with the same career. */
export type Person = {
  /** Folder and file below `tune`. */
  readonly resume: string;
  readonly name: Swap;
  readonly address: Swap;
  /** Another school of the same kind: only its name differs. */
  readonly school: Swap;
};

/** Lines on a person in a language: what differs in a pair must not count. */
type PersonalLines = {
  readonly born: Swap;
  readonly nationality: Swap;
  readonly photo: string;
  /** Says the same of a man and of a woman. */
  readonly pronoun: Swap;
};

type People = { readonly people: readonly Person[]; readonly lines: { readonly [language: string]: PersonalLines } };

/** Two candidates of most languages, and the lines of all languages. */
export const { people, lines: personalLines } = JSON.parse(
  readFileSync(new URL('people.json', import.meta.url), 'utf8'),
) as People;
