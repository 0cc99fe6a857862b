import { type Html, html } from '@winnow/html';

/** What only this page has: the checks, and the resume with its marks. */
export const atsStyle: Html = html`
.columns { display: grid; gap: 2rem; } @media (min-width: 64rem) { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
dl.bars { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0.75rem 1.5rem; }
meter { width: 100%; height: 0.75rem; display: block; }
ul.checks { list-style: none; padding: 0; }
ul.checks > li { border-inline-start: 0.25rem solid var(--line); padding-inline-start: 0.75rem; margin-block: 0.75rem; break-inside: avoid; }
ul.checks p { margin: 0; } ul.checks > .pass { border-color: var(--pass); } ul.checks > .warn { border-color: var(--warn); } ul.checks > .fail { border-color: var(--fail); }
.fix { font-style: italic; } .quotes { margin: 0.25rem 0; font-size: 0.875rem; }
.limits { border: 2px solid var(--fail); padding: 0 1rem 0.5rem; }
.number, .mark b, figure.text a b { display: inline-block; text-decoration: none; min-width: 1.25rem; padding-inline: 0.25rem; border-radius: 0.625rem; white-space: nowrap; background: var(--mark); color: #fff; font-size: 0.75rem; line-height: 1.25rem; text-align: center; }
figure { margin: 0 0 1.5rem; } figcaption { font-weight: 600; }
.paper { position: relative; border: 1px solid var(--line); } .paper img { display: block; width: 100%; }
.mark { position: absolute; border: 2px solid var(--mark); background: rgb(179 38 30 / 0.12); } .mark b { position: absolute; right: 100%; top: 50%; translate: -2px -50%; opacity: 0.9; }
.seen { position: absolute; border: 1px solid var(--seen); background: rgb(11 87 164 / 0.06); } .seen.doubtful { border: 2px dashed var(--warn); background: rgb(122 74 0 / 0.1); }
.read dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0.75rem 2rem; margin: 0; } .read dt { font-weight: 600; } .read a { color: inherit; text-decoration-color: var(--seen); }
.read .doubtful { border-bottom: 2px dashed var(--warn); } .read small { color: var(--warn); } .note { border-inline-start: 0.25rem solid var(--warn); padding-inline-start: 0.75rem; }
.mark:focus-visible { outline: 3px solid #0b57a4; }
figure.text { border: 1px solid var(--line); padding: 1rem 1.5rem; } figure.text p { margin: 0; } mark { background: rgb(179 38 30 / 0.16); color: inherit; }
.terms .missing { color: var(--fail); font-weight: 700; }
@media print {
.columns { display: block; } dl.bars { grid-template-columns: repeat(4, 1fr); margin-block: 0.5rem; } .read dl { gap: 0.3rem 1.5rem; } .limits, .fixes li, .read dl > div { break-inside: avoid; }
.lists > section { columns: 2; column-gap: 2rem; } .lists h3 { column-span: all; } .lists > .words { columns: 3; } .lists > .words h2 { column-span: all; } .lists > .terms { columns: auto; } ul.checks { margin: 0; } ul.checks > li { margin-block: 0 0.5rem; }
.number, .mark b, figure.text a b { color: #fff; }
/* A page of the resume and its marks are one sheet, on A4 and on Letter: the picture is as high as the lower of the two. */
figure { break-before: page; break-inside: avoid; margin: 0; } .paper { width: min(100%, 21cm * var(--shape)); margin-inline: auto; } figure.text { break-before: auto; break-inside: auto; margin-block-start: 1rem; } figure.text ~ figure.text { break-before: auto; }
}
`;
