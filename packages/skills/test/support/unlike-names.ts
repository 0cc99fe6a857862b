import { foldedName } from '../../src/folded-name.ts';
import { readName } from '../../src/skill-name.ts';

const bare = (name: string): string => foldedName(readName(name).text);

const wordsOf = (name: string): readonly string[] =>
  bare(name)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '');

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]).join('');

/** Words that begin with so many equal letters are taken for forms of one word. */
const sharedLetters = 4;

const areForms = (one: string, other: string): boolean =>
  one.length > 2 && other.length > 2 && one.slice(0, sharedLetters) === other.slice(0, sharedLetters);

const isAlike = (label: string, name: string): boolean => {
  const [own, other] = [wordsOf(label), wordsOf(name)];
  const [joined, otherJoined] = [own.join(''), other.join('')];
  if (joined.includes(otherJoined) || otherJoined.includes(joined)) return true;
  if (initialsOf(own).startsWith(otherJoined) || initialsOf(other).startsWith(joined)) return true;
  return other.some((word) => own.some((each) => areForms(each, word)));
};

/** The names of a skill that share no word with its label and are not its initials: only these may name something else. */
export const unlikeNames = (label: string, aliases: readonly string[]): readonly string[] =>
  aliases.filter((name) => !isAlike(label, name));
