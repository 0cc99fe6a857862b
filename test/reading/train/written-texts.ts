import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionKind } from '@winnow/contracts';
import { sectionKinds } from '@winnow/contracts/constants';
import { type TextKind, textKinds } from '@winnow/resumes/training';
import type { FoldedTexts } from './folded-texts.ts';

const folder = join(import.meta.dirname, '../texts');

type Written = { readonly kind: string; readonly section: string | undefined; readonly text: string };

const linesOf = (file: string): readonly Written[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [named = '', text = ''] = line.split('\t');
      const [kind = '', section] = named.split(':');
      return { kind, section, text };
    });

const sectionOf = ({ section }: Written): SectionKind => {
  const found = sectionKinds.find((each) => each === section);
  if (found === undefined) throw new Error(`"${section}" is no kind of section`);
  return found;
};

const textKindOf = ({ kind }: Written): TextKind => {
  const found = textKinds.find((each) => each === kind);
  if (found === undefined) throw new Error(`"${kind}" is no kind of text`);
  return found;
};

/** Short texts, lines and headings that authors wrote for many trades, by language. No file to learn from contains them as such. */
export const writtenTexts = (): FoldedTexts => {
  const all = readdirSync(folder).toSorted().flatMap(linesOf);
  const told = { weight: 1, fold: null };
  return {
    names: all.filter(({ kind }) => kind !== 'line').map((each) => ({ ...told, text: each.text, kind: textKindOf(each) })),
    headings: all.filter(({ kind }) => kind === 'heading').map((each) => ({ ...told, text: each.text, kind: sectionOf(each) })),
    lines: all.filter(({ kind }) => kind === 'line').map((each) => ({ ...told, text: each.text, kind: sectionOf(each) })),
  };
};
