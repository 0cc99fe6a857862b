import { type Html, html } from '@winnow/html';

/** What only this page has: limits, fixes, what was read, and the table of terms. */
export const atsStyle: Html = html`
.fix { font-style: italic; }
.limits { border: 2px solid var(--fail); padding: 0 1rem 0.5rem; }
.read dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0.75rem 2rem; margin: 0; } .read dt { font-weight: 600; } .read a { color: inherit; text-decoration-color: var(--seen); }
.read .doubtful { border-bottom: 2px dashed var(--warn); } .read small { color: var(--warn); }
@media (min-width: 40rem) { .terms td, .terms thead th { overflow-wrap: break-word; } .terms tbody th { min-inline-size: 9rem; } } @media screen and (max-width: 40rem) { .terms thead { display: none; } .terms tr { display: block; padding-block: 0.4rem; border-block-end: 1px solid var(--line); } .terms th, .terms td { display: block; border: 0; padding: 0; } .terms td[data-column]::before { content: attr(data-column) ": "; color: var(--quiet); } } .terms .missing { color: var(--fail); font-weight: 700; }
@media print {
.read dl { gap: 0.3rem 1.5rem; } .limits, .fixes li, .read dl > div { break-inside: avoid; }
.lists > .words { columns: 3; } .lists > .words h2 { column-span: all; } .lists > .terms { columns: auto; }
}
`;
