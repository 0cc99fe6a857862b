import { type Examples, loadExamples } from './load-examples.ts';
import { sourceOf } from './source.ts';
import type { UseFold } from './text-models.ts';

/** The examples of the folders named as FOLDER[*WEIGHT][%EVERY], in this order. */
export const loadSources = async (sources: readonly string[], useFold: UseFold): Promise<Examples> => {
  if (sources.length === 0) throw new Error('Name folders with labelled files: FOLDER[*WEIGHT][%EVERY] …');
  const all: Examples[] = [];
  for (const source of sources) {
    const own = await loadExamples(sourceOf(source), useFold);
    console.error(`${source}: ${own.lines.length} resumes, ${own.entries.length} sections`);
    all.push(own);
  }
  return { lines: all.flatMap(({ lines }) => lines), entries: all.flatMap(({ entries }) => entries) };
};
