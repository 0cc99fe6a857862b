import { type Html, html } from '@winnow/html';

/** What only a ranking has: a table that keeps its head on every sheet. */
export const rankingStyle: Html = html`
.scroll { overflow-x: auto; position: relative; } .scroll table { width: 100%; min-width: 44rem; } th[scope="col"] { white-space: nowrap; } td { padding-block: 0.35rem; } td.number-of { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.chips { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; padding: 0; }
.chips li { border: 1px solid var(--line); border-radius: 0.75rem; padding-inline: 0.5rem; font-size: 0.8125rem; max-width: 16rem; overflow-wrap: anywhere; } .chips .met { border-color: var(--pass); color: var(--pass); } .chips .must { border-color: var(--fail); color: var(--fail); font-weight: 600; } .chips .missing { color: var(--quiet); border-style: dashed; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
td small, th small { display: block; } .stage { min-width: 6.5rem; overflow-wrap: normal; } nav { display: flex; gap: 1.5rem; margin-block: 1rem; }
@media print { .scroll { overflow: visible; } .scroll table { min-width: 0; } nav { display: none; } td { padding-block: 0.2rem; padding-inline-end: 0.75rem; } .chips li { font-size: 7.5pt; line-height: 1.3; } }
`;
