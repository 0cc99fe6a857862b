import type { DocumentFacts, ExtractionWarning, ResumeContent } from '@winnow/contracts';
import type { DetectedLanguage } from '@winnow/languages';
import type { LayoutDocument } from '@winnow/reading';
import { countWords } from './count-words.ts';
import { deceptionsIn } from './deceptions.ts';
import { hiddenTextPages } from './hidden-text.ts';
import { documentKindOf } from './kind/document-kind.ts';

export type ParsedFacts = Omit<DocumentFacts, 'sha256'>;

/** A text with fewer words is not a readable resume. */
const minWords = 10;

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
  /** How completely it was read. */
  readonly reading: DocumentFacts['reading'];
  /** The document is a letter and nothing else. */
  readonly isLetter: boolean;
};

/** The facts about a file from reading and parsing it, without its digest. */
export const factsOf = (
  layout: LayoutDocument,
  content: ResumeContent,
  { texts, detected: { language, confidence }, letterPage, isLetter, reading }: Parsed,
): ParsedFacts => {
  const words = countWords(texts.join('\n'));
  const { kind, confidence: kindConfidence } = documentKindOf({ content, texts, language, words, letter: isLetter });
  const foundNothing = content.profile.emails.length === 0 && content.sections.length === 0;
  const hidden = hiddenTextPages(layout);
  const degraded = layout.warnings.some(({ code }) => degrading.has(code));
  const readable = layout.recovered === true ? 'recovered' : degraded ? 'degraded' : 'ok';
  return {
    format: layout.format,
    bytes: layout.bytes,
    pages: layout.pageCount,
    columns: Math.min(20, Math.max(1, ...layout.pages.map((page) => page.columns))),
    words,
    kind,
    kind_confidence: kindConfidence,
    reading,
    language,
    language_confidence: Math.round(confidence * 100) / 100,
    extraction: {
      status: words < minWords && foundNothing ? 'unreadable' : readable,
      warnings: [
        ...layout.warnings.filter(({ code, page }) => code !== 'hidden_text' || hidden.has(page ?? 1)),
        ...(letterPage === null ? [] : [{ code: 'cover_letter', page: letterPage } as const]),
        ...deceptionsIn(layout),
      ],
    },
  };
};
