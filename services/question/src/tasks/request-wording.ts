import { unpackContent } from '@winnow/handlers/packed-content';
import { personalMask } from '@winnow/matching';
import { type WordingRequest, wordingRequest } from '@winnow/questions';
import { serveTask } from '@winnow/workers/worker-task';
import type { WordingInput } from './wording-task.ts';

/** What a chat provider is asked, without what names the person. Runs in a worker thread. */
export const requestWording = serveTask<WordingInput, WordingRequest>(({ content, drafts, language }) =>
  wordingRequest(drafts, language, personalMask(unpackContent(content))),
);
