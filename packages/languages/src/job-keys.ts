import { lazily, textOf } from '@winnow/kernel';
import { loadTable } from './load-data.ts';

const headings = lazily(() => loadTable('job-headings'));
const labels = lazily(() => loadTable('job-labels'));

/** The part of a job description that a heading names in any language, by its key. */
export const jobPartOf = (key: string): string | undefined => textOf(headings(), key);

/** The fact of a job that a label names in any language, by its key. */
export const jobFactOf = (key: string): string | undefined => textOf(labels(), key);
