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

/** How sure it is that an entry without a name of its own belongs to the one above. */
const inheritance = 0.7;

/** The value as another entry has it that does not print it. */
export const inherited = (value: RoleValue): RoleValue => ({ ...value, confidence: value.confidence * inheritance });
