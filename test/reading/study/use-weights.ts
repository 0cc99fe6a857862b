import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';

// node --import …/use-weights.ts: takes the weights that the folder WINNOW_STUDY_WEIGHTS has instead of those in use.
const { WINNOW_STUDY_WEIGHTS: folder = '' } = process.env;

registerHooks({
  load: (url, context, next) => {
    const path = join(folder, basename(url));
    return /\/resumes\/data\/[\w-]+\.json$/.test(url) && existsSync(path)
      ? { format: 'json', source: readFileSync(path, 'utf8'), shortCircuit: true }
      : next(url, context);
  },
});
