import { z } from 'zod';
import { answer } from '../answer.ts';
import type { AddTool } from '../context.ts';
import { jobInput, jobOf } from '../job-of.ts';
import { language, languageOf } from '../language.ts';
import { allowedPath, resumesIn } from '../open-resume.ts';
import { ToolError } from '../tool-error.ts';

/** Adds the tool that ranks resumes for a job. */
export const addRankResumes: AddTool = (server, { client, folders }) => {
  server.registerTool(
    'rank_resumes',
    {
      title: 'Rank resumes for a job',
      description:
        'Scores up to 200 resumes for a job and ranks them. Winnow keeps the files and results as a batch until they expire or are deleted.',
      inputSchema: {
        folder: z.string().min(1).optional().describe('Path of a folder with PDF, DOCX and TXT files'),
        paths: z.array(z.string().min(1)).min(1).max(200).optional().describe('Paths of files, instead of a folder'),
        ...jobInput,
        limit: z.number().int().min(1).max(200).optional().describe('Candidates in the result; default: 20'),
        language,
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    (input, { signal, sendNotification, _meta }) =>
      answer(async () => {
        if (input.folder === undefined && input.paths === undefined) throw new ToolError('Give a folder, or paths of files.');
        const files =
          input.folder === undefined
            ? await Promise.all((input.paths ?? []).map((path) => allowedPath(path, folders)))
            : await resumesIn(input.folder, folders);
        const job_id = await jobOf(client, input, { signal });
        const { batch_id } = await client.createBatch({ job_id, files, language: languageOf(input.language) }, { signal });
        const progressToken = _meta?.progressToken;
        for await (const { done } of client.watchBatch({ batch_id }, { signal })) {
          if (progressToken === undefined) continue;
          const params = { progressToken, progress: done, total: files.length };
          await sendNotification({ method: 'notifications/progress', params });
        }
        const { status, success, failed, ranking, failures } = await client.rankBatch(
          { batch_id, limit: input.limit ?? 20 },
          { signal },
        );
        return {
          batch_id,
          job_id,
          status,
          success,
          failed,
          ranking: ranking.map(({ rank, file_name, score, required_met, missing }) => ({
            rank,
            file_name,
            score,
            required_met,
            missing,
          })),
          failures: failures.map(({ file_name, error }) => ({ file_name, error })),
        };
      }),
  );
};
