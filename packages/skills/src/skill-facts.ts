import { lazily, textOf } from '@winnow/kernel';
import type { Skill } from './catalogue.ts';
import { loadTable } from './load-table.ts';

const table = lazily(() => loadTable('skills'));

/** The facts of a skill as the table holds them. */
export const writeFacts = ({ label, certification, shows }: Skill): string =>
  [label, certification ? 'certification' : 'skill', ...shows].join('\t');

const factsOf = (canonical: string): Omit<Skill, 'canonical'> | undefined => {
  const [label, kind, ...shows] = textOf(table(), canonical)?.split('\t') ?? [];
  return label === undefined ? undefined : { label, shows, certification: kind === 'certification' };
};

/** True for the canonical name of a skill. */
export const isCanonical = (name: string): boolean => textOf(table(), name) !== undefined;

/** A skill as it is usually written; of an unknown one the name itself. */
export const skillLabel = (canonical: string): string => factsOf(canonical)?.label ?? canonical;

/** Canonical names that this skill shows as well, directly: postgresql shows sql. */
export const skillFamily = (canonical: string): readonly string[] => factsOf(canonical)?.shows ?? [];

/** True for what is proved by an examination or a licence. */
export const isCertification = (canonical: string): boolean => factsOf(canonical)?.certification ?? false;
