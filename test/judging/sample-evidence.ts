import { createHash } from 'node:crypto';
import { defaultLimits, type LanguageCode } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { readJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import { seedOf, writeQuestions } from '@winnow/questions';
import { renderQuestionSet } from '@winnow/questions/render-question-set';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { readingTools } from '../support/reading-tools.ts';
import { type Job, loadJobs } from './load-jobs.ts';

// npm run eval:sample -- evidence|questions [count] prints a sheet for a second reader, of tune jobs: the same lines each time.
type Line = { readonly key: string; readonly text: string };

const questionLanguages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'ru', 'tr'];
const asked = 10;
const shownIn: LanguageCode = 'en';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const linesOf = async ({ id, posting, truth, resumes }: Job, what: string): Promise<readonly Line[]> => {
  const job = readJob(posting);
  const lines: Line[] = [];
  for (const { file, kind } of truth.candidates) {
    const read = await readDocument(resumes.get(file) ?? new Uint8Array(), readingTools, defaultLimits);
    const { content, facts } = parseResume(read, engineMonth);
    const document = { ...facts, sha256: hash(file) };
    const match = matchResume({ document, content, job, jobText: posting });
    const add = (number: string, ...parts: readonly string[]) =>
      lines.push({ key: hash(`${id}/${file}/${number}`), text: [`${id}/${kind}/${number}`, ...parts].join(' | ') });
    if (what === 'evidence')
      for (const { id: number, status, text, evidence } of match.requirements) {
        const [best] = evidence;
        if (best !== undefined && (status === 'met' || status === 'partly_met')) add(number, status, text, best.quote);
      }
    else {
      const choice = { categories: ['hr', 'technical', 'personal_development'], count: asked, seed: seedOf(id) } as const;
      const about = { requestId: '', jobId: id, jobVersion: 1, cached: false, mode: 'both', engineVersion: '' } as const;
      const drafts = writeQuestions({ document, content, job, match }, choice);
      for (const question of renderQuestionSet(drafts, { ...about, requested: asked, language: shownIn }).questions)
        add(question.id, question.scope ?? '', question.text);
    }
  }
  return lines;
};

const [what = 'evidence', count = '200'] = process.argv.slice(2);
const jobs = loadJobs('tune').filter(({ id }) => what === 'evidence' || questionLanguages.includes(id.slice(0, 2)));
const lines = (await Promise.all(jobs.map((job) => linesOf(job, what)))).flat();
for (const { text } of lines.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, Number(count)))
  console.log(text.replace(/\s+/gu, ' '));
