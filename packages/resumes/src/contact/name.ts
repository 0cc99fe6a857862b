import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { extracted } from '../evidence.ts';
import { bodyStyle } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { type NameCandidate, nameCandidates } from './name-candidates.ts';
import { type NameContext, scriptOf } from './name-evidence.ts';
import { rateNames } from './name-model.ts';

/** The lines that may tell of the person. */
export type PersonalLines = {
  /** Contact data, in reading order. */
  readonly contact: readonly ResumeLine[];
  /** Those of all other sections. */
  readonly others: readonly ResumeLine[];
  /** All lines but those of margins, also headings. */
  readonly body: readonly ResumeLine[];
};

type About = { readonly language: LanguageCode | null; readonly emails: readonly string[] };

/** So many lines of the contact data, behind it, and at the top of the body may name the person; and a form asks within so many. */
const limits = { contact: 25, behind: 3, top: 8, form: 30 } as const;

/** What may name the person, and what tells whether it does. */
export type NameSearch = { readonly candidates: readonly NameCandidate[]; readonly context: NameContext };

/** A line this much larger than the text may name the person wherever it stands on the first page. */
const largeSize = 1.15;

/** Below this chance there is no name. */
const minChance = 0.2;

/** Looks for all that may name the person. */
export const searchName = ({ contact, others, body }: PersonalLines, about: About): NameSearch => {
  const { size } = bodyStyle(body);
  const first = body.filter(({ page }) => page === 1);
  const biggest = Math.max(0, ...first.map(({ largest }) => largest));
  const large = first.filter(({ largest }) => largest >= biggest - 0.5 && biggest > size * largeSize);
  const near = [...contact.slice(0, limits.contact), ...others.slice(0, limits.behind), ...first.slice(0, limits.top)];
  const places = new Map(body.map((line, place) => [line, place]));
  const lines = [...new Set([...near, ...large])].toSorted(
    (a, b) => (places.get(a) ?? body.length) - (places.get(b) ?? body.length),
  );
  const all = [...contact, ...others];
  const asked = [...new Set([...contact, ...all.filter(({ page }) => page === 1)].slice(0, limits.form))];
  const areNeighbours = (line: ResumeLine, next: ResumeLine): boolean =>
    (places.get(next) ?? 0) - (places.get(line) ?? body.length) === 1;
  return {
    candidates: nameCandidates({ lines, areNeighbours, asked }, about.language),
    context: { ...about, bodySize: size, all, script: scriptOf(all.map(({ text }) => text).join(' ')) },
  };
};

/** The person's name: of all that may be it, what most probably is; null where that is not probable enough. */
export const findName = (lines: PersonalLines, about: About): ExtractedText | null => {
  const { candidates, context } = searchName(lines, about);
  const [best] = rateNames(candidates, context);
  return best === undefined || best.chance < minChance ? null : extracted(best.text, best.chance, best.line);
};
