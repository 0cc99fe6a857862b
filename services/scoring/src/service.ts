import { atsScore } from '@winnow/contracts';
import { type Backends, createConsumerService, giveUp, type Service } from '@winnow/runtime';
import { scoreAts } from './handlers/score-ats.ts';
import { openResumes, openScores } from './store.ts';
import { assessTask, warmInput } from './tasks/assess-task.ts';

/** Longer than a broker or a database may take to fail a call: what waits for them is not to be counted as a failure of its own. */
const tryMs = 150_000;

/** Scores resumes that were read. */
export const createScoringService = (backends: Backends): Service =>
  createConsumerService('scoring', async () => {
    const { bus, store, files, pool, now, config } = backends;
    const handler = scoreAts({
      scores: await openScores(store),
      resumes: await openResumes(store),
      files,
      pool,
      now,
      resultTtlMs: config.resultTtlMs,
    });
    const options = { group: 'scoring', tryMs, maxTries: 5, onDead: giveUp('The resume could not be scored.') };
    await pool.warm(assessTask, warmInput);
    return [
      await bus.subscribe(atsScore, { ...options, concurrency: pool.size * 4 }, handler),
      await bus.subscribe(atsScore, { ...options, lane: 'bulk', concurrency: pool.size * 2 }, handler),
    ];
  });
