import { type Html, html } from './html.ts';

/** What all reports share, on screen and on paper. Colours keep a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const pageStyle: Html = html`
:root { color-scheme: light dark; --page: #fff; --focus: #0b57a4; --text: #1b1f24; --quiet: #505a66; --line: #c3cad2; --raised: #f3f5f7; --pass: #1c6b33; --warn: #7a4a00; --fail: #a3161d; --mark: #b3261e; --seen: #0b57a4; }
@media screen and (prefers-color-scheme: dark) { :root { --page: #14181d; --focus: #7db8f5; --text: #e4e8ed; --quiet: #a5b0bc; --line: #414b56; --raised: #1f252c; --pass: #6fce8b; --warn: #e8b45c; --fail: #ff8f87; --seen: #7db8f5; } a { color: #8fc3f7; } a:visited { color: #c3a8f0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 1rem 1.5rem 3rem; color: var(--text); background: var(--page); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-block: 2rem 0.5rem; } h3 { font-size: 1rem; margin-block: 1.25rem 0.25rem; }
.score { font-size: 2.5rem; font-weight: 700; margin: 0; line-height: 1.2; }
.quiet, .points { color: var(--quiet); font-size: 0.875rem; font-weight: 400; } .quiet { margin: 0; }
.points { white-space: nowrap; }
ul, ol { padding-inline-start: 1.25rem; } dd { margin: 0; }
table { border-collapse: collapse; } th, td { text-align: start; vertical-align: top; padding: 0.125rem 1.5rem 0.125rem 0; border-bottom: 1px solid var(--line); }
.pass .status { color: var(--pass); } .warn .status { color: var(--warn); } .fail .status { color: var(--fail); }
:target, a:focus-visible { outline: 3px solid var(--focus); }
@page { margin: 14mm 15mm; }
@media print {
* { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
html { font-size: 9.5pt; } body { padding: 0; max-width: none; line-height: 1.35; } header h1 { margin-block-start: 0; } a { color: inherit; text-decoration: none; }
h1, h2, h3, dt, figcaption, caption { break-after: avoid; } h2 { margin-block: 1.1rem 0.3rem; } p, li, dd { orphans: 3; widows: 3; } tr { break-inside: avoid; } thead { display: table-header-group; }
}
`;
