import { type Examples, loadExamples } from './load-examples.ts';
import { sourceOf } from './source.ts';

/** The examples of the folders named as FOLDER[*WEIGHT][%EVERY], in this order. */
export const loadSources = async (sources: readonly string[]): Promise<Examples> => {
  if (sources.length === 0) throw new Error('Name folders with labelled files: FOLDER[*WEIGHT][%EVERY] …');
  const all: Examples[] = [];
  for (const source of sources) {
    const { folder, weight, every } = sourceOf(source);
    const own = await loadExamples(folder, weight, every);
    console.error(`${folder}: ${own.lines.length} resumes, ${own.entries.length} sections`);
    all.push(own);
  }
  return { lines: all.flatMap(({ lines }) => lines), entries: all.flatMap(({ entries }) => entries) };
};
