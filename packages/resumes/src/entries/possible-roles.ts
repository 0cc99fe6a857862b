import type { EntryLabel } from '@winnow/languages';
import { looksLikeTitle } from './cues.ts';
import type { Piece } from './cut-head.ts';
import { namesFirm } from './is-firm.ts';
import { type EntryKind, type Role, roles } from './roles.ts';

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

/** A legal form is part of a name by law: titles of other entries that stand in this place do not outvote it. */
const namesNoTitle = (text: string): boolean => namesFirm(text) && !looksLikeTitle(text);

const allButTitle = roles.experience.filter((role) => role !== 'title');

/** The roles that a piece may have by the label of its line, or by its legal form; undefined where neither limits them. */
export const possibleRoles = ({ text, line, hard, soft }: Piece, kind: EntryKind): readonly Role[] | undefined => {
  if (kind === 'certifications') return undefined;
  if (line.label === null) return kind === 'experience' && namesNoTitle(text) ? allButTitle : undefined;
  const own = asked[kind][line.label];
  return hard === 0 && soft === 0 ? own.slice(0, 1) : own;
};
