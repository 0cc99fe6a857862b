/**
 * How surely a name is a skill where it stands:
 * `sure` anywhere and in any case; `written` only as it is written, and at the start of a sentence only beside other skills;
 * `listed` as it is written and in a list or beside other skills; `context` in any case, but in a list or beside other skills.
 */
export type Certainty = 'sure' | 'written' | 'listed' | 'context';

type SkillName = { readonly text: string; readonly certainty: Certainty };

export type SkillRow = {
  readonly label: string;
  /** The label and its aliases. */
  readonly names: readonly SkillName[];
  /** Labels of the skills that this one shows as well. */
  readonly shows: readonly string[];
};

const certainties: Readonly<Record<string, Certainty>> = { '^': 'written', '!': 'listed', '?': 'context' };

const nameOf = (text: string): SkillName => {
  const certainty = certainties[text[0] ?? ''];
  return certainty === undefined ? { text, certainty: 'sure' } : { text: text.slice(1), certainty };
};

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * Reads a table of skills: `Label = alias, alias > Shown, Shown`, one a line, continued on lines that begin with a space.
 * A sign before a name limits where it counts: `^`, `!` and `?`, as in `Certainty`. A word that ends with `*` may have other endings.
 */
export const readTable = (table: string): readonly SkillRow[] =>
  table
    .replace(/\n +/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [named = '', shows] = line.split(' > ');
      const [label = '', aliases] = named.split(' = ');
      const first = nameOf(label.trim());
      const names = [first, ...listOf(aliases).map(nameOf)];
      return { label: first.text, names, shows: listOf(shows) };
    });
