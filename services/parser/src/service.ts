import { resumeRead } from '@winnow/contracts';
import { type Backends, type Config, createConsumerService, deleteBlob, type Service, sweepExpired } from '@winnow/runtime';
import type { parserConfig } from './config.ts';
import { giveUpResume, readResume } from './handlers/read-resume.ts';
import { openResumes } from './store.ts';
import { readResumeTask, warmDocument } from './tasks/read-resume-task.ts';

/** Time beyond the worker's own limit for loading the file and storing what was read. */
const storingMs = 20_000;

/** Reads uploaded files into structured resumes. */
export const createParserService = (backends: Backends, config: Config<typeof parserConfig>): Service =>
  createConsumerService('parser', async () => {
    const { bus, store, files, pool, now, logger, config: common } = backends;
    const resumes = await openResumes(store);
    const handler = readResume({ resumes, files, pool, now, limits: config, resultTtlMs: common.resultTtlMs });
    const options = { group: 'parser', tryMs: config.readingMs + storingMs, maxTries: 5, onDead: giveUpResume };
    await pool.warm(readResumeTask, warmDocument(config));
    return [
      // More handlers than threads: while one file is read, the next is loaded and the last one stored.
      await bus.subscribe(resumeRead, { ...options, concurrency: pool.size * 4 }, handler),
      await bus.subscribe(resumeRead, { ...options, lane: 'bulk', concurrency: pool.size * 2 }, handler),
      sweepExpired({
        collection: resumes,
        now,
        logger,
        remove: async ({ outcome }) => {
          if (outcome.status === 'read')
            await Promise.all([deleteBlob(files, outcome.content), deleteBlob(files, outcome.layout)]);
        },
      }),
    ];
  });
