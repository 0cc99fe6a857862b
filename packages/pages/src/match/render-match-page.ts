import type { LanguageCode, MatchCategoryId, MatchReport, Necessity } from '@winnow/contracts';
import { type Html, html, htmlDocument } from '@winnow/html';
import { localeOf } from '@winnow/languages';
import { hiringLocaleOf, type MatchTexts } from '@winnow/languages/hiring';
import { formatMessage, type ReportTexts, reportTextsOf } from '@winnow/languages/texts';
import { skillLabel } from '@winnow/skills';
import type { Finding } from '../finding.ts';
import { headingOf } from '../heading-of.ts';
import type { PageView } from '../page-view.ts';
import { reportStyle } from '../report-style.ts';
import { placeFindings, resumePages } from '../resume-pages.ts';
import { periodTextIn } from './period-text.ts';
import { type Judged, quotedIn, requirementAnchor, requirementItem } from './requirement-item.ts';

/** What a page tells besides the report. */
export type MatchPageParts = {
  readonly report: MatchReport;
  /** The job as it was read; null when it was deleted. */
  readonly job: { readonly title: string | null; readonly labels: ReadonlyMap<string, string> } | null;
  /** How the candidate is called; null where only the resume is known. */
  readonly candidate: string | null;
  /** None for a candidate that stays anonymous. */
  readonly pages: readonly PageView[];
};

/** More skills than a person looks through. */
const maxExtra = 60;

const necessities: readonly Necessity[] = ['required', 'preferred'];

/** What is missing comes first: it decides. */
const order: readonly Judged['status'][] = ['not_shown', 'partly_met', 'met', 'not_assessable'];

const toneOf: { readonly [status in Judged['status']]: Pick<Finding, 'tone'> } = {
  met: { tone: 'good' },
  partly_met: { tone: 'fair' },
  not_shown: {},
  not_assessable: {},
};

const categoryName = (id: MatchCategoryId, { page }: MatchTexts, language: LanguageCode): string =>
  (id === 'title' ? undefined : headingOf(id, language)) ?? page.jobTitle;

const summary = (report: MatchReport, texts: MatchTexts, { page }: ReportTexts): Html => {
  const { score, cap, categories, flags, language } = report;
  const points = (own: number, max: number): string => formatMessage(page.points, language, { points: own, max });
  return html`${score !== null && html`<p class="score">${formatMessage(page.score, language, { score })}</p>`}
<p>${report.summary}</p>
${
  cap !== undefined &&
  cap !== null &&
  html`<p class="note">${formatMessage(texts.page.cap, language, { cap })}</p>
`
}${flags.map(
  (flag) => html`<p class="note">${texts.flags[flag]}</p>
`,
)}${categories.length > 0 && html`<p class="quiet">${texts.page.explained}</p>`}
<dl class="bars">${categories.map(
    ({ id, score: own, max }) =>
      html`<div><dt id="category-${id}">${categoryName(id, texts, language)} <span class="points">${points(own, max)}</span></dt>
<dd><meter aria-labelledby="category-${id}" min="0" max="${Math.max(1, max)}" value="${own}">${own}/${max}</meter></dd></div>
`,
  )}</dl>
`;
};

const extraSkills = ({ extra }: MatchReport, { page }: MatchTexts): Html | null =>
  extra.length === 0
    ? null
    : html`<section class="extra" aria-labelledby="extra">
<h2 id="extra">${page.extra}</h2>
<p>${extra.slice(0, maxExtra).map((skill, index) => [index > 0 && ' · ', html`<bdi>${skillLabel(skill)}</bdi>`])}${extra.length > maxExtra && ` · +${extra.length - maxExtra}`}</p>
</section>
`;

/**
 * A match as a single self-contained HTML page: the score and what it is made of, each requirement with its verdict and quotes, and
 * the resume with the quotes marked. Equal inputs give equal bytes.
 */
export const renderMatchPage = ({ report, job, candidate, pages }: MatchPageParts): string => {
  const { language, requirements, document } = report;
  const { match } = hiringLocaleOf(language);
  const texts = reportTextsOf(language);
  const periodText = periodTextIn(language);
  const listed = requirements
    .map((judged, index) => ({ judged, index, anchor: requirementAnchor(index) }))
    .toSorted((a, b) => order.indexOf(a.judged.status) - order.indexOf(b.judged.status));
  const labelOf = ({ id, text }: Judged): string => job?.labels.get(id) ?? text;
  const sections = necessities.map((necessity) => listed.filter(({ judged }) => judged.necessity === necessity));
  const { findings, marked } = placeFindings(
    pages,
    sections.flat().map(({ judged, anchor }, index) => ({
      anchor,
      number: index + 1,
      message: `${labelOf(judged)}: ${match.verdicts[judged.status]}`,
      evidence: quotedIn(judged),
      ...toneOf[judged.status],
    })),
  );
  const numbered = new Map(findings.map((finding) => [finding.anchor, finding]));
  const more = pages.length === 0 ? 0 : document.pages - pages.length;
  const lists = necessities.map((necessity, at) => {
    const own = sections[at] ?? [];
    if (own.length === 0) return null;
    return html`<section aria-labelledby="${necessity}">
<h3 id="${necessity}">${texts.page[necessity]}</h3>
<ul class="checks">
${own.map(({ judged, anchor }) =>
  requirementItem(judged, {
    anchor,
    label: labelOf(judged),
    finding: numbered.get(anchor),
    language,
    texts: texts.page,
    periodText,
  }),
)}</ul>
</section>
`;
  });
  const about = [job?.title ?? null, candidate].filter((each) => each !== null && each !== '');
  return htmlDocument({
    language,
    direction: localeOf(language).direction,
    title: [match.page.title, ...about].join(' · '),
    style: reportStyle,
    content: html`<header>
<h1>${match.page.title}</h1>
${about.length > 0 && html`<p class="about">${about.map((each, index) => [index > 0 && ' · ', html`<bdi>${each}</bdi>`])}</p>`}
${summary(report, match, texts)}</header>
<main class="${pages.length > 0 && 'columns'}">
<div class="lists">
<h2>${match.page.requirements}</h2>
${lists}${extraSkills(report, match)}</div>
${
  pages.length > 0 &&
  html`<div>
${resumePages(marked, [], texts.page, language)}${more > 0 && html`<p>${formatMessage(texts.page.morePages, language, { count: more })}</p>`}
</div>
`
}</main>
<footer>
<p>${report.disclaimer}</p>
<p class="quiet">${report.engine_version} · SHA-256 <code>${document.sha256}</code></p>
</footer>
`,
  });
};
