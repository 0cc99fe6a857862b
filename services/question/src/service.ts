import { questionsWrite } from '@winnow/contracts';
import { type Backends, createConsumerService, endWhenGone, giveUp, type Service } from '@winnow/runtime';
import { writeQuestions } from './handlers/write-questions.ts';
import { openQuestionStore } from './store.ts';
import { interviewTask, warmInput } from './tasks/interview-task.ts';

/** Longer than a broker or a database may take to fail a call: what waits for them is not to be counted as a failure of its own. */
const tryMs = 150_000;

/** Writes interview questions from resumes and jobs. */
export const createQuestionService = (backends: Backends): Service =>
  createConsumerService('question', async () => {
    const { bus, files, pool, now, config } = backends;
    const deps = { ...(await openQuestionStore(backends.store)), files, pool, now, resultTtlMs: config.resultTtlMs };
    await pool.warm(interviewTask, warmInput);
    const options = { group: 'question', tryMs, maxTries: 5, onDead: giveUp('The questions could not be written.') };
    return [await bus.subscribe(questionsWrite, { ...options, concurrency: pool.size * 4 }, endWhenGone(writeQuestions(deps)))];
  });
