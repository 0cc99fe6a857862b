import { type Html, html } from '@winnow/html';

/** What reports about a resume share: lists of findings beside its pages, and on paper a sheet for each page. */
export const reportStyle: Html = html`
.number, .mark b, figure.text a b { display: inline-block; text-decoration: none; min-width: 1.25rem; padding-inline: 0.25rem; border-radius: 0.625rem; white-space: nowrap; background: var(--mark); color: #fff; font-size: 0.75rem; line-height: 1.25rem; text-align: center; }
figure { margin: 0 0 1.5rem; } figcaption { font-weight: 600; }
.paper { position: relative; border: 1px solid var(--line); } .paper img { display: block; width: 100%; }
.mark { position: absolute; border: 2px solid var(--mark); background: rgb(179 38 30 / 0.12); } .mark b { position: absolute; right: 100%; top: 50%; translate: calc(-2px - var(--beside, 0) * 1.35rem) -50%; opacity: 0.9; }
.seen { position: absolute; border: 1px solid var(--seen); background: rgb(11 87 164 / 0.06); } .seen.doubtful { border: 2px dashed var(--warn); background: rgb(122 74 0 / 0.1); }
.mark:focus-visible { outline: 3px solid #0b57a4; }
figure.text { border: 1px solid var(--line); padding: 1rem 1.5rem; } figure.text p { margin: 0; } mark { background: rgb(179 38 30 / 0.16); } mark:has(~ .good, ~ .fair) { background: rgb(28 107 51 / 0.16); } mark { color: inherit; }
ul.checks { list-style: none; padding: 0; }
ul.checks > li { border-inline-start: 0.25rem solid var(--line); padding-inline-start: 0.75rem; margin-block: 0.75rem; break-inside: avoid; }
ul.checks p { margin: 0; } ul.checks > .pass { border-color: var(--pass); } ul.checks > .warn { border-color: var(--warn); } ul.checks > .fail { border-color: var(--fail); }
.quotes { margin: 0.25rem 0; font-size: 0.875rem; } .note { border-inline-start: 0.25rem solid var(--warn); padding-inline-start: 0.75rem; }
dl.bars { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0.75rem 1.5rem; }
meter { width: 100%; height: 0.75rem; display: block; }
.columns { display: grid; gap: 2rem; } @media (min-width: 64rem) { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
.number.good, .mark.good b, figure.text a.good b { background: #1c6b33; } .number.fair, .mark.fair b, figure.text a.fair b { background: #7a4a00; } .mark.good { border-color: #1c6b33; background: rgb(28 107 51 / 0.12); } .mark.fair { border-color: #7a4a00; background: rgb(122 74 0 / 0.12); }
@media print {
.columns { display: block; } ul.checks { list-style: none; padding: 0; }
ul.checks > li { border-inline-start: 0.25rem solid var(--line); padding-inline-start: 0.75rem; margin-block: 0.75rem; break-inside: avoid; }
ul.checks p { margin: 0; } ul.checks > .pass { border-color: var(--pass); } ul.checks > .warn { border-color: var(--warn); } ul.checks > .fail { border-color: var(--fail); }
.quotes { margin: 0.25rem 0; font-size: 0.875rem; } .note { border-inline-start: 0.25rem solid var(--warn); padding-inline-start: 0.75rem; }
dl.bars { grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); margin-block: 0.5rem; }
.number, .mark b, figure.text a b { color: #fff; }
.lists > section { columns: 2; column-gap: 2rem; } .lists h3 { column-span: all; } ul.checks { margin: 0; } ul.checks > li { margin-block: 0 0.5rem; }
/* A page of the resume and its marks are one sheet, on A4 and on Letter: the picture is as high as the lower of the two. */
figure { break-before: page; break-inside: avoid; margin: 0; } .paper { width: min(100%, 21cm * var(--shape)); margin-inline: auto; } figure.text { break-before: auto; break-inside: auto; margin-block-start: 1rem; } figure.text figcaption, figure.text figcaption + p { break-after: avoid; } figure.text ~ figure.text { break-before: auto; }
}
`;
