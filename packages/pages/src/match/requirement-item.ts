import type { LanguageCode, MatchReport } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { formatMessage, type PageTexts } from '@winnow/languages/texts';
import { type Finding, numberOf } from '../finding.ts';
import type { PeriodText } from './period-text.ts';

export type Judged = MatchReport['requirements'][number];

/** A requirement has more quotes than a reader needs to be sure. */
const maxQuotes = 5;

const lookOf = { met: 'pass', partly_met: 'warn', not_shown: 'fail', not_assessable: 'open' } as const;

/** What grades tell apart: for years, degrees and languages the quote itself says it. */
const graded: readonly Judged['kind'][] = ['skill', 'certification', 'other'];

/** The quotes that a requirement is judged by, each once and none that is part of another. */
export const quotedIn = ({ evidence }: Judged): Judged['evidence'] =>
  evidence
    .filter(
      ({ page, quote }, index) =>
        quote !== '' &&
        !evidence.some(
          (each, at) => at !== index && each.page === page && each.quote.includes(quote) && (each.quote !== quote || at < index),
        ),
    )
    .slice(0, maxQuotes);

/** The element of a requirement on the page; `index` is its place in the report. */
export const requirementAnchor = (index: number): string => `requirement-${index + 1}`;

type Shown = {
  readonly anchor: string;
  /** What tells it from others of the same sentence. */
  readonly label: string;
  readonly finding: Finding | undefined;
  readonly language: LanguageCode;
  readonly texts: PageTexts;
  readonly periodText: PeriodText;
};

/** A requirement with its verdict, and the words of the resume that the verdict is based on. */
export const requirementItem = (judged: Judged, { anchor, label, finding, language, texts, periodText }: Shown): Html => {
  const { verdicts, grades } = hiringLocaleOf(language).match;
  const quote = ({ quote: words, page, grade, from, to }: Judged['evidence'][number]): Html => {
    const about = [
      ...(grade === undefined || !graded.includes(judged.kind) ? [] : [grades[grade]]),
      ...(from === undefined || from === null ? [] : [periodText(from, to ?? null)]),
      formatMessage(texts.page, language, { page }),
    ];
    return html`<li><q dir="auto">${words}</q> <small class="quiet">${about.join(' · ')}</small></li>
`;
  };
  const quotes = quotedIn(judged);
  return html`<li id="${anchor}" class="${lookOf[judged.status]}">
<p><b class="status">${verdicts[judged.status]}</b> ${finding !== undefined && html`${numberOf(finding)} `}<b dir="auto">${label}</b></p>
${
  label !== judged.text &&
  html`<p class="quiet"><bdi>${judged.text}</bdi></p>
`
}${quotes.length > 0 && html`<ul class="quotes" aria-label="${texts.found}">${quotes.map(quote)}</ul>`}</li>
`;
};
