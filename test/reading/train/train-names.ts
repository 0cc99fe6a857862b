import { parseArgs } from 'node:util';
import { cleanName, nameExamples } from '@winnow/resumes/training';
import { normalise } from '../evaluate/normalise.ts';
import { type Choice, learnChoices } from './learn-choices.ts';
import { type Source, sourceOf } from './source.ts';
import { trainingFiles } from './training-files.ts';
import { writeWeightOfEach } from './write-weights.ts';

// npm run train:names -- [FOLDER[*WEIGHT][%EVERY] …]: learns which text at the top of a resume names the person, from folders with
// labels.json in the form of the corpus; of the families only those to train on count.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'packages/resumes/data/name-weights.json' } },
});

/** Resumes without a name are rare, but none must be invented. */
const shareOfUnnamed = 0.3;

/** Many addresses do not show the name. */
const shareOfStrange = 0.3;

/** What a resume may name the person by. The reader leaves out titles and degrees, which some labels have. */
const load = async (source: Source): Promise<readonly Choice[]> => {
  const choices: Choice[] = [];
  for (const { label, read } of trainingFiles(source).files) {
    const names = label.name === null ? [] : [label.name, cleanName(label.name)].map(normalise);
    const isName = (text: string): boolean => names.includes(normalise(text));
    const { whole, strange, unnamed } = nameExamples(await read(), isName);
    const rated = (examples: typeof whole) => examples.map(({ text, evidence }) => ({ evidence, right: isName(text) }));
    choices.push({ candidates: rated(whole), weight: source.weight });
    choices.push({ candidates: rated(strange), weight: source.weight * shareOfStrange });
    // Where a name is still there, in parts or in other letters, none would be wrong.
    if (!unnamed.some(({ text }) => isName(text)))
      choices.push({ candidates: rated(unnamed), weight: source.weight * shareOfUnnamed });
  }
  return choices;
};

const choices: Choice[] = [];
for (const source of positionals.map(sourceOf)) {
  const own = await load(source);
  const told = own.filter(({ candidates }) => candidates.some(({ right }) => right));
  console.log(`${source.folder}: ${own.length} choices, ${told.length} with the name among the candidates`);
  choices.push(...own);
}

writeWeightOfEach(values.out, learnChoices(choices));
