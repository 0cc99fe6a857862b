import { findSkills } from '@winnow/skills';

/** Up to this length, a quote is easily read aloud. */
const maxWhole = 180;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentence of a long passage that names the skill, or else its first; a short passage whole. */
export const tellingSentence = (passage: string, skill: string | null): string => {
  if (passage.length <= maxWhole) return passage;
  const sentences = [...segmenter.segment(passage)].map(({ segment }) => segment.trim()).filter((each) => each !== '');
  const named =
    skill === null ? undefined : sentences.find((each) => findSkills(each).some(({ canonical }) => canonical === skill));
  return named ?? sentences[0] ?? passage;
};
