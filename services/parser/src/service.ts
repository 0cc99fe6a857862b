import { erasureRequested, pagesDraw, resumeRead } from '@winnow/contracts';
import {
  createDropUnwanted,
  deleteBlob,
  deleteReadings,
  endWhenGone,
  erasureOptions,
  openForgetErased,
  taskOptions,
} from '@winnow/handlers';
import { type Backends, type Config, createConsumerService, openOcr, type Service, sweepExpired } from '@winnow/runtime';
import type { parserConfig } from './config.ts';
import { drawPages } from './handlers/draw-pages.ts';
import { readResume } from './handlers/read-resume.ts';
import { openResumes, openRuns } from './store.ts';
import { drawScanTask, warmScanInput } from './tasks/draw-scan-task.ts';
import { drawTask, warmInput as warmDrawInput } from './tasks/draw-task.ts';
import { extractTask, warmInput } from './tasks/extract-task.ts';
import { sharePdfium } from './tasks/share-pdfium.ts';

/** Parses uploaded files into structured resumes. */
export const createParserService = (backends: Backends, config: Config<typeof parserConfig>): Service => {
  sharePdfium();
  return createConsumerService('parser', async () => {
    const { bus, store, files, pool, now, logger, metrics, config: common } = backends;
    const resumes = await openResumes(store);
    const ocr = openOcr(common, { logger, metrics });
    const deps = { resumes, files, pool, now, limits: config, resultTtlMs: common.resultTtlMs };
    const onLookup = (hit: boolean): void => metrics.lookup('resume', hit);
    const forgetErased = await openForgetErased(store, (ref) => deleteReadings(resumes, files, ref));
    const dropUnwanted = createDropUnwanted(await openRuns(store), now);
    const handler = dropUnwanted(forgetErased.whenDone(readResume({ ...deps, onLookup, ...(ocr === undefined ? {} : { ocr }) })));
    const options = taskOptions('parser', pool, 'The file could not be processed.');
    await pool.warm(extractTask, warmInput(config), config.readingMs);
    await pool.warm(drawTask, warmDrawInput, config.readingMs);
    if (ocr !== undefined) await pool.warm(drawScanTask, warmScanInput, config.readingMs);
    return Promise.all([
      bus.subscribe(resumeRead, options, handler),
      bus.subscribe(resumeRead, { ...options, lane: 'bulk' }, handler),
      bus.subscribe(pagesDraw, options, dropUnwanted(forgetErased.whenDone(endWhenGone(drawPages(deps))))),
      bus.subscribe(erasureRequested, { ...erasureOptions, group: 'parser' }, forgetErased.whenAsked),
      sweepExpired({
        collection: resumes,
        now,
        logger,
        remove: async ({ outcome }) => {
          if (outcome.status !== 'read') return;
          const { content, layout, pictures } = outcome;
          const blobs = [content, layout, ...(pictures === undefined ? [] : [pictures])];
          await Promise.all(blobs.map((blob) => deleteBlob(files, blob)));
        },
      }),
    ]);
  });
};
