import { resumeRead } from '@winnow/contracts';
import {
  type Backends,
  type Config,
  createConsumerService,
  deleteBlob,
  giveUp,
  type Service,
  sweepExpired,
} from '@winnow/runtime';
import type { parserConfig } from './config.ts';
import { readResume } from './handlers/read-resume.ts';
import { openResumes } from './store.ts';
import { extractTask, warmInput } from './tasks/extract-task.ts';

/** Longer than a broker or a database may take to fail a call: what waits for them is not to be counted as a failure of its own. */
const patienceMs = 150_000;

/** Reads uploaded files into structured resumes. */
export const createParserService = (backends: Backends, config: Config<typeof parserConfig>): Service =>
  createConsumerService('parser', async () => {
    const { bus, store, files, pool, now, logger, config: common } = backends;
    const resumes = await openResumes(store);
    const handler = readResume({ resumes, files, pool, now, limits: config, resultTtlMs: common.resultTtlMs });
    const options = {
      group: 'parser',
      tryMs: config.readingMs + patienceMs,
      maxTries: 5,
      onDead: giveUp('The file could not be processed.'),
    };
    await pool.warm(extractTask, warmInput(config));
    return Promise.all([
      // More handlers than threads: while one file is read, the next is loaded and the last one stored.
      bus.subscribe(resumeRead, { ...options, concurrency: pool.size * 4 }, handler),
      bus.subscribe(resumeRead, { ...options, lane: 'bulk', concurrency: pool.size * 2 }, handler),
      sweepExpired({
        collection: resumes,
        now,
        logger,
        remove: async ({ outcome }) => {
          if (outcome.status === 'read')
            await Promise.all([deleteBlob(files, outcome.content), deleteBlob(files, outcome.layout)]);
        },
      }),
    ]);
  });
