/** What is known of an occupation. */
export type Occupation = {
  readonly id: string;
  /** A group of occupations, such as `health`. */
  readonly trade: string;
  /** Ids of occupations whose work is much the same. */
  readonly near: readonly string[];
  /** Canonical names of the skills that it typically needs. */
  readonly skills: readonly string[];
  /** Ids of narrower occupations. */
  readonly kinds: readonly string[];
};
