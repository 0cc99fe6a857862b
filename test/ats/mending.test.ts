import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadVocabularies } from '../reading/load-vocabularies.ts';
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
const subsetOf = (language: string): fc.Arbitrary<readonly Breakage[]> =>
  fc
    .subarray([...independent(language)], { minLength: 1, maxLength: 8 })
    .map((chosen) =>
      chosen.reduce<readonly Breakage[]>(
        (kept, each) => (kept.some((other) => touch(each, other) || touch(other, each)) ? kept : kept.concat(each)),
        [],
      ),
    );

describe('mending one of several faults', () => {
  it.each(vocabularies)('never lowers the score in $language', async (vocabulary) => {
    const draft = cleanDraft(vocabulary);
    const scoreOf = async (chosen: readonly Breakage[]): Promise<number> =>
      (await assessFile(await writeFile(draft, 'docx', null, chosen))).score;
    await fc.assert(
      fc.asyncProperty(subsetOf(vocabulary.language), fc.nat(), async (chosen, pick) => {
        const mended = chosen.filter((_, index) => index !== pick % chosen.length);
        expect(await scoreOf(mended)).toBeGreaterThanOrEqual(await scoreOf(chosen));
      }),
      { numRuns: 15 },
    );
  });
});
