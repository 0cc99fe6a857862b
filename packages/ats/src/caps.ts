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

/** Hidden letters and digits; struck-out revisions are left by an editor and seen by whoever opens the file. */
const hiddenLetters = ({ layout }: AssessedResume): number =>
  layout.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ lines }) => lines)
    .flatMap(({ runs }) => runs)
    .filter(({ hidden }) => hidden !== null && hidden !== 'deleted')
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0), 0);

/** What limits the score whatever else is good: 10 when no page has a text layer, 40 when text is hidden from people (resumes.md section 4, parse.text_layer and integrity.hidden_text). */
export const caps: readonly Cap[] = [
  {
    id: 'unreadable_text',
    limit: 10,
    applies: ({ layout }) => {
      const { total, without } = readablePages(layout);
      return without === total;
    },
  },
  { id: 'hidden_text', limit: 40, applies: (resume) => hiddenLetters(resume) > hiddenTrifle },
];
