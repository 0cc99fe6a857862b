import { candidateStage, evidenceGrade, matchFlag, requirementStatus } from '@winnow/contracts';
import { z } from 'zod';
import {
  anchorIds,
  competencyIds,
  explanationIds,
  followUpIds,
  leadIds,
  listenForIds,
  questionIds,
  whyIds,
} from '../interview-ids.ts';
import { evidence } from './evidence.ts';
import { jobWords } from './job-words.ts';
import { type Immutable, words } from './words.ts';

const text = z.string().min(1);

const personal = z.strictObject({
  anywhere: words('Labels that also tell it within a sentence. A star stands for any ending there.'),
  labels: words('Labels that mean something else within a sentence: "sex", "born".'),
  sentences: words('Words that tell it only within a sentence: "married". A star stands for any ending.'),
});

const matchPageTexts = z
  .strictObject({
    title: text.describe('Title of the page.'),
    explained: text.describe('How the score follows from the categories.'),
    cap: text.describe('To what missing musts limit the score.'),
    requirements: text.describe('Heading of the requirements.'),
    jobTitle: text.describe('The category of the title.'),
    extra: text.describe('Heading of the skills that the job does not ask for.'),
  })
  .describe('Labels of a match report as a page.');

const matchTexts = z.strictObject({
  summary: text,
  nothingToJudge: text.describe('Replaces the summary when the job requires nothing that can be judged.'),
  disclaimer: text,
  page: matchPageTexts,
  verdicts: z.record(requirementStatus, text).describe('Whether a resume shows a requirement.'),
  grades: z.record(z.enum(evidenceGrade.options), text).describe('What stands behind the words of the resume.'),
  flags: z.record(matchFlag, text).describe('What a person should know about the resume or the job.'),
});

const rankingTexts = z.strictObject({
  title: text.describe('Title of the page.'),
  candidate: text.describe('Column of the candidates.'),
  anonymous: text.describe('A candidate without a name.'),
  score: text.describe('Column of the scores.'),
  stage: text.describe('Column of the stages.'),
  stages: z.record(candidateStage, text).describe('How far a candidate has come.'),
  next: text.describe('Link to the next page.'),
  first: text.describe('Link to the first page.'),
  failures: text.describe('Heading of the files without a score.'),
  provisional: text.describe('Shown while the batch runs.'),
});

const anchors = z.strictObject({ '1': text, '3': text, '5': text });

const guideTexts = z
  .strictObject({
    title: text,
    why: text.describe('Before the reason for a question.'),
    listenFor: text.describe('Before what the interviewer should listen for.'),
    followUp: text.describe('Before a question that may be asked next.'),
    rating: text.describe('Before the points from 1 to 5.'),
    answer: text.describe('Before the solution of a logical question.'),
    notes: text.describe('Above the room for notes.'),
  })
  .describe('Labels of the interview guide as a page.');

const interviewTexts = z.strictObject({
  leads: z
    .record(z.enum(leadIds), text)
    .describe('What a question is about, before the question; `because` gives a reason with its quote.'),
  competencies: z.record(z.enum(competencyIds), text).describe('What an answer tells about.'),
  why: z.record(z.enum(whyIds), text).describe('Why a question is asked.'),
  anchors: z.record(z.enum(anchorIds), anchors).describe('Answers that deserve 1, 3 and 5 of 5 points.'),
  questions: z.record(z.enum(questionIds), text),
  explanations: z.record(z.enum(explanationIds), text).describe('How a logical question is solved.'),
  listenFor: z.record(z.enum(listenForIds), text).describe('What an interviewer listens for.'),
  followUps: z.record(z.enum(followUpIds), text),
  guide: guideTexts,
  orderClue: text.describe('One clue of `iq.order`, within a sentence.'),
  separators: z
    .strictObject({ comma: text.describe('Between the items of a list.'), semicolon: text.describe('Between clauses.') })
    .describe('With their spaces.'),
});

const skillContext = z
  .strictObject({
    conjunctions: words('"And" and "or" as they stand between two skills.').optional(),
    prepositions: words('Small words behind a conjunction: "Excel et de Sage".').optional(),
    introductions: words('Words after which a name that is also a common word is the name: "experience with Go".').optional(),
    beforeSeasons: words('Words before seasons: "in spring" names no framework.').optional(),
    knowing: words('Words of knowing: "knowledge", "command", "mastery".').optional(),
    genitives: words('Introduce a name behind a word of knowing: "knowledge of Excel".').optional(),
    companions: words('Stand beside a name that is also a common word: "Go developer".').optional(),
    compounds: words('Written to the end of a name: "Excelkenntnisse".').optional(),
    endings: words('Endings of cases, written to a name in Latin letters: "Zendesku", "Excelin", "Excel-ben".').optional(),
    clitics: words('Written to the beginning of a name: "and", "in", "with" in Hebrew and Arabic.').optional(),
    otherWords: words('Words of the language that look like a name with an ending: "Springer".').optional(),
    otherSenses: words('Phrases in which a name means something else: "Kotlin adası", an island.').optional(),
  })
  .describe('Words that tell whether a name which is also a common word is a skill.');

const skills = z
  .record(z.string(), words('Names of one skill.'))
  .describe(
    'Names of skills by their label in the catalogue of the package skills, lower case; those that are the same in English stand there. The signs are those of the catalogue: `^`, `!`, `?` and `*`.',
  );

const occupations = z
  .record(z.string(), words('Titles of one occupation, in the forms for men and women, without rank.'))
  .describe(
    'Job titles by the id of the occupation in the package skills, lower case. Other endings of long words are found as well. `!` before a title: it means something else in other languages.',
  );

/** `data/<code>/hiring.json`: the words by which job descriptions are read, and the texts of matches and interviews. */
export const hiringSchema = z.strictObject({
  $schema: z.string(),
  job: jobWords.describe('Lower case except for companies, in the forms that job descriptions use.'),
  evidence,
  personal: personal.describe(
    'Words for what must never count: nationality, birth, age, gender, marital status, religion, photo. Lower case.',
  ),
  match: matchTexts.describe('Texts of a match report: ICU messages with the placeholders of English.'),
  ranking: rankingTexts.describe('Texts of a ranking as a page: ICU messages with the placeholders of English.'),
  interview: interviewTexts.describe('Interview questions: ICU messages with the placeholders of English.'),
  skillContext: skillContext.optional(),
  skills: skills.optional(),
  occupations: occupations.optional(),
});

/** What reading jobs, matching and interviewing know of one language. */
export type HiringWords = Immutable<Omit<z.infer<typeof hiringSchema>, '$schema'>>;

export type InterviewTexts = HiringWords['interview'];

export type MatchTexts = HiringWords['match'];

export type RankingTexts = HiringWords['ranking'];
