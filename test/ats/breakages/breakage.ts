import type { CapId, CheckId } from '@winnow/languages';
import type { Changes, Format } from '../write-file.ts';

/** One fault that a file can have, and what it must and may cost. */
export type Breakage = Changes & {
  readonly name: string;
  readonly breaks: CheckId | CapId;
  readonly formats: readonly Format[];
  /** In other languages people do not make this mistake, or Winnow says that it cannot judge it. */
  readonly suits?: (language: string) => boolean;
  /** Checks that may change with it, since they have less, nothing, or something else left to judge. */
  readonly touches?: readonly CheckId[];
  /** Whether so little text is left that anything may change. */
  readonly ruins?: boolean;
};
