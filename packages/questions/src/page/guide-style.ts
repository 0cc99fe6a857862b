import { type Html, html } from '@winnow/html';

/** What only the interview guide has: questions, what to rate them by, and room to write. */
export const guideStyle: Html = html`
body { max-width: 56rem; } ol.questions { list-style: none; padding: 0; margin: 0; }
.questions > li { border: 1px solid var(--line); border-radius: 0.25rem; padding: 0.75rem 1rem; margin-block: 0.75rem; break-inside: avoid; }
.asked { display: flex; gap: 0.75rem; margin: 0 0 0.5rem; font-weight: 600; } .asked b { color: var(--quiet); min-width: 1.5rem; }
dl { display: grid; grid-template-columns: minmax(6rem, 10rem) minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0; } dt { color: var(--quiet); font-size: 0.875rem; } dd ul { margin: 0; padding-inline-start: 1rem; }
.anchors { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.25rem 1rem; list-style: none; padding: 0; font-size: 0.875rem; }
.points-to-give { letter-spacing: 0.75rem; white-space: nowrap; }
.notes { margin-block-start: 0.5rem; } .notes div { border-bottom: 1px solid var(--line); height: 2rem; }

@media (max-width: 40rem) { dl, .anchors { grid-template-columns: 1fr; } dt { margin-block-start: 0.25rem; } }
@media print { .questions > li { padding: 0.4rem 0.75rem; margin-block: 0.4rem; } dl { grid-template-columns: 9rem minmax(0, 1fr); row-gap: 0.15rem; } .notes { margin-block-start: 0.25rem; } .notes div { height: 1.6rem; } .anchors { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`;
