import { questionCategories } from '@winnow/contracts';
import { readJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import { type QuestionInput, writeQuestions } from '@winnow/questions';
import { expect, it } from 'vitest';
import { type Job, loadJobs } from './load-jobs.ts';
import { people } from './people.ts';
import { readResume } from './read-resume.ts';

/** A usual interview, and one that asks all there is. */
const counts = [16, 40] as const;

const writeFor = (input: QuestionInput, count: number) =>
  writeQuestions(input, { categories: [...questionCategories], mode: 'both', count, seed: 0 }).questions;

/** What is asked of each candidate of a job. */
const candidatesOf = async ({ posting, resumes }: Job) => {
  const job = readJob(posting);
  const candidates = [];
  for (const [file, bytes] of resumes) {
    const { document, content } = await readResume(bytes);
    const input = { document, content, job, match: matchResume({ document, content, job, jobText: posting }) };
    candidates.push({
      file,
      text: new TextDecoder().decode(bytes),
      name: content.profile.name?.value,
      interviews: counts.map((count) => writeFor(input, count)),
    });
  }
  return candidates;
};

type Question = ReturnType<typeof writeFor>[number];

/** Letters and digits alone: bullets are no part of what is read, and lines of one sentence are joined. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Reasons that state something about the candidate. */
const stating: ReadonlySet<string | undefined> = new Set(['claim', 'shown', 'listed', 'denied']);

/** Whether the question is about words of the resume; `development.gap` names what is denied in those of the job. */
const states = ({ why, template }: Question): boolean => stating.has(why) && template !== 'development.gap';

/** The words of the resume that the question is about. */
const quoteOf = ({ values }: Question): string | null => (typeof values.quote === 'string' ? values.quote : null);

/** The core questions of an interview without their places in it. */
const coreOf = (questions: readonly Question[]): readonly unknown[] =>
  questions.filter(({ scope, category }) => scope === 'core' && category !== 'iq_logical').map(({ id: _, ...rest }) => rest);

/** What a question holds besides the texts that are the same for everybody. */
const wordsOf = (questions: readonly Question[]): string =>
  bare(questions.flatMap(({ values, based_on }) => [...Object.values(values), based_on.quote ?? '']).join('\n'));

const jobs = loadJobs('tune').map((job) => [job.id, job] as const);

it.each(jobs)('the candidates for %s are asked the same core, and of what they wrote, each thing once', async (id, job) => {
  const candidates = await candidatesOf(job);
  for (const { file, text, name, interviews } of candidates) {
    const written = bare(text);
    const person = people.find(({ resume }) => resume === `${id}/${file}`);
    const personal = [name, person?.name[0], person?.school[0]].flatMap((each) => (each === undefined ? [] : [bare(each)]));
    for (const [index, questions] of interviews.entries()) {
      expect(coreOf(questions), file).toEqual(coreOf(candidates[0]?.interviews[index] ?? []));
      const quotes = questions.filter(({ scope }) => scope === 'personal').flatMap(({ based_on }) => based_on.quote ?? []);
      expect(new Set(quotes.map(bare)).size, `${file} is quoted twice`).toBe(quotes.length);
      const claims = questions.filter(states).map(quoteOf);
      expect(
        claims.filter((quote) => quote === null || !written.includes(bare(quote))),
        `${file} says no such thing`,
      ).toEqual([]);
      expect(
        personal.filter((each) => wordsOf(questions).includes(each)),
        `${file} is named`,
      ).toEqual([]);
    }
  }
});
