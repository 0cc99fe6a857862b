import { answer } from '../answer.ts';
import type { AddTool } from '../context.ts';
import { language, languageOf } from '../language.ts';
import { openResume, resumeInput } from '../open-resume.ts';

/** Adds the tool that scores a resume. */
export const addScoreResume: AddTool = (server, { client, folders }) => {
  server.registerTool(
    'score_resume',
    {
      title: 'Score a resume',
      description: 'How well applicant tracking systems can read a resume: a score from 0 to 100, and what to fix first.',
      inputSchema: { ...resumeInput, language },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input, { signal }) =>
      answer(async () => {
        const file = await openResume(input, folders);
        const report = await client.scoreAts({ file, language: languageOf(input.language) }, { signal });
        const { score, band, top_fixes, sections, contact, document, disclaimer } = report;
        const checks = report.checks.filter(({ status }) => status === 'fail' || status === 'warn');
        return {
          score,
          band,
          top_fixes,
          findings: checks.map(({ message, gain, evidence }) => ({ message, gain, quote: evidence[0]?.quote })),
          sections,
          contact,
          sha256: document.sha256,
          disclaimer,
        };
      }),
  );
};
