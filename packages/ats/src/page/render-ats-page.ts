import type { AtsReport } from '@winnow/contracts';
import { type Html, html, htmlDocument } from '@winnow/html';
import { localeOf } from '@winnow/languages';
import { formatMessage, type ReportTexts, reportTextsOf } from '@winnow/languages/texts';
import { numberOf, type PageView, placeFindings, reportStyle, resumePages } from '@winnow/pages';
import { checkLists, quotesOf } from './check-list.ts';
import { anchorOf, type CheckFinding, findingsOf } from './findings.ts';
import { keywordTable } from './keyword-table.ts';
import { atsStyle } from './page-style.ts';
import { readMarks, readPanel } from './read-panel.ts';

const limits = (report: AtsReport, findings: readonly CheckFinding[], texts: ReportTexts): Html | null => {
  const applied = report.caps.filter((cap) => cap.applied);
  if (applied.length === 0) return null;
  const before = formatMessage(texts.page.limit, report.language, { score: report.score_before_caps });
  return html`<section class="limits" aria-labelledby="limits">
<h2 id="limits">${texts.page.limits}</h2>
${applied.map(
  ({ id, message, fix, evidence }) => html`<div id="${anchorOf(id)}">
<p>${findings.filter((finding) => finding.id === id).map((finding) => numberOf(finding))} <b>${message}</b></p>
<p class="fix">${fix}</p>
${quotesOf(evidence, texts, report.language)}
</div>
`,
)}<p>${before}</p>
</section>
`;
};

/** More at once than a person acts on; the others are with their checks. */
const maxFixes = 5;

/** The fixes that add most points, the largest gain first. */
const fixes = ({ checks, language }: AtsReport, { page }: ReportTexts): Html => {
  const gaining = checks
    .filter(({ gain, fix }) => gain > 0 && fix !== null)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, maxFixes);
  return html`<section class="fixes" aria-labelledby="fixes">
<h2 id="fixes">${page.fixFirst}</h2>
${gaining.length === 0 && html`<p>${page.nothingToFix}</p>`}
${
  gaining.length > 0 &&
  html`<ol>${gaining.map(
    ({ id, gain, message, fix }) =>
      html`<li><b>${formatMessage(page.gain, language, { gain })}</b> <a href="#${anchorOf(id)}">${message}</a> ${fix}</li>
`,
  )}</ol>`
}
</section>
`;
};

const summary = (
  { score, score_before_caps: before, band, categories, checks, language }: AtsReport,
  texts: ReportTexts,
): Html => {
  const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const [points, max] = [sum(checks.map((check) => check.points)), sum(checks.map((check) => check.max))];
  return html`<p class="score">${formatMessage(texts.page.score, language, { score })}</p>
<p><b>${texts.bands[band]}</b></p>
<p class="quiet">${formatMessage(texts.page.formula, language, { points, max, score: before })}</p>
<dl class="bars">${categories.map(
    ({ id, score: own, max: maxPoints }) =>
      html`<div><dt>${texts.categories[id]} <span class="points">${formatMessage(texts.page.points, language, { points: own, max: maxPoints })}</span></dt>
<dd><meter min="0" max="${Math.max(1, maxPoints)}" value="${own}">${own}/${maxPoints}</meter></dd></div>
`,
  )}</dl>
`;
};

/**
 * The report as a single self-contained HTML page: score, caps, fixes by gain, all checks, and the resume with the findings
 * marked. Equal inputs give equal bytes.
 */
export const renderAtsPage = (report: AtsReport, pages: readonly PageView[]): string => {
  const { language, document } = report;
  const texts = reportTextsOf(language);
  const { direction } = localeOf(language);
  const { findings, marked } = placeFindings(pages, findingsOf(report));
  const read = readMarks(report.understood, pages);
  const more = document.pages - pages.length;
  return htmlDocument({
    language,
    direction,
    title: `${texts.page.title}: ${formatMessage(texts.page.score, language, { score: report.score })}`,
    style: [reportStyle, atsStyle],
    content: html`<header>
<h1>${texts.page.title}</h1>
${summary(report, texts)}</header>
<main>
${limits(report, findings, texts)}${fixes(report, texts)}${readPanel(report, texts.page, read)}<div class="columns">
<div class="lists">
<h2>${texts.page.checks}</h2>
${checkLists(report, findings, texts, language)}${keywordTable(report, texts)}</div>
<div>
${resumePages(marked, [...read.values()], texts.page, language)}${more > 0 && html`<p>${formatMessage(texts.page.morePages, language, { count: more })}</p>`}
</div>
</div>
</main>
<footer>
<p>${report.disclaimer}</p>
<p class="quiet">${formatMessage(texts.page.version, language, { version: report.engine_version })} · SHA-256 <code>${document.sha256}</code></p>
</footer>
`,
  });
};
