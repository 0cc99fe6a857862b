import { parseArgs } from 'node:util';
import { type SkillExample, skillExamples } from '@winnow/resumes/training';
import { isSame } from '../evaluate/match-items.ts';
import { foldOf } from './fold-of.ts';
import { type Judged, learnChances } from './learn-chances.ts';
import { type Source, sourceOf } from './source.ts';
import { createFolds } from './text-models.ts';
import { trainingFiles } from './training-files.ts';
import { writeWeightOfEach } from './write-weights.ts';

// npm run train:skills -- [FOLDER[*WEIGHT][%EVERY] …]: learns which items of lists name skills, from folders with labels.json in the
// form of the corpus; of the families only those to train on count.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'string' }, out: { type: 'string', default: 'packages/resumes/data/skill-weights.json' } },
});

/** The candidates of a file: parts are asked about only where the whole is none. */
const judged = (examples: readonly SkillExample[], labels: readonly string[], weight: number): readonly Judged[] => {
  const free = new Set(labels);
  const judge = ({ name, evidence }: SkillExample): Judged => {
    const found = [...free].find((label) => label === name) ?? [...free].find((label) => isSame(label, name));
    if (found !== undefined) free.delete(found);
    return { evidence, right: found !== undefined, weight };
  };
  return examples.flatMap((example) => {
    const whole = judge(example);
    return whole.right ? [whole] : [whole, ...example.inside.map(judge)];
  });
};

const useFold = createFolds(values.texts);

const load = async (source: Source): Promise<readonly Judged[]> => {
  const found: Judged[] = [];
  for (const { label, read } of trainingFiles(source).files) {
    useFold(foldOf(label));
    const examples = skillExamples(await read());
    // A file with many items counts no more than one with thirty.
    found.push(...judged(examples, label.skills, source.weight * Math.min(1, 30 / Math.max(1, examples.length))));
  }
  return found;
};

const examples: Judged[] = [];
for (const source of positionals.map(sourceOf)) {
  const own = await load(source);
  console.log(`${source.folder}: ${own.length} items, ${own.filter(({ right }) => right).length} skills`);
  examples.push(...own);
}

writeWeightOfEach(values.out, learnChances(examples));
