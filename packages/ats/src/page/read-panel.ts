import type { AtsReport, SectionKind } from '@winnow/contracts';
import { type Content, type Html, html } from '@winnow/html';
import type { PageTexts } from '@winnow/languages/texts';
import { headingOf, type PageView, type ReadMark } from '@winnow/pages';

type Understood = NonNullable<AtsReport['understood']>;
type Value = Understood['skills'][number];

const keyOf = ({ page, box }: Value): string => `${page} ${box?.join(' ')}`;

const valuesOf = ({ name, contact, positions, education, skills, languages }: Understood): readonly Value[] =>
  [
    name,
    ...contact,
    ...positions.flatMap(({ title, company, start, end }) => [title, company, start, end]),
    ...education.flatMap(({ degree, institution, start, end }) => [degree, institution, start, end]),
    ...skills,
    ...languages,
  ].filter((value) => value !== null);

/** The places of all values on pages with an image, in the order of the panel; each is doubtful if one of its values is. */
export const readMarks = (understood: Understood | undefined, pages: readonly PageView[]): ReadonlyMap<string, ReadMark> => {
  const drawn = new Set(pages.flatMap(({ number, picture }) => (picture === null ? [] : [number])));
  const marks = new Map<string, ReadMark>();
  for (const value of understood === undefined ? [] : valuesOf(understood)) {
    const { page, box, doubtful } = value;
    if (box === null || !drawn.has(page)) continue;
    const key = keyOf(value);
    const known = marks.get(key);
    marks.set(key, {
      anchor: known?.anchor ?? `read-${marks.size + 1}`,
      page,
      box,
      doubtful: doubtful || (known?.doubtful ?? false),
    });
  }
  return marks;
};

/** What was read, each value linked to its place on the page, and doubtful ones marked. */
export const readPanel = (
  { understood, reading_note: note, language }: AtsReport,
  texts: PageTexts,
  marks: ReadonlyMap<string, ReadMark>,
): Html | null => {
  if (understood === undefined) return null;
  const heading = (kind: SectionKind): string => headingOf(kind, language) ?? '';
  const show = (value: Value): Html => {
    const mark = marks.get(keyOf(value));
    const text = html`<bdi>${value.value}</bdi>`;
    const linked = mark === undefined ? text : html`<a href="#${mark.anchor}">${text}</a>`;
    return value.doubtful ? html`<span class="doubtful">${linked} <small>${texts.doubtful}</small></span>` : linked;
  };
  const joined = (values: readonly (Value | null)[], sign: string): readonly Content[] =>
    values.filter((value) => value !== null).map((value, index) => [index > 0 && sign, show(value)]);
  const entry = (names: readonly (Value | null)[], start: Value | null, end: Value | null): Html =>
    html`<dd>${joined(names, ' · ')} ${joined([start, end], ' – ')}</dd>
`;
  const row = (label: string, rows: readonly Content[]): Html =>
    html`<div><dt>${label}</dt>
${rows.length === 0 ? html`<dd>–</dd>` : rows}</div>
`;
  const list = (values: readonly Value[]): readonly Content[] =>
    values.length === 0 ? [] : [html`<dd>${joined(values, ' · ')}</dd>`];
  const { name, contact, positions, education, skills, languages } = understood;
  return html`<section class="read" aria-labelledby="read">
<h2 id="read">${texts.read}</h2>
${
  note !== null &&
  note !== undefined &&
  html`<p class="note">${note}</p>
`
}<dl>
${row(texts.name, name === null ? [] : list([name]))}${row(heading('contact'), list(contact))}${row(
  heading('experience'),
  positions.map(({ title, company, start, end }) => entry([title, company], start, end)),
)}${row(
  heading('education'),
  education.map(({ degree, institution, start, end }) => entry([degree, institution], start, end)),
)}${row(heading('skills'), list(skills))}${row(heading('languages'), list(languages))}</dl>
</section>
`;
};
