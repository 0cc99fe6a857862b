import type { LanguageCode, Ranking } from '@winnow/contracts';
import { type Html, html, htmlDocument } from '@winnow/html';
import { localeOf } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { formatMessage, reportTextsOf } from '@winnow/languages/texts';
import { rankingRow } from './ranking-row.ts';
import { rankingStyle } from './ranking-style.ts';

/** What a page tells of a ranking: as many candidates as were read, and where the others are. */
export type RankingPageParts = {
  readonly language: LanguageCode;
  readonly ranking: Pick<Ranking, 'final' | 'total_candidates' | 'ranking' | 'failures'>;
  readonly name: string | null;
  /** The job as it was read, with the names of what it requires; null when it was deleted. */
  readonly job: { readonly title: string | null; readonly musts: ReadonlySet<string> } | null;
  /** Names and files are left out. */
  readonly blind: boolean;
  /** What was filtered by, as it was given, and how many candidates that leaves. */
  readonly filtered: { readonly by: readonly string[]; readonly matching: number } | null;
  readonly links: {
    readonly candidate: (candidateId: string) => string;
    readonly first: string | null;
    readonly next: string | null;
  };
};

/**
 * One page of a ranking as a self-contained HTML page: a table of candidates with the requirements that they meet, to look at and
 * to print. Equal inputs give equal bytes.
 */
export const renderRankingPage = ({ language, ranking, name, job, blind, filtered, links }: RankingPageParts): string => {
  const { ranking: texts, match } = hiringLocaleOf(language);
  const { page } = reportTextsOf(language);
  const number = (value: number): string => formatMessage('{value}', language, { value });
  const about = [job?.title ?? null, name].filter((each) => each !== null && each !== '');
  const shown = { language, blind, musts: job?.musts ?? new Set<string>(), link: links.candidate };
  const heads = ['#', texts.candidate, texts.score, page.required, match.page.requirements, texts.stage];
  const failures = (): Html => html`<section aria-labelledby="failures">
<h2 id="failures">${texts.failures}</h2>
<ul>${ranking.failures.map(
    ({ candidate_id: id, file_name: file, message, error }) =>
      html`<li><bdi>${blind ? id : file}</bdi>: ${message === '' ? error : message}</li>
`,
  )}</ul>
</section>
`;
  return htmlDocument({
    language,
    direction: localeOf(language).direction,
    title: [texts.title, ...about].join(' · '),
    style: rankingStyle,
    content: html`<header>
<h1>${texts.title}</h1>
${about.length > 0 && html`<p class="about">${about.map((each, index) => [index > 0 && ' · ', html`<bdi>${each}</bdi>`])}</p>`}
${!ranking.final && html`<p>${texts.provisional}</p>`}
${
  filtered !== null &&
  html`<p class="quiet">${number(filtered.matching)} / ${number(ranking.total_candidates)} (${filtered.by.map((each, index) => [index > 0 && ' · ', html`<code><bdi>${each}</bdi></code>`])})</p>`
}</header>
<main>
<div class="scroll" role="region" aria-label="${texts.title}" tabindex="0">
<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${ranking.ranking.map((candidate) => rankingRow(candidate, shown))}</tbody></table>
</div>
${ranking.failures.length > 0 && failures()}${
  (links.first !== null || links.next !== null) &&
  html`<nav aria-label="${texts.next}">${links.first !== null && html`<a href="${links.first}">${texts.first}</a>`} ${links.next !== null && html`<a rel="next" href="${links.next}">${texts.next}</a>`}</nav>
`
}</main>
<footer>
<p>${match.disclaimer}</p>
</footer>
`,
  });
};
