import type { AtsReport, LanguageCode } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { formatMessage, type PageTexts, type ReportTexts } from '@winnow/languages/texts';
import { headingOf } from '@winnow/pages';

type JobTerm = NonNullable<AtsReport['job_terms']>[number];
type JobRequirement = NonNullable<AtsReport['job_requirements']>[number];

const isOnlyListed = ({ count, sections }: JobTerm): boolean => count > 0 && sections.every((section) => section === 'skills');

type Row = {
  readonly name: string;
  readonly necessity: JobTerm['necessity'];
  readonly sections: JobTerm['sections'];
  /** How often it was found or, where that says nothing, whether it was. */
  readonly found: string;
  readonly isMissing: boolean;
  readonly toAdd: string | null;
};

const termRow = (term: JobTerm, language: LanguageCode, page: PageTexts): Row => {
  const { necessity, count, sections } = term;
  const isMissing = count === 0;
  const unproved = isOnlyListed(term) ? page.showTerm : null;
  const found = formatMessage('{count}', language, { count });
  return { name: term.term, necessity, sections, found, isMissing, toAdd: isMissing ? page.addTerm : unproved };
};

const requirementRow = (
  { label, necessity, sections, status }: JobRequirement,
  language: LanguageCode,
  { addTerm, showMore }: PageTexts,
): Row => {
  const toAdd = { met: null, partly_met: showMore, not_shown: addTerm, not_assessable: null }[status];
  const found = hiringLocaleOf(language).match.verdicts[status];
  return { name: label, necessity, sections, found, isMissing: status === 'not_shown', toAdd };
};

/** What a job asks for: whether it is required, where the resume has it and how often, and what to add. */
const jobTable = ({ job_terms: terms = [], job_requirements: asked = [], language }: AtsReport, { page }: ReportTexts): Html => {
  const rows = [
    ...asked.map((each) => requirementRow(each, language, page)),
    ...terms.map((term) => termRow(term, language, page)),
  ];
  const row = ({ name, necessity, sections, found, isMissing, toAdd }: Row): Html => {
    const places = sections.flatMap((section) => headingOf(section, language) ?? []);
    return html`<tr><th scope="row" dir="auto">${name}</th><td>${page[necessity]}</td><td data-column="${page.found}">${places.length === 0 ? '–' : places.join(' · ')}</td><td data-column="${page.count}"${isMissing && html` class="missing"`}>${found}</td><td data-column="${page.toAdd}">${toAdd ?? '–'}</td></tr>
`;
  };
  return html`<section class="terms" aria-labelledby="terms">
<h2 id="terms">${page.jobTerms}</h2>
<table><thead><tr><th scope="col">${page.word}</th><td></td><th scope="col">${page.found}</th><th scope="col">${page.count}</th><th scope="col">${page.toAdd}</th></tr></thead><tbody>
${rows.map(row)}</tbody></table>
</section>
`;
};

const wordTable = ({ keywords, language }: AtsReport, { page }: ReportTexts): Html | null =>
  keywords.length === 0
    ? null
    : html`<section class="words" aria-labelledby="keywords">
<h2 id="keywords">${page.keywords}</h2>
<table><thead><tr><th scope="col">${page.word}</th><th scope="col">${page.count}</th></tr></thead><tbody>
${keywords.map(
  ({ term, count }) =>
    html`<tr><th scope="row" dir="auto">${term}</th><td>${formatMessage('{count}', language, { count })}</td></tr>
`,
)}</tbody></table>
</section>
`;

/** The terms of the job, or without one the words that stand out. */
export const keywordTable = (report: AtsReport, texts: ReportTexts): Html | null =>
  report.job_terms === undefined && report.job_requirements === undefined ? wordTable(report, texts) : jobTable(report, texts);
