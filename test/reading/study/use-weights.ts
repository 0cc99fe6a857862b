import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';

// node --import …/use-weights.ts: takes the weights of lines and entries from the folder WINNOW_STUDY_WEIGHTS instead of those in use.
const { WINNOW_STUDY_WEIGHTS: folder = '' } = process.env;

registerHooks({
  load: (url, context, next) =>
    /\/resumes\/data\/(?:line-roles|entry-lines)\.json$/.test(url)
      ? { format: 'json', source: readFileSync(join(folder, basename(url)), 'utf8'), shortCircuit: true }
      : next(url, context),
});
