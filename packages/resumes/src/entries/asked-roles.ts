import type { EntryLabel } from '@winnow/languages';
import type { Piece } from './cut-head.ts';
import type { EntryKind, Role } from './roles.ts';

/** What the first piece behind a label is, and what the others may be as well. */
type Asked = readonly [first: Role, ...more: Role[]];

const none: Asked = ['other'];
const title: Asked = ['title'];
const company: Asked = ['company', 'place', 'other'];
const institution: Asked = ['institution', 'place', 'other'];
const degree: Asked = ['degree', 'field', 'other'];

const inBoth = { period: none, start: none, end: none, tasks: none, other: none, location: ['place'] } as const;

/** What the labels of forms ask for, by the kind of their entries. */
const asked: { readonly [kind in Exclude<EntryKind, 'certifications'>]: { readonly [label in EntryLabel]: Asked } } = {
  experience: { ...inBoth, title, company, institution: company, degree: title, field: none },
  education: { ...inBoth, title: degree, company: institution, institution, degree, field: ['field'] },
};

/** The roles that a piece may have by the label of its line; undefined without one. */
export const askedRoles = ({ line, hard, soft }: Piece, kind: EntryKind): readonly Role[] | undefined => {
  if (line.label === null || kind === 'certifications') return undefined;
  const roles = asked[kind][line.label];
  return hard === 0 && soft === 0 ? roles.slice(0, 1) : roles;
};
