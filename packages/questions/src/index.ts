export { solveLogical } from './logical/solve-logical.ts';
export { seedOf } from './seed-of.ts';
export { type QuestionChoice, type QuestionInput, writeQuestions } from './write-questions.ts';
