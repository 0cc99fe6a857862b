import type {
  DocumentFacts,
  JobReading,
  MatchAssessment,
  QuestionCategory,
  QuestionDraft,
  QuestionDrafts,
  QuestionMode,
  ResumeContent,
} from '@winnow/contracts';
import { noContent } from '@winnow/contracts/constants';
import { askedRequirements, jobDemands } from './asked-requirements.ts';
import type { Candidate } from './candidate.ts';
import type { GroundedCategory } from './categories.ts';
import { chooseCandidates, nothingTaken } from './choose-candidates.ts';
import { claimCandidates } from './claim-candidates.ts';
import { coreCandidates } from './core-candidates.ts';
import { createDisowned } from './disowned.ts';
import { type Guidance, guidance } from './guidance.ts';
import type { LogicalItem } from './logical/logical-item.ts';
import { makeLogicalItems } from './logical/make-logical-items.ts';
import { createQuoteFilter } from './quote-filter.ts';
import { createRandom, type Random } from './random.ts';
import { seedOf } from './seed-of.ts';
import { shareModes } from './share-modes.ts';
import { createStandsIn } from './stands-in.ts';
import { statementsOf } from './statements.ts';
import { createTellingOf } from './telling-of.ts';
import { deniedCandidates, gapCandidates, listedCandidates, shownCandidates } from './verdict-candidates.ts';

export type QuestionInput = {
  readonly document: DocumentFacts;
  readonly content: ResumeContent;
  readonly job: JobReading;
  /** The match of this resume and this job: which requirements are shown, and where. */
  readonly match: MatchAssessment;
};

export type QuestionChoice = {
  readonly categories: readonly QuestionCategory[];
  /** Default both. */
  readonly mode?: QuestionMode | undefined;
  /** Total number of questions, shared among the categories. */
  readonly count: number;
  /** 0 to 2,147,483,647. */
  readonly seed: number;
};

type Draft = Omit<QuestionDraft, 'id'>;
type Candidates = { readonly [category in GroundedCategory]: readonly Candidate[] };

const coreOf = (job: JobReading): Candidates =>
  coreCandidates(job, jobDemands(job, createQuoteFilter(noContent, [job.language])));

const personalOf = ({ document, content, job, match }: QuestionInput): Candidates => {
  const mayQuote = createQuoteFilter(content, [document.language, job.language]);
  const isDisowned = createDisowned(job, match, document.language);
  const standsIn = createStandsIn(content);
  const saysSo = (text: string): boolean => mayQuote(text) && standsIn(text);
  const tellingOf = createTellingOf(content, document.language);
  const statements = statementsOf(content, tellingOf, (text) => saysSo(text) && !isDisowned(text));
  const asked = askedRequirements(jobDemands(job, mayQuote), match, saysSo, isDisowned, tellingOf);
  const skills = new Set(asked.flatMap(({ skill }) => skill ?? []));
  return {
    technical: [
      ...deniedCandidates(asked, 'technical.denied'),
      ...gapCandidates(asked),
      ...shownCandidates(asked),
      ...listedCandidates(asked),
      ...claimCandidates('technical', statements, skills),
    ],
    hr: claimCandidates('hr', statements, skills),
    personal_development: [
      ...deniedCandidates(asked, 'development.gap'),
      ...claimCandidates('personal_development', statements, skills),
    ],
  };
};

const guidanceOf = (template: Candidate['template']): Guidance => {
  const found = guidance[template];
  if (found === undefined) throw new Error(`The template ${template} is not in use.`);
  return found;
};

const guided = (template: Candidate['template'], random: Random) => {
  const { listenFor, followUps, competency, anchors } = guidanceOf(template);
  return { template, listen_for: listenFor, follow_up: random.pick(followUps), competency, anchors };
};

const groundedDraft = (
  category: GroundedCategory,
  scope: NonNullable<Draft['scope']>,
  { template, lead, why, difficulty, basedOn, values, authored }: Candidate,
  random: Random,
): Draft => ({
  ...guided(template, random),
  category,
  scope,
  difficulty,
  based_on: basedOn,
  values,
  clues: [],
  answer: null,
  explanation: null,
  // A question that fills up is neither the same for all nor based on this resume.
  why: scope === 'personal' && why === 'core' && basedOn.kind === 'generic' ? 'general' : why,
  ...(lead === null ? {} : { lead }),
  ...(authored === undefined ? {} : { authored }),
});

const logicalDraft = ({ template, ...item }: LogicalItem, random: Random): Draft => ({
  ...item,
  ...guided(template, random),
  category: 'iq_logical',
  scope: 'core',
  based_on: { kind: 'generic', requirement: null, quote: null },
  why: 'core',
});

/** The first choices may quote anything; later ones take what is left. */
const inTurn: readonly GroundedCategory[] = ['technical', 'hr', 'personal_development'];

/**
 * Chooses the questions for a resume and a job, independent of any language: templates and their values. The same input gives the
 * same questions, and the same job and choice the same core questions for every resume. If there are fewer than requested, other
 * questions about the job fill up, then logical ones if they are requested.
 */
export const writeQuestions = (
  input: QuestionInput,
  { categories, mode = 'both', count, seed }: QuestionChoice,
): QuestionDrafts => {
  const shares = shareModes(categories, mode, count);
  const shareOf = (category: QuestionCategory) => shares.get(category) ?? { core: 0, personal: 0 };
  const randomFor = (name: string): Random => createRandom(seedOf(`${seed} ${name}`));
  const [core, personal] = [coreOf(input.job), personalOf(input)];
  const drafts = new Map<QuestionCategory, Draft[]>(inTurn.map((category) => [category, []]));
  const of = (category: QuestionCategory): readonly Draft[] => drafts.get(category) ?? [];
  const add = (category: GroundedCategory, scope: NonNullable<Draft['scope']>, chosen: readonly Candidate[], random: Random) =>
    drafts.get(category)?.push(...chosen.map((candidate) => groundedDraft(category, scope, candidate, random)));

  const asked = nothingTaken();
  for (const category of inTurn) {
    const random = randomFor(`core ${category}`);
    add(category, 'core', chooseCandidates(core[category], shareOf(category).core, [asked], random), random);
  }
  // What the job asks of everybody may be asked again of a person about what they did: only texts and quotes must differ.
  const taken = { ...nothingTaken(), texts: new Set(asked.texts) };
  for (const category of inTurn) {
    const random = randomFor(`personal ${category}`);
    const { core: cores, personal: wanted } = shareOf(category);
    const missing = mode === 'core' ? 0 : cores + wanted - of(category).length;
    const own = chooseCandidates(personal[category], missing, [taken], random);
    add(category, 'personal', own, random);
    if (mode === 'both') {
      const before = of(category).map(({ template }) => template);
      const rest = chooseCandidates(core[category], missing - own.length, [asked, taken], random, before);
      add(category, 'personal', rest, random);
    }
  }
  const written = [...drafts.values()].reduce((sum, each) => sum + each.length, 0);
  const random = randomFor('iq_logical');
  const logical = makeLogicalItems(shares.has('iq_logical') ? count - written : 0, random).map((item) =>
    logicalDraft(item, random),
  );
  // In the order of `questionCategories`, regardless of the requested order.
  const ordered = [...of('hr'), ...of('technical'), ...logical, ...of('personal_development')];
  return { questions: ordered.map((draft, index) => ({ id: `q${index + 1}`, ...draft })), seed, document: input.document };
};
