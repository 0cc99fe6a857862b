import { completeJob, normalizeJobText, readJob } from '@winnow/jobs';
import type { LayoutDocument } from '@winnow/reading';
import { unpackJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { ReadJobInput, ReadJobOutput } from './read-job-task.ts';

/** Far more than a job description contains; only a book is longer. */
const maxCharacters = 50_000;

/** Lines in reading order, with blocks separated; the bullet character is included, because it separates requirements. */
const textOf = ({ pages }: LayoutDocument): string =>
  pages
    .flatMap(({ blocks }) => blocks.map(({ lines }) => lines.map(({ text, bullet }) => (bullet ? `- ${text}` : text)).join('\n')))
    .join('\n\n')
    .slice(0, maxCharacters);

const read = (source: string): ReadJobOutput => {
  const text = normalizeJobText(source);
  return { reading: readJob(text), text };
};

/** Parses a job in any form into its requirements. Runs in a worker thread. */
export const readJobInput = serveTask<ReadJobInput, ReadJobOutput>((input) => {
  if (input.kind === 'text') return read(input.text);
  if (input.kind === 'layout') return read(textOf(unpackJson<LayoutDocument>(input.layout)));
  const { description } = input.given;
  return { reading: completeJob(input.given), text: description === undefined ? null : normalizeJobText(description) };
});
