import { z } from 'zod';
import { answer } from '../answer.ts';
import type { AddTool } from '../context.ts';
import { jobInput, jobOf } from '../job-of.ts';
import { language, languageOf } from '../language.ts';
import { openResume, resumeInput } from '../open-resume.ts';

const categories = ['hr', 'technical', 'iq_logical', 'personal_development'] as const;

/** Adds the tool that writes interview questions. */
export const addWriteQuestions: AddTool = (server, { client, folders }) => {
  server.registerTool(
    'write_questions',
    {
      title: 'Write interview questions',
      description: 'Interview questions for a resume and a job, each with what to listen for.',
      inputSchema: {
        ...resumeInput,
        ...jobInput,
        categories: z.array(z.enum(categories)).min(1).optional().describe('Default: all'),
        count: z.number().int().min(1).max(40).optional().describe('Questions over all categories; default: 16'),
        language,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input, { signal }) =>
      answer(async () => {
        const file = await openResume(input, folders);
        const job_id = await jobOf(client, input, { signal });
        const { questions } = await client.questions(
          { file, job_id, language: languageOf(input.language), categories: input.categories?.join(','), count: input.count },
          { signal },
        );
        return {
          job_id,
          questions: questions.map(({ category, text, listen_for, follow_up, answer: expected }) => ({
            category,
            text,
            listen_for,
            follow_up,
            answer: expected,
          })),
        };
      }),
  );
};
