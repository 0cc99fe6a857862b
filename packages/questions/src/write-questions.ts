import type {
  DocumentFacts,
  JobReading,
  MatchAssessment,
  QuestionCategory,
  QuestionDraft,
  QuestionDrafts,
  ResumeContent,
} from '@winnow/contracts';
import { askedRequirements } from './asked-requirements.ts';
import { type Candidate, generic } from './candidate.ts';
import { chooseCandidates, subjectsOf } from './choose-candidates.ts';
import { claimCandidates, skillCandidates } from './claim-candidates.ts';
import { guidance } from './guidance.ts';
import type { LogicalItem } from './logical/logical-item.ts';
import { makeLogicalItems } from './logical/make-logical-items.ts';
import { createQuoteFilter } from './quote-filter.ts';
import { createRandom, type Random } from './random.ts';
import { gapCandidates, learningCandidates, shownCandidates, softCandidates } from './requirement-candidates.ts';
import { seedOf } from './seed-of.ts';
import { shareCount } from './share-count.ts';
import { statementsOf } from './statements.ts';

export type QuestionInput = {
  readonly document: DocumentFacts;
  readonly content: ResumeContent;
  readonly job: JobReading;
  /** The match of this resume and this job: which requirements are shown, and where. */
  readonly match: MatchAssessment;
};

export type QuestionChoice = {
  readonly categories: readonly QuestionCategory[];
  /** Total number of questions, shared among the categories. */
  readonly count: number;
  /** 0 to 2,147,483,647. */
  readonly seed: number;
};

type Draft = Omit<QuestionDraft, 'id'>;
type GroundedCategory = Exclude<QuestionCategory, 'iq_logical'>;

const candidatesFor = ({
  document,
  content,
  job,
  match,
}: QuestionInput): { readonly [category in GroundedCategory]: readonly Candidate[] } => {
  const mayQuote = createQuoteFilter(content, [document.language, job.language]);
  const statements = statementsOf(content, mayQuote);
  const asked = askedRequirements(job, match, mayQuote);
  const skills = new Set(asked.flatMap(({ skill }) => skill ?? []));
  return {
    technical: [
      ...gapCandidates(asked),
      ...shownCandidates(asked),
      ...claimCandidates('technical.claim', statements),
      ...skillCandidates(statements, skills),
    ],
    hr: [
      ...softCandidates(asked),
      ...claimCandidates('hr.claim', statements),
      generic('hr.conflict', 'medium'),
      generic('hr.motivation', 'easy'),
      generic('hr.priorities', 'medium'),
    ],
    personal_development: [
      ...learningCandidates(asked),
      ...claimCandidates('development.claim', statements),
      generic('development.feedback', 'medium'),
      generic('development.plan', 'easy'),
    ],
  };
};

const groundedDraft = (category: GroundedCategory, candidate: Candidate, random: Random): Draft => {
  const { template, difficulty, basedOn, values } = candidate;
  const { listenFor, followUps } = guidance[template];
  return {
    category,
    difficulty,
    based_on: basedOn,
    template,
    values,
    clues: [],
    listen_for: listenFor,
    follow_up: random.pick(followUps),
    answer: null,
    explanation: null,
  };
};

const logicalDraft = ({ template, ...item }: LogicalItem, random: Random): Draft => {
  const { listenFor, followUps } = guidance[template];
  return {
    ...item,
    category: 'iq_logical',
    based_on: { kind: 'generic', requirement: null, quote: null },
    template,
    listen_for: listenFor,
    follow_up: random.pick(followUps),
  };
};

/** The first choices may quote anything; later ones prefer unquoted texts. */
const inTurn: readonly GroundedCategory[] = ['technical', 'hr', 'personal_development'];

/**
 * Chooses the questions for a resume and a job, independent of any language: templates and their values. The same input gives the
 * same questions. If resume and job provide fewer than requested, logical questions fill up if they are requested.
 */
export const writeQuestions = (input: QuestionInput, { categories, count, seed }: QuestionChoice): QuestionDrafts => {
  const shares = shareCount(categories, count);
  const randomFor = (category: QuestionCategory): Random => createRandom(seedOf(`${seed} ${category}`));
  const candidates = candidatesFor(input);
  const elsewhere = new Set<string>();
  const grounded = new Map<QuestionCategory, readonly Draft[]>();
  for (const category of inTurn) {
    const random = randomFor(category);
    const chosen = chooseCandidates(candidates[category], shares.get(category) ?? 0, elsewhere, random);
    for (const subject of chosen.flatMap(subjectsOf)) elsewhere.add(subject);
    grounded.set(
      category,
      chosen.map((candidate) => groundedDraft(category, candidate, random)),
    );
  }
  const drafts = (category: QuestionCategory): readonly Draft[] => grounded.get(category) ?? [];
  const written = inTurn.reduce((sum, category) => sum + drafts(category).length, 0);
  const random = randomFor('iq_logical');
  const logical = makeLogicalItems(shares.has('iq_logical') ? count - written : 0, random).map((item) =>
    logicalDraft(item, random),
  );
  // In the order of `questionCategories`, regardless of the requested order.
  const ordered = [...drafts('hr'), ...drafts('technical'), ...logical, ...drafts('personal_development')];
  return { questions: ordered.map((draft, index) => ({ id: `q${index + 1}`, ...draft })), seed, document: input.document };
};
