import { atsScore } from '@winnow/contracts';
import { type Backends, createConsumerService, type Service } from '@winnow/runtime';
import { giveUpScore, scoreAts } from './handlers/score-ats.ts';
import { openResumes, openScores } from './store.ts';

const tryMs = 30_000;

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
    const options = { group: 'scoring', tryMs, maxTries: 5, onDead: giveUpScore };
    return [
      await bus.subscribe(atsScore, { ...options, concurrency: pool.size * 4 }, handler),
      await bus.subscribe(atsScore, { ...options, lane: 'bulk', concurrency: pool.size * 2 }, handler),
    ];
  });
