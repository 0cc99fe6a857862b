import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { learnSlots, slotOptions } from './learn-slots.ts';
import { entryKinds, loadHeads } from './load-heads.ts';
import { createFolds } from './text-models.ts';

// npm run train:slots -- [--without FAMILY,…] [FOLDER[*WEIGHT][%EVERY] …]: folders with labels.json in the form of the corpus; of the
// families only those to train on count, but for those to leave out.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    made: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '2' },
    epochs: { type: 'string', default: String(slotOptions.epochs) },
    texts: { type: 'string' },
    without: { type: 'string', default: '' },
    out: { type: 'string', default: 'packages/resumes/data/slot-weights.json' },
  },
});

const without = new Set(values.without.split(','));
const heads = await loadHeads(positionals, { made: Number(values.made), seeds: Number(values.seeds) }, createFolds(values.texts));

const joined = (rows: ReadonlyMap<string, readonly number[]>): { readonly [key: string]: string } =>
  Object.fromEntries([...rows].map(([key, row]) => [key, row.join(' ')]));

const weights = entryKinds.map((kind) => {
  const chosen = heads[kind].filter(({ family }) => family === null || !without.has(family));
  console.log(`${kind}: ${chosen.length} heads`);
  const { evidence, pairs, ends } = learnSlots(kind, chosen, { ...slotOptions, epochs: Number(values.epochs) });
  return [kind, { evidence: joined(evidence), pairs: joined(pairs), ends: ends.join(' ') }];
});
writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
