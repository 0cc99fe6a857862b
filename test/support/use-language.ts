// Runs in a copy of the packages to which a language was added: prints what Winnow makes of a resume and a job description in it.

import { readFileSync } from 'node:fs';
import { assessAts } from '@winnow/ats';
import { renderAtsReport } from '@winnow/ats/render';
import { defaultLimits, type LanguageCode } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { readJob } from '@winnow/jobs';
import { jobTerms, matchResume } from '@winnow/matching';
import { renderMatchReport } from '@winnow/matching/render-match-report';
import { seedOf, writeQuestions } from '@winnow/questions';
import { renderQuestionSet } from '@winnow/questions/render-question-set';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { hiringSchema } from '../../packages/languages/src/schema/hiring.ts';
import { readingSchema } from '../../packages/languages/src/schema/reading.ts';
import { reportSchema } from '../../packages/languages/src/schema/report.ts';
import { madeUp } from './make-language.ts';
import { readingTools } from './reading-tools.ts';

const language = process.argv[2] as LanguageCode;

const resume = `Ada Quill
ada.quill@example.com

${madeUp('Experience')}
${madeUp('Project Manager')}, Northwind
${madeUp('January')} 2019 - ${madeUp('present')}
- ${madeUp('Managed the project management of the team and was responsible for customer service')}
- ${madeUp('Developed and improved the processes of the company with the other managers')}

${madeUp('Education')}
${madeUp('Bachelor of Science')}, Northwind
${madeUp('March')} 2012 - ${madeUp('June')} 2016

${madeUp('Skills')}
${madeUp('Project management')}, ${madeUp('Customer service')}, Python
`;

const jobText = `${madeUp('Project Manager')}

${madeUp('Requirements')}:
- ${madeUp('at least 3 years of experience with project management')}
- Python ${madeUp('is required')}
- ${madeUp('you are able to work in the team and with the customers of the company')}

${madeUp('Nice to have')}:
- ${madeUp('customer service')}
`;

const schemas = { reading: readingSchema, report: reportSchema, hiring: hiringSchema };
const issues = Object.entries(schemas).flatMap(([name, schema]) => {
  const file = new URL(`../../packages/languages/data/${language}/${name}.json`, import.meta.url);
  return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).error?.issues ?? [];
});
const bytes = new TextEncoder().encode(resume);
const layout = await readDocument(bytes, readingTools, defaultLimits);
const { content, facts } = parseResume(layout, engineMonth);
const document = { ...facts, sha256: '0'.repeat(64), filename: 'a.txt', size_bytes: bytes.length };
const job = readJob(jobText);
const assessment = assessAts({ document, content, layout, jobTerms: jobTerms({ document, content, job, jobText }) });
const match = matchResume({ document, content, job, jobText });
const drafts = writeQuestions(
  { document, content, job, match },
  { categories: ['hr', 'technical'], count: 4, seed: seedOf('a') },
);
const answered = { language, requestId: 'r', cached: false, engineVersion: 'e' };
const ofJob = { ...answered, jobId: 'j', jobVersion: 1 };
process.stdout.write(
  JSON.stringify({
    issues,
    language: facts.language,
    sections: content.sections.map(({ kind }) => kind),
    experience: content.experience.map(({ title, start, end }) => ({
      title: title?.value,
      start: start?.value,
      end: end?.value,
    })),
    level: content.education[0]?.level,
    job,
    report: renderAtsReport(assessment, answered),
    match: renderMatchReport(match, {
      ...ofJob,
      computedFrom: {
        engine_version: 'e',
        document_sha256: 's',
        job_version: 1,
        job_digest: 'd',
        weights: job.weights,
        meaning: null,
      },
    }),
    questions: renderQuestionSet(drafts, { ...ofJob, requested: 4, mode: 'both' }),
  }),
);
