/** What a piece of an entry's head may be. */
export const roles = {
  experience: ['title', 'company', 'place', 'other'],
  education: ['degree', 'field', 'institution', 'place', 'other'],
} as const;

export type EntryKind = keyof typeof roles;

export type Role = (typeof roles)[EntryKind][number];
