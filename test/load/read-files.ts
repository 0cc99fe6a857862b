import { readFileSync } from 'node:fs';
import { assessAts } from '@winnow/ats';
import { defaultLimits } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import mammoth from 'mammoth';
import { readingTools } from '../support/reading-tools.ts';

// A process that reads the same files again and again in one thread; one pass for each order, answered with its CPU milliseconds.
const ways = {
  layout: (bytes: Uint8Array) => readDocument(bytes, readingTools, defaultLimits),
  ats: async (bytes: Uint8Array) => {
    const layout = await readDocument(bytes, readingTools, defaultLimits);
    const { content, facts } = parseResume(layout, engineMonth);
    return assessAts({ layout, content, document: { sha256: '', ...facts }, jobTerms: [] });
  },
  resume: async (bytes: Uint8Array) => parseResume(await readDocument(bytes, readingTools, defaultLimits), engineMonth),
  mammoth: (bytes: Uint8Array) => mammoth.extractRawText({ buffer: Buffer.from(bytes) }),
} as const;

export type WayOfReading = keyof typeof ways;

const files = process.argv.slice(2).map((path) => readFileSync(path));

const pass = async (way: WayOfReading): Promise<number> => {
  const began = process.cpuUsage();
  for (const bytes of files) await ways[way](bytes);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

process.on('message', ({ way }: { readonly way: WayOfReading }) => {
  void pass(way).then((milliseconds) => process.send?.(milliseconds));
});
process.send?.('ready');
process.once('disconnect', () => process.exit());
