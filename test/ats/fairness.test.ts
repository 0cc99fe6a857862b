import { describe, expect, it } from 'vitest';
import { loadVocabularies } from '../reading/load-vocabularies.ts';
import { cleanDraft, type Draft } from './draft.ts';
import { assessFile } from './evaluate/assess-file.ts';
import { foundIn, lossesOf } from './evaluate/losses.ts';
import { otherNames, personalLines } from './personal-lines.ts';
import { type Format, writeFile } from './write-file.ts';

const vocabularies = await loadVocabularies();

const assess = async (draft: Draft, format: Format) => assessFile(await writeFile(draft, format, null));

/** The same resume of somebody else, or of somebody somewhere else. */
const othersOf = (draft: Draft, index: number): readonly Draft[] => {
  const { people, places, language } = draft.vocabulary;
  const strangers = otherNames(draft.name ?? '');
  const stranger = strangers[index % Math.max(1, strangers.length)];
  return [
    ...people.slice(1 + (index % 2), 4).map(({ name }) => ({ ...draft, name })),
    ...(stranger === undefined ? [] : [{ ...draft, name: stranger }]),
    { ...draft, place: places[1 + (index % (places.length - 1))] ?? null },
    { ...draft, personal: personalLines[language] ?? [] },
  ];
};

describe('clean resumes in 50 languages', () => {
  const scores = new Map<Format, Map<string, number>>();

  it.each(['docx', 'txt'] as const)('have nothing to mend, and score alike, as %s', async (format) => {
    const own = new Map<string, number>();
    for (const vocabulary of vocabularies) {
      for (const seed of [0, 1]) {
        const assessment = await assess(cleanDraft(vocabulary, seed), format);
        expect(foundIn(lossesOf(assessment)), vocabulary.language).toEqual(format === 'txt' ? ['compatibility.file_format'] : []);
        own.set(`${vocabulary.language} ${seed}`, assessment.score);
      }
    }
    scores.set(format, own);
    expect(Math.max(...own.values()) - Math.min(...own.values())).toBeLessThanOrEqual(3);
  });

  it('score alike as Word documents and as plain texts', () => {
    const texts = scores.get('txt');
    const far = [...(scores.get('docx') ?? [])].filter(([of, score]) => Math.abs(score - (texts?.get(of) ?? 0)) > 2);
    expect(far).toEqual([]);
  });
});

describe('who the resume tells of', () => {
  it('changes no check and no score: not the name, the place, the age, the nationality or the family', async () => {
    const unequal: string[] = [];
    for (const [index, vocabulary] of vocabularies.entries()) {
      const draft = cleanDraft(vocabulary, index);
      const format = index % 3 === 0 ? 'txt' : 'docx';
      const own = await assess(draft, format);
      for (const other of othersOf(draft, index)) {
        const { score, ...rest } = await assess(other, format);
        const found = foundIn(lossesOf({ score, ...rest }));
        if (score !== own.score || found.join() !== foundIn(lossesOf(own)).join())
          unequal.push(`${vocabulary.language} ${format} ${other.name} ${other.place}: ${own.score} ${score} ${found.join()}`);
      }
    }
    expect(unequal).toEqual([]);
  });
});
