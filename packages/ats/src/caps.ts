import type { AssessedResume } from './assessed-resume.ts';
import { readablePages } from './pages.ts';

type Cap = {
  readonly id: string;
  /** The score is never higher while the cap applies. */
  readonly limit: number;
  readonly applies: (resume: AssessedResume) => boolean;
};

/** About five words: spacers, symbols and copied page numbers are shorter, a hidden keyword list or instruction is longer (our own choice). */
const hiddenTrifle = 30;

/** Fewer words than the header of a usual resume has with one position: what is there may be right, but it is no resume (our own choice). */
const fewestWords = 40;

/** Hidden letters and digits; struck-out revisions are left by an editor and seen by whoever opens the file. */
const hiddenLetters = ({ layout }: AssessedResume): number =>
  layout.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ lines }) => lines)
    .flatMap(({ runs }) => runs)
    .filter(({ hidden }) => hidden !== null && hidden !== 'deleted')
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0), 0);

/** What limits the score whatever else is good: 10 when no page has a text layer, 30 when there is hardly any text, 40 when text is hidden from people (our own choice). */
export const caps: readonly Cap[] = [
  {
    id: 'unreadable_text',
    limit: 10,
    applies: ({ layout }) => {
      const { total, without } = readablePages(layout);
      return without === total;
    },
  },
  { id: 'too_little_text', limit: 30, applies: ({ document }) => document.words < fewestWords },
  { id: 'hidden_text', limit: 40, applies: (resume) => hiddenLetters(resume) > hiddenTrifle },
];
