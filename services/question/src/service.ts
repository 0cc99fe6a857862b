import { erasureRequested, questionsWrite } from '@winnow/contracts';
import { deleteOfFile, endWhenGone, erasureOptions, openAskMeaning, openForgetErased, taskOptions } from '@winnow/handlers';
import { shareVectors } from '@winnow/meaning/share-vectors';
import { type Backends, createConsumerService, openChat, openEmbeddings, type Service } from '@winnow/runtime';
import { writeQuestions } from './handlers/write-questions.ts';
import { openQuestionStore } from './store.ts';
import { interviewTask, openWordsTask, warmInput, writingMs } from './tasks/interview-task.ts';
import { acceptWordingTask, requestWordingTask, warmWording } from './tasks/wording-task.ts';

/** Generates interview questions from resumes and jobs. */
export const createQuestionService = (backends: Backends): Service => {
  shareVectors();
  return createConsumerService('question', async () => {
    const { bus, files, pool, now, config } = backends;
    const stored = await openQuestionStore(backends.store);
    const forgetErased = await openForgetErased(backends.store, (ref) => deleteOfFile(stored.questions, ref));
    const provider = openEmbeddings(config, backends);
    const { resultTtlMs } = config;
    // Only the scoring service stores vectors.
    const vectors = { get: (id: string) => stored.vectors.get(id) };
    const askMeaning = provider && openAskMeaning({ ...provider, vectors, now, resultTtlMs });
    const chat = openChat(config, backends);
    const deps = { ...stored, askMeaning, chat, files, pool, now, resultTtlMs };
    await pool.warm(interviewTask, warmInput, writingMs);
    if (askMeaning !== undefined) await pool.warm(openWordsTask, warmInput, writingMs);
    if (chat !== undefined) {
      await pool.warm(requestWordingTask, warmWording, writingMs);
      await pool.warm(acceptWordingTask, warmWording, writingMs);
    }
    const options = taskOptions('question', pool, 'The questions could not be written.');
    const handler = forgetErased.whenDone(endWhenGone(writeQuestions(deps)));
    return Promise.all([
      bus.subscribe(questionsWrite, options, handler),
      bus.subscribe(erasureRequested, { ...erasureOptions, group: 'question' }, forgetErased.whenAsked),
    ]);
  });
};
