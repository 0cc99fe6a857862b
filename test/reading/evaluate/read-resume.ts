import { defaultLimits } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { type LayoutDocument, readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { readingTools } from '../../support/reading-tools.ts';
import { type Prediction, predictionOf } from './prediction.ts';

/** The text of a file, line by line, as the reader sees it. */
export const readLayout = (bytes: Uint8Array): Promise<LayoutDocument> => readDocument(bytes, readingTools, defaultLimits);

/** CPU time of one file, in milliseconds. */
export type ReadingTime = { readonly layout: number; readonly parsing: number };

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What Winnow reads from a file, and what that takes. */
export const readTimed = async (bytes: Uint8Array): Promise<{ readonly prediction: Prediction; readonly time: ReadingTime }> => {
  const began = cpuMs();
  const layout = await readLayout(bytes);
  const read = cpuMs();
  const { content, facts } = parseResume(layout, engineMonth);
  const time = { layout: read - began, parsing: cpuMs() - read };
  return { prediction: predictionOf(content, facts), time };
};

/** What Winnow reads from a file. */
export const readResume = async (bytes: Uint8Array): Promise<Prediction> => (await readTimed(bytes)).prediction;
