import { assessAts } from '@winnow/ats';
import { renderAtsReport } from '@winnow/ats/render';
import { defaultLimits, engineVersion, type JobReading, type MatchAssessment } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { readJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import { writeQuestions } from '@winnow/questions';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { loadJobs } from '../judging/load-jobs.ts';
import { makeWork } from '../load/make-work.ts';
import { readingTools } from '../support/reading-tools.ts';
import { type Counted, countBytes, countExecuted } from './executed.ts';

// A process of its own, so that nothing else is counted: prints what each step of fixed work executes and allocates.

/** Of the bench: three PDFs, one of two pages, a Word document and a text. */
const files = [0, 3, 10, 6, 9];
const languages = ['en', 'de', 'ja'];
const resumesOfJob = 1;
const sha256 = '0'.repeat(64);
const about = { language: 'en', requestId: 'counted', cached: false, engineVersion } as const;

const made = await makeWork();
const work = files.flatMap((number) => made[number]?.bytes ?? []);
const known = loadJobs('tune');
const jobs = languages.flatMap((language) => known.find(({ id }) => id.startsWith(`${language}-`)) ?? []);
const texts = jobs.flatMap(({ resumes }) => [...resumes.values()].slice(0, resumesOfJob));

const layoutsOf = (all: readonly Uint8Array[]) =>
  Promise.all(all.map((bytes) => readDocument(bytes, readingTools, defaultLimits)));
const layouts = await layoutsOf([...work, ...texts]);
const parse = () => layouts.map((layout) => ({ layout, ...parseResume(layout, engineMonth) }));
const resumes = parse().map(({ layout, content, facts }) => ({ layout, content, document: { sha256, ...facts } }));
type Resumes = typeof resumes;

const assess = (all: Resumes) => all.map((resume) => assessAts({ ...resume, jobTerms: [] }));
const assessments = assess(resumes);
const readJobs = (): readonly JobReading[] => jobs.map(({ posting }) => readJob(posting));
const readings = readJobs();
const match = (all: Resumes): readonly MatchAssessment[] =>
  readings.flatMap((job) => all.map(({ document, content }) => matchResume({ document, content, job, jobText: null })));
const matches = match(resumes);
const questions = { categories: ['technical', 'hr'], count: 10, seed: 1 } as const;
const [job] = readings;
if (job === undefined) throw new Error('There is no job.');

const steps: { readonly [name: string]: (all: Resumes) => unknown } = {
  'read files': () => layoutsOf(work),
  'parse resumes': parse,
  'assess resumes': assess,
  'render reports': () => assessments.map((assessment) => JSON.stringify(renderAtsReport(assessment, about))),
  'read jobs': readJobs,
  'match resumes': match,
  'write questions': (all) =>
    all.map(({ document, content }, index) => {
      const found = matches[index];
      return found && writeQuestions({ document, content, job, match: found }, questions);
    }),
};

const counted: { [name: string]: Counted } = {};
for (const [name, step] of Object.entries(steps)) {
  // Each time with resumes of its own, of which nothing is known yet; once before, so that tables are loaded.
  const [first, second, third] = [structuredClone(resumes), structuredClone(resumes), structuredClone(resumes)];
  await step(first);
  const bytes = await countBytes(() => step(second));
  const executed = await countExecuted(() => step(third));
  counted[name] = { executed, bytes };
}
console.log(JSON.stringify(counted));
