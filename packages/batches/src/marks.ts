import type { RequirementStatus } from '@winnow/contracts';

/** What a candidate shows of the job: enough to compute another score without the match. */
export type Marks = {
  /** Of each requirement, in the order of the job. */
  readonly statuses: readonly RequirementStatus[];
  /** Of each term of the score, 0 to 100; null where it cannot be assessed. */
  readonly credits: readonly (number | null)[];
};

/** In a form that takes about two characters per requirement, because ten thousand are read at once. */
export type PackedMarks = string;

const letters = { met: 'm', partly_met: 'p', not_shown: 'n', not_assessable: 'x' } as const satisfies {
  readonly [status in RequirementStatus]: string;
};

const statusOf = new Map(Object.entries(letters).map(([status, letter]) => [letter as string, status as RequirementStatus]));

const none = 255;

/** Statuses as letters, a dot, and the credits as base64, one byte each. */
export const packMarks = ({ statuses, credits }: Marks): PackedMarks =>
  `${statuses.map((status) => letters[status]).join('')}.${btoa(String.fromCharCode(...credits.map((credit) => credit ?? none)))}`;

/** The marks of a packed form that `packMarks` made. */
export const unpackMarks = (packed: PackedMarks): Marks => {
  const dot = packed.indexOf('.');
  return {
    statuses: Array.from(packed.slice(0, dot), (letter) => statusOf.get(letter) ?? 'not_assessable'),
    credits: Array.from(atob(packed.slice(dot + 1)), (character) => {
      const credit = character.charCodeAt(0);
      return credit === none ? null : credit;
    }),
  };
};
