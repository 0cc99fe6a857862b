import { type Content, type Html, html } from '@winnow/html';

type Table = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first one names the row. */
  readonly rows: readonly (readonly Content[])[];
  /** Shown when there are no rows. */
  readonly empty: string;
};

/** A table. On small screens, CSS stacks its rows, so the roles are explicit: stacking would remove them. */
export const table = ({ caption, columns, rows, empty }: Table): Html => {
  if (rows.length === 0) return html`<p>${empty}</p>`;
  const cell = (content: Content, index: number): Html =>
    index === 0
      ? html`<th scope="row" role="rowheader">${content}</th>`
      : html`<td role="cell" data-label="${columns[index]}">${content}</td>`;
  return html`<table role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map((cells) => html`<tr role="row">${cells.map(cell)}</tr>\n`)}</tbody>
</table>`;
};

/** A list of named facts. */
export const facts = (items: readonly (readonly [name: string, content: Content])[]): Html =>
  html`<dl>${items.map(([name, content]) => html`<div><dt>${name}</dt><dd>${content}</dd></div>`)}</dl>`;

/** A link to the older part of a list. */
export const olderLink = (path: string, next: string | null): Html | undefined =>
  next === null ? undefined : html`<p><a href="${path}?after=${next}">Older</a></p>`;
