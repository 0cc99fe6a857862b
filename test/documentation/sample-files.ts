import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPdf, type Sample } from '../support/make-resume.ts';
import { makeZip } from '../support/make-zip.ts';
import { root } from '../support/workspaces.ts';

const example = (path: string): string => readFileSync(join(root, 'examples', path), 'utf8');

type Line = Sample['lines'][number];

const lineOf = (line: string, before: string | undefined): Line => {
  if (before === undefined) return { kind: 'title', text: line };
  if (line.startsWith('- ')) return { kind: 'bullet', text: line.slice(2) };
  return { kind: before === '' ? 'heading' : 'text', text: line };
};

/** A resume of `examples` as lines with their kinds: the name, headings (after an empty line), bullets and other text. */
const linesOf = (text: string): readonly Line[] =>
  text
    .trim()
    .split('\n')
    .map((line, index, all) => lineOf(line, all[index - 1]))
    .filter((line) => line.text !== '');

/** A resume of `examples` as a PDF; the bytes are the same every time. */
const resumePdf = async (name: string): Promise<Uint8Array> =>
  renderPdf({ name, email: '', phone: '', headings: [], lines: linesOf(example(`resumes/${name}.txt`)) });

export const jobText = (): string => example('job.txt');

/** The files that the documentation speaks of, by name. */
export const sampleFiles = async (): Promise<{ readonly [name: string]: Uint8Array }> => {
  const [nora, elias] = [await resumePdf('nora-lindqvist'), await resumePdf('elias-marlowe')];
  return {
    'resume.pdf': nora,
    'job.txt': new TextEncoder().encode(jobText()),
    'resumes.zip': makeZip([
      { name: 'nora-lindqvist.pdf', bytes: nora },
      { name: 'elias-marlowe.pdf', bytes: elias },
    ]),
  };
};
