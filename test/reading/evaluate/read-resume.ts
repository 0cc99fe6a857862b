import { defaultLimits } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { type LayoutDocument, readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { readingTools } from '../../support/reading-tools.ts';
import { type Prediction, predictionOf } from './prediction.ts';

/** The text of a file, line by line, as the reader sees it. */
export const readLayout = (bytes: Uint8Array): Promise<LayoutDocument> => readDocument(bytes, readingTools, defaultLimits);

/** What Winnow reads from a file. */
export const readResume = async (bytes: Uint8Array): Promise<Prediction> => {
  const { content, facts } = parseResume(await readLayout(bytes), engineMonth);
  return predictionOf(content, facts);
};
