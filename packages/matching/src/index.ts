export type { MatchInput } from './assess-resume.ts';
export { jobRequirements } from './job-requirements.ts';
export { jobTerms } from './job-terms.ts';
export { likenessFrom } from './likeness-from.ts';
export { matchResume, matchWords, type OpenMatch } from './match-resume.ts';
export type { LikenessOf, OpenWords } from './open-words.ts';
export { personalMask } from './personal-text.ts';
