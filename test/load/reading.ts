import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLimits } from '@winnow/contracts';
import { untraced } from '@winnow/ports';
import { openWorkerPool } from '@winnow/workers';
import { extractTask } from '../../services/parser/src/tasks/extract-task.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';
import { noTaskMetrics } from '../support/no-task-metrics.ts';
import { freshFile } from './fresh-file.ts';
import { startHelper } from './helper-process.ts';
import { makeWork } from './make-work.ts';
import { openNativePdfium } from './open-native-pdfium.ts';
import type { WayOfReading } from './read-files.ts';
import { median } from './statistics.ts';
import { tableOf } from './table.ts';

/** Passes before what is measured: a process is fast after some hundred files. */
const warmPasses = 8;
const passesEach = 3;

type Reader = { readonly name: string; readonly pass: () => Promise<number>; readonly close: () => Promise<void> };

const startReader = async (name: string, way: WayOfReading, paths: readonly string[]): Promise<Reader> => {
  const { ask, stop } = await startHelper('read-files.ts', paths);
  return { name, pass: () => ask<number>({ way }), close: stop };
};

/** CPU milliseconds a file of each reader, in turn; ratios are medians of rounds against the first. */
const compare = async (readers: readonly Reader[], files: number, rounds: number): Promise<string> => {
  const times = readers.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { pass }] of readers.entries()) {
      let spent = 0;
      for (let turn = 0; turn < (round === 0 ? warmPasses : passesEach); turn += 1) spent += await pass();
      if (round > 0) times[index]?.push(spent / passesEach / files);
    }
  await Promise.all(readers.map(({ close }) => close()));
  const [base = []] = times;
  return tableOf(
    ['', 'CPU ms a file', 'ratio'],
    readers.map(({ name }, index) => {
      const own = times[index] ?? [];
      const against = median(own.map((time, round) => time / (base[round] ?? time)));
      return [name, median(own).toFixed(2), `${against.toFixed(2)} ×`];
    }),
  );
};

const poolSeconds = 6;

/** Files a second through the pool of the parser. */
const throughput = async (
  threads: number,
  files: readonly Uint8Array[],
): Promise<{ readonly run: () => Promise<number>; readonly close: () => Promise<void> }> => {
  const pool = openWorkerPool(threads, noTaskMetrics, Date.now, untraced);
  let number = 0;
  const run = async (): Promise<number> => {
    let done = 0;
    const began = performance.now();
    const work = async (): Promise<void> => {
      while (performance.now() - began < poolSeconds * 1000) {
        const bytes = Uint8Array.from(files[number++ % files.length] ?? []);
        await pool.run(extractTask, () => ({ bytes, sha256: '0'.repeat(64), limits: defaultLimits }), {
          priority: { lane: 'live', account: 'acc' },
          cpuMs: 60_000,
          transfer: () => [bytes.buffer],
        });
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: threads * 2 }, work));
    return done / ((performance.now() - began) / 1000);
  };
  return { run, close: pool.close };
};

const compareThreads = async (paths: readonly string[], rounds: number): Promise<string> => {
  const files = await Promise.all(paths.map((path) => readFile(path)));
  const [one, two] = [await throughput(1, files), await throughput(2, files)];
  await Promise.all([one.run(), two.run()]);
  const found: { readonly one: number; readonly two: number }[] = [];
  for (let round = 0; round < rounds; round += 1) found.push({ one: await one.run(), two: await two.run() });
  await Promise.all([one.close(), two.close()]);
  return tableOf(
    ['threads', 'files a second', 'ratio'],
    [
      ['1', median(found.map((each) => each.one)).toFixed(1), '1.00 ×'],
      ['2', median(found.map((each) => each.two)).toFixed(1), `${median(found.map((each) => each.two / each.one)).toFixed(2)} ×`],
    ],
  );
};

/** The files of the corpus, or those of the bench, as files. */
const filesIn = async (folder: string): Promise<readonly string[]> => {
  const corpus = process.env.WINNOW_CORPUS;
  if (corpus !== undefined) return (await readdir(join(corpus, 'files'))).toSorted().map((name) => join(corpus, 'files', name));
  const work = await makeWork();
  return Promise.all(
    work.map(async (_, index) => {
      // With an ending, as the ZIPs among them announce one.
      const { name, bytes } = freshFile(work, index);
      const path = join(folder, name);
      await writeFile(path, bytes);
      return path;
    }),
  );
};

/** Bytes to layout and to a structured resume, against PDFium and mammoth. */
export const measureReading = async (rounds: number): Promise<string> => {
  const folder = await createFolder();
  try {
    const paths = await filesIn(folder);
    const [pdfs, words] = [paths.filter((path) => path.endsWith('.pdf')), paths.filter((path) => path.endsWith('.docx'))];
    const native = await openNativePdfium(pdfs);
    const own = [
      await startReader('layout', 'layout', pdfs),
      await startReader('structured resume', 'resume', pdfs),
      await startReader('ATS assessment', 'ats', pdfs),
    ];
    const readers = typeof native === 'string' ? own : [{ name: 'native PDFium, text alone', ...native }, ...own];
    const ofPdf = await compare(readers, pdfs.length, rounds);
    const ofWord = await compare(
      [await startReader('mammoth, text alone', 'mammoth', words), await startReader('layout', 'layout', words)],
      words.length,
      rounds,
    );
    return [
      ...(typeof native === 'string' ? [`native PDFium ${native}`] : []),
      `${pdfs.length} PDFs, one thread`,
      ofPdf,
      `${words.length} DOCX, one thread`,
      ofWord,
      `${pdfs.length} PDFs to structured resumes through the worker pool`,
      await compareThreads(pdfs, rounds),
    ].join('\n\n');
  } finally {
    await removeFolder(folder);
  }
};
