/** What a piece of an entry's head may be. A certificate is a piece and the ones that go on with its name. */
export const roles = {
  experience: ['title', 'company', 'place', 'other'],
  education: ['degree', 'field', 'institution', 'place', 'other'],
  certifications: ['certificate', 'rest', 'other'],
} as const;

export type EntryKind = keyof typeof roles;

export type Role = (typeof roles)[EntryKind][number];

/** The first of the roles that a head may have more than once. */
export const firstRepeated = { experience: 3, education: 4, certifications: 0 } as const satisfies {
  readonly [kind in EntryKind]: number;
};
