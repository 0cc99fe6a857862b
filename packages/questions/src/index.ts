export { acceptWordings } from './accept-wordings.ts';
export { chatBody } from './chat-body.ts';
export { solveLogical } from './logical/solve-logical.ts';
export type { Wording } from './read-wordings.ts';
export { seedOf } from './seed-of.ts';
export { type WordingRequest, wordingRequest } from './wording-request.ts';
export { type QuestionChoice, type QuestionInput, writeQuestions } from './write-questions.ts';
