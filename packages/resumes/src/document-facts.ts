import type { DocumentFacts, ExtractionWarning, ResumeContent } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import type { DetectedLanguage } from '@winnow/languages';
import { unspacedScripts } from '@winnow/languages';
import type { LayoutDocument } from '@winnow/reading';
import { deceptionsIn } from './deceptions.ts';

export type ParsedFacts = Omit<DocumentFacts, 'sha256'>;

const unspaced = new RegExp(`[${unspacedScripts}]+`, 'gu');

const segmenter = lazily(() => new Intl.Segmenter('en', { granularity: 'word' }));

/** The number of words: runs of letters and digits; in scripts without spaces, the words found by the segmenter. */
export const countWords = (text: string): number => {
  let count = 0;
  const rest = text.replace(unspaced, (run) => {
    for (const { isWordLike } of segmenter().segment(run)) if (isWordLike === true) count += 1;
    return ' ';
  });
  return count + (rest.match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’.+#/@-]*/gu)?.length ?? 0);
};

/** A text with fewer words is not a readable resume. */
const fewestWords = 10;

const degrading: ReadonlySet<ExtractionWarning['code']> = new Set([
  'scanned_page',
  'pages_without_text',
  'unmapped_characters',
  'fallback_reader',
  'text_truncated',
]);

type Parsed = {
  /** The lines of the document, and their language. */
  readonly texts: readonly string[];
  readonly detected: DetectedLanguage;
  /** The page where a cover letter before the resume starts. */
  readonly letterPage: number | null;
};

/** The facts about a file from reading and parsing it, without its digest. */
export const factsOf = (
  layout: LayoutDocument,
  content: ResumeContent,
  { texts, detected: { language, confidence }, letterPage }: Parsed,
): ParsedFacts => {
  const words = countWords(texts.join('\n'));
  const foundNothing = content.profile.emails.length === 0 && content.sections.length === 0;
  const degraded = layout.warnings.some(({ code }) => degrading.has(code));
  return {
    format: layout.format,
    bytes: layout.bytes,
    pages: layout.pageCount,
    columns: Math.min(20, Math.max(1, ...layout.pages.map((page) => page.columns))),
    words,
    language,
    language_confidence: Math.round(confidence * 100) / 100,
    extraction: {
      status: words < fewestWords && foundNothing ? 'unreadable' : degraded ? 'degraded' : 'ok',
      warnings: [
        ...layout.warnings,
        ...(letterPage === null ? [] : [{ code: 'cover_letter', page: letterPage } as const]),
        ...deceptionsIn(layout),
      ],
    },
  };
};
