import type { ResumeLine } from '../layout/resume-line.ts';
import type { DatedLine } from './dated-line.ts';

/** One position, school or project: the lines that name it, and its description. */
export type Entry = { readonly head: readonly DatedLine[]; readonly body: readonly ResumeLine[] };

/** An entry while its lines are gathered. */
export type GrowingEntry = { readonly head: DatedLine[]; readonly body: ResumeLine[] };
