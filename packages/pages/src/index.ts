export { type Finding, numberOf } from './finding.ts';
export { headingOf } from './heading-of.ts';
export { type MatchPageParts, renderMatchPage } from './match/render-match-page.ts';
export { type PageView, pageViews } from './page-view.ts';
export { anonymousName } from './ranking/ranking-row.ts';
export { renderRankingPage } from './ranking/render-ranking-page.ts';
export { reportStyle } from './report-style.ts';
export { placeFindings, type ReadMark, resumePages } from './resume-pages.ts';
