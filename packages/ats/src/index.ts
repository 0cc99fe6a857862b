export { assessAts } from './assess-ats.ts';
export type { AtsInput } from './assessed-resume.ts';
export type { Check, Measurement } from './check.ts';
export { rubric } from './rubric.ts';
