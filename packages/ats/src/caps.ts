import type { CheckEvidence, DocumentFacts, ExtractionWarning } from '@winnow/contracts';
import { addressesMachine, type CapId } from '@winnow/languages';
import type { Run } from '@winnow/reading';
import type { AssessedResume } from './assessed-resume.ts';
import { evidenceOf } from './evidence.ts';
import { readablePages } from './pages.ts';
import { wordsOf } from './words.ts';

/** Why a cap applies. */
type Finding = {
  readonly evidence: readonly CheckEvidence[];
  /** Values for the placeholders of the cap's texts, beside its limit. */
  readonly params?: Readonly<Record<string, number>>;
};

type Cap = {
  readonly id: CapId;
  /** The maximum score while the cap applies. */
  readonly limit: number;
  /** null while the cap does not apply. */
  readonly find: (resume: AssessedResume) => Finding | null;
};

/**
 * Fewer words than the header and one position of a typical resume: the content may be correct, but it is not a resume (our own
 * choice).
 */
const minWords = 40;

type PlacedRun = Run & { readonly page: number };

const runsOf = ({ layout }: AssessedResume): readonly PlacedRun[] =>
  layout.pages.flatMap(({ number, blocks }) =>
    blocks.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map((run) => ({ ...run, page: number })))),
  );

const hasLetter = /[\p{L}\p{Nd}]/u;

/** An editor leaves tracked deletions behind, and anyone who opens the file sees them. */
const hiddenRuns = (resume: AssessedResume): readonly PlacedRun[] =>
  runsOf(resume).filter(({ hidden }) => hidden !== null && hidden !== 'deleted');

const pagesWith = ({ document }: AssessedResume, code: ExtractionWarning['code']): readonly number[] =>
  document.extraction.warnings.flatMap((warning) => (warning.code === code ? [warning.page ?? 1] : []));

/** The runs of the reported pages that show the reason themselves, or otherwise those pages. */
const evidenceOn = (
  resume: AssessedResume,
  code: ExtractionWarning['code'],
  shows: (text: string) => boolean,
): Finding | null => {
  const pages = pagesWith(resume, code);
  if (pages.length === 0) return null;
  const runs = runsOf(resume).filter(({ page, text }) => pages.includes(page) && shows(text));
  return { evidence: evidenceOf(runs.length > 0 ? runs : pages.map((page) => ({ page, text: '', box: null }))) };
};

/** The hidden text that the reading holds to be more than a trifle, and how many words of it the first such page has. */
const findHidden = (resume: AssessedResume): Finding | null => {
  const [first, ...more] = pagesWith(resume, 'hidden_text');
  if (first === undefined) return null;
  const runs = hiddenRuns(resume).filter(({ page, text }) => [first, ...more].includes(page) && hasLetter.test(text));
  const words = runs.filter(({ page }) => page === first).flatMap(({ text }) => wordsOf(text)).length;
  return { evidence: evidenceOf(runs), params: { page: first, words } };
};

const mixesAlphabets = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );

/** A cap needs this confidence: a resume that is taken for something else costs its writer more than the reverse (our own choice). */
const sureKind = 0.85;

/** Nothing that is no resume is fair (our own choice). */
const otherLimit = 30;

const findKind =
  (kind: DocumentFacts['kind']) =>
  ({ document }: AssessedResume): Finding | null =>
    document.kind === kind && (document.kind_confidence ?? 0) >= sureKind ? { evidence: [] } : null;

/** What limits the score whatever else is good: 10 when no page has a text layer, 30 when there is hardly any text or it is no resume, 40 when text is hidden, instructs machines or is spelled with look-alike letters (our own choice). */
export const caps: readonly Cap[] = [
  {
    id: 'unreadable_text',
    limit: 10,
    find: ({ layout }) => {
      const { total, without } = readablePages(layout);
      return without === total ? { evidence: [] } : null;
    },
  },
  { id: 'too_little_text', limit: 30, find: ({ document }) => (document.words < minWords ? { evidence: [] } : null) },
  { id: 'not_a_resume', limit: otherLimit, find: findKind('other') },
  { id: 'job_advert', limit: otherLimit, find: findKind('job_advert') },
  { id: 'cover_letter', limit: otherLimit, find: findKind('cover_letter') },
  {
    id: 'hidden_text',
    limit: 40,
    find: findHidden,
  },
  {
    id: 'machine_instructions',
    limit: 40,
    find: (resume) => evidenceOn(resume, 'machine_instructions', addressesMachine),
  },
  {
    id: 'lookalike_characters',
    limit: 40,
    find: (resume) => evidenceOn(resume, 'lookalike_characters', mixesAlphabets),
  },
];
