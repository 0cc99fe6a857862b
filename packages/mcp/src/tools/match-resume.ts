import { answer } from '../answer.ts';
import type { AddTool } from '../context.ts';
import { jobInput, jobOf } from '../job-of.ts';
import { language, languageOf } from '../language.ts';
import { openResume, resumeInput } from '../open-resume.ts';

/** Adds the tool that matches a resume with a job. */
export const addMatchResume: AddTool = (server, { client, folders }) => {
  server.registerTool(
    'match_resume',
    {
      title: 'Match a resume with a job',
      description: 'How well a resume fits a job: a score from 0 to 100, and for each requirement a verdict with its evidence.',
      inputSchema: { ...resumeInput, ...jobInput, language },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input, { signal }) =>
      answer(async () => {
        const file = await openResume(input, folders);
        const job_id = await jobOf(client, input, { signal });
        const report = await client.scoreMatchParsed({ file, job_id, language: languageOf(input.language) }, { signal });
        const { score, band, summary, requirements, flags, document, disclaimer } = report;
        return {
          job_id,
          score,
          band,
          summary,
          requirements: requirements.map(({ text, necessity, status, evidence }) => ({
            text,
            necessity,
            status,
            quotes: evidence.slice(0, 2).map(({ quote }) => quote),
          })),
          flags,
          sha256: document.sha256,
          disclaimer,
        };
      }),
  );
};
