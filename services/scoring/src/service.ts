import { atsScore, erasureRequested, jobParse, matchScore } from '@winnow/contracts';
import {
  createDropUnwanted,
  deleteOfFile,
  endWhenGone,
  erasureOptions,
  openAskMeaning,
  openForgetErased,
  taskOptions,
} from '@winnow/handlers';
import { shareVectors } from '@winnow/meaning/share-vectors';
import { type Backends, createConsumerService, openEmbeddings, type Service } from '@winnow/runtime';
import { eraseJob } from './handlers/erase-job.ts';
import { parseJob } from './handlers/parse-job.ts';
import { scoreAts } from './handlers/score-ats.ts';
import { scoreMatch } from './handlers/score-match.ts';
import { openScoringStore } from './store.ts';
import { assessTask, scoringMs, warmInput as warmAssessInput } from './tasks/assess-task.ts';
import { matchingMs, matchTask, matchWordsTask, warmInput as warmMatchInput } from './tasks/match-task.ts';
import { readingMs, readJobTask, warmInput as warmJobInput } from './tasks/read-job-task.ts';

/** Scores parsed resumes, and parses the jobs that they are scored against. */
export const createScoringService = (backends: Backends): Service => {
  shareVectors();
  return createConsumerService('scoring', async () => {
    const { bus, files, pool, now, config, metrics } = backends;
    const stored = await openScoringStore(backends.store);
    const forgetErased = await openForgetErased(backends.store, async (ref) => {
      await Promise.all([deleteOfFile(stored.scores, ref), deleteOfFile(stored.matches, ref), deleteOfFile(stored.vectors, ref)]);
    });
    const provider = openEmbeddings(config, backends);
    const { resultTtlMs } = config;
    const askMeaning = provider && openAskMeaning({ ...provider, ...stored, now, resultTtlMs });
    const deps = { ...stored, askMeaning, files, pool, now, resultTtlMs };
    const dropUnwanted = createDropUnwanted(stored.runs, now);
    const live = taskOptions('scoring', pool, 'The resume could not be scored.');
    const bulk = { ...live, lane: 'bulk' } as const;
    await pool.warm(assessTask, warmAssessInput, scoringMs);
    await pool.warm(readJobTask, warmJobInput, readingMs);
    await pool.warm(matchTask, warmMatchInput, matchingMs);
    if (askMeaning !== undefined) await pool.warm(matchWordsTask, warmMatchInput, matchingMs);
    const ats = dropUnwanted(
      forgetErased.whenDone(endWhenGone(scoreAts({ ...deps, onLookup: (hit) => metrics.lookup('score', hit) }))),
    );
    const match = dropUnwanted(
      forgetErased.whenDone(endWhenGone(scoreMatch({ ...deps, onLookup: (hit) => metrics.lookup('match', hit) }))),
    );
    return Promise.all([
      bus.subscribe(atsScore, live, ats),
      bus.subscribe(atsScore, bulk, ats),
      bus.subscribe(matchScore, live, match),
      bus.subscribe(matchScore, bulk, match),
      bus.subscribe(jobParse, taskOptions('scoring', pool, 'The job could not be read.'), endWhenGone(parseJob(deps))),
      bus.subscribe(erasureRequested, { ...erasureOptions, group: 'scoring' }, eraseJob(stored, forgetErased.whenAsked)),
    ]);
  });
};
