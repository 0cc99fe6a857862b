import type { EntryLabel } from '@winnow/languages';
import type { Piece } from './cut-head.ts';
import type { EntryKind, Role } from './roles.ts';

type Asked = {
  /** What the first piece behind a label is. */
  readonly first: Role;
  /** What the others may be as well. */
  readonly more: readonly Role[];
};

const none: Asked = { first: 'other', more: [] };
const place: Asked = { first: 'place', more: [] };
const title: Asked = { first: 'title', more: [] };
const company: Asked = { first: 'company', more: ['place', 'other'] };
const institution: Asked = { first: 'institution', more: ['place', 'other'] };
const degree: Asked = { first: 'degree', more: ['field', 'other'] };
const field: Asked = { first: 'field', more: [] };

const dates = { period: none, start: none, end: none, tasks: none, other: none, location: place } as const;

/** What the labels of forms ask for, by the kind of their entries. */
const asked: { readonly [kind in EntryKind]: { readonly [label in EntryLabel]: Asked } } = {
  experience: { ...dates, title, company, institution: company, degree: title, field: none },
  education: { ...dates, title: degree, company: institution, institution, degree, field },
};

/** The roles that a piece may have by the label of its line; undefined without one. */
export const askedRoles = ({ line, hard, soft }: Piece, kind: EntryKind): ReadonlySet<Role> | undefined => {
  if (line.label === null) return undefined;
  const { first, more } = asked[kind][line.label];
  return new Set(hard === 0 && soft === 0 ? [first] : [first, ...more]);
};
