import type { LanguageCode, RankedCandidate } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { formatMessage } from '@winnow/languages/texts';
import { skillLabel } from '@winnow/skills';

/** Enough of an ID to tell the candidates of a batch apart. */
const anonymousLength = 6;

/** As many requirements as fit beside a name. */
const maxChips = 12;

/** How a candidate without a name is called: by the end of an ID, which says nothing. */
export const anonymousName = (candidateId: string, language: LanguageCode): string =>
  formatMessage(hiringLocaleOf(language).ranking.anonymous, language, { number: candidateId.slice(-anonymousLength) });

type Shown = {
  readonly language: LanguageCode;
  readonly blind: boolean;
  /** Names of what the job requires. */
  readonly musts: ReadonlySet<string>;
  readonly link: (candidateId: string) => string;
};

const chipList = ({ matched, missing }: RankedCandidate, { language, musts }: Shown): Html => {
  const { verdicts } = hiringLocaleOf(language).match;
  const isMust = (name: string): boolean => musts.has(name);
  const chips = [
    ...missing.filter(isMust).map((name) => ({ name, kind: 'must', verdict: verdicts.not_shown })),
    ...matched.map((name) => ({ name, kind: 'met', verdict: verdicts.met })),
    ...missing.filter((name) => !isMust(name)).map((name) => ({ name, kind: 'missing', verdict: verdicts.not_shown })),
  ];
  return html`<ul class="chips">${chips
    .slice(0, maxChips)
    .map(
      ({ name, kind, verdict }) =>
        html`<li class="${kind}"><span class="hidden">${verdict}: </span><bdi>${skillLabel(name)}</bdi></li>`,
    )}${chips.length > maxChips && html`<li>+${chips.length - maxChips}</li>`}</ul>`;
};

/** A candidate as a row: rank, name, score, requirements and stage. */
export const rankingRow = (candidate: RankedCandidate, shown: Shown): Html => {
  const { language, blind, link } = shown;
  const { rank, candidate_id: id, name, file_name: file, score, required_met: musts, review } = candidate;
  const number = (value: number): string => formatMessage('{value}', language, { value });
  const called = blind ? anonymousName(id, language) : (name ?? file);
  const { stages } = hiringLocaleOf(language).ranking;
  return html`<tr><td class="number-of">${number(rank)}</td><th scope="row"><a href="${link(id)}"><bdi>${called}</bdi></a>${
    !blind && name !== null && html`<small class="quiet" dir="auto">${file}</small>`
  }</th><td class="number-of"><b>${score === null ? '–' : number(score)}</b></td><td class="number-of">${number(musts.met)}/${number(musts.total)}</td><td>${chipList(candidate, shown)}</td><td class="stage">${stages[review.stage]}${review.starred && ' ★'}${
    review.tags.length > 0 &&
    html`<small class="quiet">${review.tags.map((tag, index) => [index > 0 && ' · ', html`<bdi>${tag}</bdi>`])}</small>`
  }</td></tr>
`;
};
