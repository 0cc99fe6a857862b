import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The words of a posting with a label, at `[start, end)` of its text. */
type Labelled = { readonly start: number; readonly end: number; readonly tag: string };

export type LabelledPosting = { readonly id: string; readonly text: string; readonly labels: readonly Labelled[] };

const tags =
  /^(?:title|company|place|about|task|must|wish|none|trait|offer|legal|apply|h:(?:about|task|must|wish|offer|legal|apply|profile))$/u;

/** A posting from its labelled lines (README.md, "Labelled postings"); a sentence after the first of its line has a `+`. */
const parsePosting = (id: string, file: string): LabelledPosting => {
  let text = '';
  const labels: Labelled[] = [];
  for (const [index, line] of file.trimEnd().split(/\r?\n/u).entries()) {
    if (line.trim() === '') {
      text += '\n';
      continue;
    }
    const [tag = '', words] = line.split('\t');
    const bare = tag.replace(/\+$/u, '');
    if (words === undefined || !tags.test(bare)) throw new Error(`${id}, line ${index + 1}: no label that is known: ${tag}`);
    const goesOn = tag !== bare && text.endsWith('\n') && text.length > 1;
    if (goesOn) text = `${text.slice(0, -1)} `;
    labels.push({ start: text.length, end: text.length + words.trim().length, tag: bare });
    text += `${words.trim()}\n`;
  }
  return { id, text, labels };
};

/** The labelled postings of a folder. */
export const loadPostings = (folder: URL): readonly LabelledPosting[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .toSorted()
        .map((name) => parsePosting(name.replace(/\.txt$/u, ''), readFileSync(new URL(name, folder), 'utf8')))
    : [];
