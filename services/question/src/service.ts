import { questionsWrite } from '@winnow/contracts';
import {
  type Backends,
  createConsumerService,
  deleteOfFile,
  endWhenGone,
  giveUp,
  openForgetErased,
  type Service,
} from '@winnow/runtime';
import { writeQuestions } from './handlers/write-questions.ts';
import { openQuestionStore } from './store.ts';
import { interviewTask, warmInput } from './tasks/interview-task.ts';

/** Longer than a broker or a database may take to fail a call: what waits for them is not to be counted as a failure of its own. */
const tryMs = 150_000;

/** Writes interview questions from resumes and jobs. */
export const createQuestionService = (backends: Backends): Service =>
  createConsumerService('question', async () => {
    const { bus, files, pool, now, config } = backends;
    const stored = await openQuestionStore(backends.store);
    const forgetErased = await openForgetErased(backends.store, (ref) => deleteOfFile(stored.questions, ref));
    const deps = { ...stored, files, pool, now, resultTtlMs: config.resultTtlMs };
    await pool.warm(interviewTask, warmInput);
    const options = { group: 'question', tryMs, maxTries: 5, onDead: giveUp('The questions could not be written.') };
    const handler = forgetErased(endWhenGone(writeQuestions(deps)));
    return [await bus.subscribe(questionsWrite, { ...options, concurrency: pool.size * 4 }, handler)];
  });
