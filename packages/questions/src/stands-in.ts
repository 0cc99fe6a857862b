import type { ResumeContent } from '@winnow/contracts';

/** Letters and digits alone: a quote lacks the bullets and line breaks of its place. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '').toLowerCase();

/**
 * Returns whether a quote is in the resume as one piece. What is read as one text may have been lines around another, such as the
 * head of a position, and nobody wrote it so. A resume without sections is not checked.
 */
export const createStandsIn = ({ sections }: ResumeContent): ((quote: string) => boolean) => {
  const texts = sections.map(({ text }) => bare(text));
  return (quote) => texts.length === 0 || texts.some((text) => text.includes(bare(quote)));
};
