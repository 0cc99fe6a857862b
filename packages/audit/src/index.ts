export { type Applicant, type GroupImpact, type Impact, type ImpactTable, impactOf, type Note } from './impact-of.ts';
export { type Selection, type Selector, selectorOf } from './selector-of.ts';
