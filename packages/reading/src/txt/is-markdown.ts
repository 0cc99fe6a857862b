import { frontMatterOf } from './front-matter.ts';

/** Longer texts are judged by their beginning, in characters. */
const sample = 40_000;

const headings = /^ {0,3}#{1,6}[ \t]+\S/gmu;
const tableRule = /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$/mu;
/** What only markup has: prose names tags, too, but does not close them. */
const tags = /<\/(?:p|div|span|h[1-6]|ul|ol|li|table|td|b|strong|i|em|a|sub|sup|center|font)>|<br\s*\/?>/giu;

/** Fewer could be anything. */
const few = { headings: 2, tags: 3 } as const;

/** More tags are no page that somebody wrote, and a parser takes quadratic time for those inside each other. */
const maxTags = 20_000;

/** Whether a text is Markdown: by several headings, a table, tags of HTML or front matter. Plain texts borrow the other marks. */
export const isMarkdown = (text: string): boolean => {
  if (text.split('<', maxTags + 1).length > maxTags) return false;
  const beginning = text.slice(0, sample);
  return (
    frontMatterOf(beginning) !== null ||
    (beginning.match(headings)?.length ?? 0) >= few.headings ||
    tableRule.test(beginning) ||
    (beginning.match(tags)?.length ?? 0) >= few.tags
  );
};
