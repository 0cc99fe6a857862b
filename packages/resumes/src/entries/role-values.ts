import type { ResumeLine } from '../layout/resume-line.ts';
import type { Role } from './roles.ts';

/** A value in the head of an entry. */
export type RoleValue = {
  readonly role: Role;
  readonly text: string;
  readonly confidence: number;
  readonly line: ResumeLine;
};

/** The first value of a role. */
export const valueIn = (values: readonly RoleValue[] | undefined, role: Role): RoleValue | undefined =>
  values?.find((each) => each.role === role);
