export { solveLogical } from './logical/solve-logical.ts';
export { type QuestionSetOptions, renderQuestionSet } from './render-question-set.ts';
export { seedOf } from './seed-of.ts';
export { type QuestionChoice, type QuestionInput, writeQuestions } from './write-questions.ts';
