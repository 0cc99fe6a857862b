import { lazily, textOf } from '@winnow/kernel';
import type { Skill } from './catalogue.ts';
import { relatedSign } from './lines.ts';
import { loadTable } from './load-table.ts';

const table = lazily(() => loadTable('skills'));

const factsOf = (canonical: string): Omit<Skill, 'canonical'> | undefined => {
  const [label, kind, ...others] = textOf(table(), canonical)?.split('\t') ?? [];
  if (label === undefined) return undefined;
  const [shows, related] = [false, true].map((wanted) => others.filter((name) => name.startsWith(relatedSign) === wanted));
  return {
    label,
    shows: shows ?? [],
    related: (related ?? []).map((name) => name.slice(relatedSign.length)),
    certification: kind === 'certification',
  };
};

/** True for the canonical name of a skill. */
export const isCanonical = (name: string): boolean => textOf(table(), name) !== undefined;

/** A skill as it is usually written; of an unknown one the name itself. */
export const skillLabel = (canonical: string): string => factsOf(canonical)?.label ?? canonical;

/** Canonical names that this skill shows as well, directly: postgresql shows sql. */
export const skillFamily = (canonical: string): readonly string[] => factsOf(canonical)?.shows ?? [];

/** Canonical names of skills that serve the same purpose as this one or help to learn it: tableau and power bi. */
export const relatedSkills = (canonical: string): readonly string[] => factsOf(canonical)?.related ?? [];

/** True for what is proved by an examination or a licence. */
export const isCertification = (canonical: string): boolean => factsOf(canonical)?.certification ?? false;
