import type { AtsReport, CheckEvidence, LanguageCode } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import { formatMessage, type ReportTexts } from '@winnow/languages/texts';
import { numberOf } from '@winnow/pages';
import { anchorOf, type CheckFinding } from './findings.ts';

type Check = AtsReport['checks'][number];

/** A check with many quotes shows no more than a reader can take in. */
const maxQuotes = 3;

/** The places of a finding, as a list of quotes. */
export const quotesOf = (evidence: readonly CheckEvidence[], { page }: ReportTexts, language: LanguageCode): Html | null => {
  const isFirst = ({ page: at, quote }: CheckEvidence, index: number): boolean =>
    evidence.findIndex((each) => each.page === at && each.quote === quote) === index;
  const quoted = evidence.filter((each, index) => each.quote !== '' && isFirst(each, index)).slice(0, maxQuotes);
  if (quoted.length === 0) return null;
  return html`<ul class="quotes" aria-label="${page.found}">${quoted.map(
    ({ page: number, quote }) =>
      html`<li>${formatMessage(page.page, language, { page: number })}: <q dir="auto">${quote}</q></li>`,
  )}</ul>`;
};

const checkItem = (check: Check, number: Html | undefined, texts: ReportTexts, language: LanguageCode): Html => {
  const { id, status, points, max, message, fix, evidence } = check;
  const earned = points !== null && max !== null && max > 0 && formatMessage(texts.page.points, language, { points, max });
  return html`<li id="${anchorOf(id)}" class="${status}">
<p><b class="status">${texts.statuses[status]}</b> ${number !== undefined && html`${number} `}${message} ${earned !== false && html`<span class="points">${earned}</span>`}</p>
${fix !== null && html`<p class="fix">${fix}</p>`}
${status !== 'pass' && quotesOf(evidence, texts, language)}
</li>
`;
};

/** The checks of every category that apply, each with its points: of the others there is nothing to read. */
export const checkLists = (
  { categories, checks }: AtsReport,
  findings: readonly CheckFinding[],
  texts: ReportTexts,
  language: LanguageCode,
): readonly Html[] =>
  categories.map(({ id, score, max }) => {
    const own = checks.filter(({ category, status }) => category === id && status !== 'not_applicable');
    const points = formatMessage(texts.page.points, language, { points: score, max });
    const numberFor = (check: Check): Html | undefined => {
      const finding = findings.find((each) => each.id === check.id);
      return finding && numberOf(finding);
    };
    return html`<section aria-labelledby="category-${id}">
<h3 id="category-${id}">${texts.categories[id]} <span class="points">${points}</span></h3>
${
  own.length > 0 &&
  html`<ul class="checks">
${own.map((check) => checkItem(check, numberFor(check), texts, language))}</ul>
`
}</section>
`;
  });
