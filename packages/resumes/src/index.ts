export { type DateRange, parseDateRanges, type ReadDate } from './dates/parse-date-ranges.ts';
export type { ParsedFacts } from './document-facts.ts';
export { type ParsedResume, parseResume } from './parse-resume.ts';
