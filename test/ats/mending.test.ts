import { describe, expect, it } from 'vitest';
import { loadVocabularies } from '../reading/load-vocabularies.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import type { Breakage } from './breakages/breakage.ts';
import { cleanDraft } from './draft.ts';
import { assessFile } from './evaluate/assess-file.ts';
import { breakagesFor } from './evaluate/try-breakages.ts';
import { writeFile } from './write-file.ts';

const vocabularies = await loadVocabularies(['en', 'de', 'ar', 'hi', 'ja', 'ru', 'tr', 'sw']);

/** Faults that leave less to judge hide others: only with them mended can those be seen. */
const hiding: ReadonlySet<string> = new Set([
  'sections.experience',
  'sections.summary',
  'sections.skills',
  'structure.length',
  'structure.bullets',
]);

const independent = (language: string): readonly Breakage[] =>
  breakagesFor(language, 'docx').filter(({ breaks, ruins = false }) => !ruins && !hiding.has(breaks));

const touch = (one: Breakage, other: Breakage): boolean =>
  one.breaks === other.breaks || (one.touches ?? []).some((id) => id === other.breaks);

/** Faults that have nothing to do with each other: of two others, one may take the other's place. */
const unrelated = (faults: readonly Breakage[]): readonly Breakage[] =>
  faults.filter((each, index) => !faults.slice(0, index).some((other) => touch(each, other) || touch(other, each)));

const attempts = 12;

describe('mending one of several faults', () => {
  it.each(vocabularies)('never lowers the score in $language', async (vocabulary) => {
    const draft = cleanDraft(vocabulary);
    const random = createSeededRandom(vocabulary.language.charCodeAt(0));
    const scoreOf = async (faults: readonly Breakage[]): Promise<number> =>
      (await assessFile(await writeFile(draft, 'docx', null, faults))).score;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const faults = unrelated(random.shuffle(independent(vocabulary.language)).slice(0, random.integer(1, 8)));
      const first = random.pick(faults);
      const mended = faults.filter((fault) => fault !== first);
      const names = faults.map(({ name }) => name).join(', ');
      expect(await scoreOf(mended), names).toBeGreaterThanOrEqual(await scoreOf(faults));
    }
  });
});
