import type { RequirementStatus } from '@winnow/contracts';

/** What a candidate shows of the job: enough to compute another score without the match. */
export type Marks = {
  /** Of each requirement, in the order of the job. */
  readonly statuses: readonly RequirementStatus[];
  /** Of each term of the score, 0 to 100, -1 for what is denied; null where it cannot be assessed. */
  readonly credits: readonly (number | null)[];
};

/** In a form that takes about two characters per requirement, because ten thousand are read at once. */
export type PackedMarks = string;

const letters = { met: 'm', partly_met: 'p', not_shown: 'n', not_assessable: 'x' } as const satisfies {
  readonly [status in RequirementStatus]: string;
};

const statusOf = new Map(Object.entries(letters).map(([status, letter]) => [letter as string, status as RequirementStatus]));

const none = 255;
const denied = 254;

const byteOf = (credit: number | null): number => (credit === null ? none : credit < 0 ? denied : credit);

/** Statuses as letters, a dot, and the credits as base64, one byte each. */
export const packMarks = ({ statuses, credits }: Marks): PackedMarks =>
  `${statuses.map((status) => letters[status]).join('')}.${btoa(String.fromCharCode(...credits.map(byteOf)))}`;

/** The marks of a packed form that `packMarks` made. Loops, because iterating over texts takes several times as long. */
export const unpackMarks = (packed: PackedMarks): Marks => {
  const dot = packed.indexOf('.');
  const statuses: RequirementStatus[] = [];
  for (let index = 0; index < dot; index += 1) statuses.push(statusOf.get(packed.charAt(index)) ?? 'not_assessable');
  const bytes = atob(packed.slice(dot + 1));
  const credits: (number | null)[] = [];
  for (let index = 0; index < bytes.length; index += 1) {
    const credit = bytes.charCodeAt(index);
    credits.push(credit === none ? null : credit === denied ? -1 : credit);
  }
  return { statuses, credits };
};
