import { foldedName } from './folded-name.ts';
import { tokensOf } from './phrases/tokens-of.ts';
import { isCanonical } from './skill-facts.ts';
import { spellings } from './spelling.ts';

/** Longer texts are no names, and not worth a search. */
const maxNameLength = 200;

const qualifier = /\s*[(（][^()（）]*[)）]\s*$/u;
const version = /\s+v?\d{1,4}(?:\.\d{1,4}){0,3}\+?$/iu;

const known = (name: string): string | undefined => {
  const folded = foldedName(name);
  if (isCanonical(folded)) return folded;
  const tokens = tokensOf(name);
  const hit = spellings()
    .at(tokens, 0)
    .find(({ length }) => length === tokens.length);
  const surest = hit?.values.find(({ certainty }) => certainty === 'sure') ?? hit?.values[0];
  return surest?.canonical;
};

/** Canonical name of a known skill as it stands in a list, without remark or version ("Python (primary)", "Java 17"); undefined for an unknown one. */
export const knownSkill = (name: string): string | undefined => {
  if (name.length > maxNameLength) return undefined;
  const bare = name.replace(qualifier, '');
  const plain = bare.trim().replace(version, '');
  // Most names are all three.
  return known(name) ?? (bare === name ? undefined : known(bare)) ?? (plain === bare ? undefined : known(plain));
};

/** Canonical name of a skill as it stands in a list; of an unknown one the folded name. */
export const canonicalSkill = (name: string): string => knownSkill(name) ?? foldedName(name);
