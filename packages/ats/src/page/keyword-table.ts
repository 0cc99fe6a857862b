import type { AtsReport } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import { formatMessage, type ReportTexts } from '@winnow/languages/texts';
import { headingOf } from './heading-of.ts';

type JobTerm = NonNullable<AtsReport['job_terms']>[number];

const isOnlyListed = ({ count, sections }: JobTerm): boolean => count > 0 && sections.every((section) => section === 'skills');

const adviceOf = (terms: readonly JobTerm[], text: string | undefined): Html | null =>
  terms.length === 0 || text === undefined
    ? null
    : html`<p class="fix">${text} <bdi>(${terms.map(({ term }) => term).join(', ')})</bdi></p>
`;

/** What a job asks for: whether it is required, where the resume has it and how often, and what to add. */
const jobTable = (terms: readonly JobTerm[], { language }: AtsReport, { page, checks }: ReportTexts): Html => {
  const row = ({ term, necessity, count, sections }: JobTerm): Html => {
    const places = sections.flatMap((section) => headingOf(section, language) ?? []);
    return html`<tr><th scope="row" dir="auto">${term}</th><td>${page[necessity]}</td><td>${places.length === 0 ? '–' : places.join(' · ')}</td><td${count === 0 && html` class="missing"`}>${formatMessage('{count}', language, { count })}</td></tr>
`;
  };
  const missing = terms.filter(({ count }) => count === 0);
  const names = missing.map(({ term }) => term).join(', ');
  const addMissing = formatMessage(checks['keywords.job_terms'].fix, language, { terms: names });
  return html`<section class="terms" aria-labelledby="terms">
<h2 id="terms">${page.jobTerms}</h2>
<table><thead><tr><th scope="col">${page.word}</th><td></td><th scope="col">${page.found}</th><th scope="col">${page.count}</th></tr></thead><tbody>
${terms.map(row)}</tbody></table>
${
  missing.length > 0 &&
  html`<p class="fix">${addMissing}</p>
`
}${adviceOf(terms.filter(isOnlyListed), checks['keywords.skills_shown'].fix)}</section>
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
  report.job_terms === undefined ? wordTable(report, texts) : jobTable(report.job_terms, report, texts);
