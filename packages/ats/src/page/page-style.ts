import { type Html, html } from '@winnow/html';

/** The page is a single file, so its style is inline. Colours keep a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const pageStyle: Html = html`
:root { --text: #1b1f24; --quiet: #505a66; --line: #c3cad2; --raised: #f3f5f7; --pass: #1c6b33; --warn: #7a4a00; --fail: #a3161d; --mark: #b3261e; --seen: #0b57a4; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 1rem 1.5rem 3rem; color: var(--text); background: #fff; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-block: 2rem 0.5rem; } h3 { font-size: 1rem; margin-block: 1.25rem 0.25rem; }
.score { font-size: 2.5rem; font-weight: 700; margin: 0; line-height: 1.2; }
.quiet, .points { color: var(--quiet); font-size: 0.875rem; font-weight: 400; } .quiet { margin: 0; }
.columns { display: grid; gap: 2rem; } @media (min-width: 64rem) { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
dl.bars { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0.75rem 1.5rem; } dd { margin: 0; }
.points { white-space: nowrap; }
meter { width: 100%; height: 0.75rem; display: block; }
ul, ol { padding-inline-start: 1.25rem; } ul.checks { list-style: none; padding: 0; }
ul.checks > li { border-inline-start: 0.25rem solid var(--line); padding-inline-start: 0.75rem; margin-block: 0.75rem; break-inside: avoid; }
ul.checks p { margin: 0; } ul.checks > .pass { border-color: var(--pass); } ul.checks > .warn { border-color: var(--warn); } ul.checks > .fail { border-color: var(--fail); }
.pass .status { color: var(--pass); } .warn .status { color: var(--warn); } .fail .status { color: var(--fail); }
.fix { font-style: italic; } .quotes { margin: 0.25rem 0; font-size: 0.875rem; }
.limits { border: 2px solid var(--fail); padding: 0 1rem 0.5rem; }
.number, .mark b, figure.text a b { display: inline-block; text-decoration: none; min-width: 1.25rem; padding-inline: 0.25rem; border-radius: 0.625rem; white-space: nowrap; background: var(--mark); color: #fff; font-size: 0.75rem; line-height: 1.25rem; text-align: center; }
figure { margin: 0 0 1.5rem; } figcaption { font-weight: 600; }
.paper { position: relative; border: 1px solid var(--line); } .paper img { display: block; width: 100%; }
.mark { position: absolute; border: 2px solid var(--mark); background: rgb(179 38 30 / 0.12); } .mark b { position: absolute; right: 100%; top: 50%; translate: -2px -50%; opacity: 0.9; }
.seen { position: absolute; border: 1px solid var(--seen); background: rgb(11 87 164 / 0.06); } .seen.doubtful { border: 2px dashed var(--warn); background: rgb(122 74 0 / 0.1); }
.read dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0.75rem 2rem; margin: 0; } .read dt { font-weight: 600; } .read a { color: inherit; text-decoration-color: var(--seen); }
.read .doubtful { border-bottom: 2px dashed var(--warn); } .read small { color: var(--warn); } .note { border-inline-start: 0.25rem solid var(--warn); padding-inline-start: 0.75rem; }
.mark:focus-visible, :target { outline: 3px solid #0b57a4; }
figure.text { border: 1px solid var(--line); padding: 1rem 1.5rem; } figure.text p { margin: 0; } mark { background: rgb(179 38 30 / 0.16); color: inherit; }
table { border-collapse: collapse; } th, td { text-align: start; padding: 0.125rem 1.5rem 0.125rem 0; border-bottom: 1px solid var(--line); }
@media print { body { padding: 0; max-width: none; font-size: 10pt; } .columns { display: block; } figure { break-inside: avoid; break-before: page; } figure.text { break-inside: auto; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
