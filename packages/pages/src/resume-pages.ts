import type { Box, LanguageCode } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import { formatMessage, type PageTexts } from '@winnow/languages/texts';
import { type Finding, markAnchorOf } from './finding.ts';
import type { PageView, ViewedLine } from './page-view.ts';

/** A place where something was read: values of one line share it. */
export type ReadMark = { readonly anchor: string; readonly page: number; readonly box: Box; readonly doubtful: boolean };

/** A quote is truncated at 120 UTF-16 units, a line is not; this length identifies a line. */
const comparedLength = 60;

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;

/** Marks are drawn slightly larger than what they mark. */
const margin = 2;

/** The part of a box on the page; `undefined` when there is none, as on a page that was cropped. */
const boxOn = ([left, top, right, bottom]: Box, { width, height }: PageView): Box | undefined =>
  left > width || top > height || right < 0 || bottom < 0
    ? undefined
    : [Math.max(0, left - margin), Math.max(0, top - margin), Math.min(width, right + margin), Math.min(height, bottom + margin)];

const placeOf = ([left, top, right, bottom]: Box, { width, height }: PageView): string =>
  [
    `left:${percent(left, width)}`,
    `top:${percent(top, height)}`,
    `width:${percent(right - left, width)}`,
    `height:${percent(bottom - top, height)}`,
  ].join(';');

/** A mark on a page, in the order of the page's markup: a box of its image or a line of its text. */
type Mark = {
  readonly finding: Finding;
  readonly box: Box | null;
  readonly line: number | null;
  /** How many marks at the same place come before it. */
  readonly beside: number;
};

/** A finding about a whole page is listed after some of its lines; a mark on each would hide the others. */
const maxMarkedLines = 20;

const comparedPart = (text: string): string => text.slice(0, comparedLength);

/** A shorter line is found in sentences that have nothing to do with it. */
const minLine = 12;

/** The lines that a quote is, or else the lines that it is a part of or that are parts of it: sentences wrap. */
const linesOf = (quote: string, texts: ReadonlySet<string>): readonly string[] =>
  texts.has(comparedPart(quote))
    ? [comparedPart(quote)]
    : [...texts].filter((text) => text.includes(quote) || (text.length >= minLine && quote.includes(text)));

/** The lines that a page's findings quote, in line order. */
const markedLines = ({ number, lines }: PageView, findings: readonly Finding[]): readonly Mark[] => {
  const texts = new Set(lines.map(({ text }) => comparedPart(text)));
  const quoting = new Map<string, Set<Finding>>();
  for (const finding of findings)
    for (const { page, quote } of finding.evidence) {
      if (page !== number || quote === '') continue;
      for (const text of linesOf(quote, texts)) quoting.set(text, (quoting.get(text) ?? new Set()).add(finding));
    }
  const counts = new Map<Finding, number>();
  const isShown = (finding: Finding): boolean => {
    const count = (counts.get(finding) ?? 0) + 1;
    counts.set(finding, count);
    return count <= maxMarkedLines;
  };
  return lines.flatMap(({ text }, line) =>
    [...(quoting.get(comparedPart(text)) ?? [])].filter(isShown).map((finding) => ({ finding, line, box: null, beside: 0 })),
  );
};

/** More numbers than the margin of a page has room for lie on top of each other. */
const maxBeside = 3;

/** The places of a quote on a drawn page: its own or, without one, those of its lines. */
const boxesOf = ({ quote, box }: Finding['evidence'][number], page: PageView, texts: ReadonlySet<string>): readonly Box[] => {
  if (box !== null || quote === '') return box === null ? [] : [box];
  const found = new Set(linesOf(quote, texts));
  return page.lines.flatMap(({ text, box: line }) => (found.has(comparedPart(text)) && line ? [line] : []));
};

const markedBoxes = (page: PageView, findings: readonly Finding[]): readonly Mark[] => {
  const texts = new Set(page.lines.map(({ text }) => comparedPart(text)));
  const taken = new Map<string, number>();
  return findings.flatMap((finding) =>
    finding.evidence
      .filter(({ page: at }) => at === page.number)
      .flatMap((place) => boxesOf(place, page, texts))
      .flatMap((box) => {
        const shown = boxOn(box, page);
        if (shown === undefined) return [];
        const key = shown.slice(0, 2).map(Math.round).join(' ');
        const beside = taken.get(key) ?? 0;
        taken.set(key, beside + 1);
        return [{ finding, line: null, box: shown, beside: Math.min(beside, maxBeside) }];
      }),
  );
};

/** A page with its marks; the first mark of each finding has an anchor. */
export type MarkedPage = { readonly page: PageView; readonly marks: readonly (Mark & { readonly first: boolean })[] };

/** Finds what is marked on each page. */
const markPages = (pages: readonly PageView[], findings: readonly Finding[]): readonly MarkedPage[] => {
  const named = new Set<number>();
  const isFirst = ({ finding: { number } }: Mark): boolean => !named.has(number) && named.add(number).has(number);
  return pages.map((page) => {
    const marks = page.picture === null ? markedLines(page, findings) : markedBoxes(page, findings);
    return { page, marks: marks.map((mark) => ({ ...mark, first: isFirst(mark) })) };
  });
};

/** Marks the findings, and numbers those that have a place on the pages: every number leads somewhere. */
export const placeFindings = <T extends Finding>(
  pages: readonly PageView[],
  findings: readonly T[],
): { readonly findings: readonly T[]; readonly marked: readonly MarkedPage[] } => {
  const there = new Set(markPages(pages, findings).flatMap(({ marks }) => marks.map(({ finding }) => finding.number)));
  const placed = findings.filter(({ number }) => there.has(number)).map((finding, index) => ({ ...finding, number: index + 1 }));
  return { findings: placed, marked: markPages(pages, placed) };
};

/** A link from a mark to its finding. */
const markLink = ({ finding, first, box, beside }: MarkedPage['marks'][number], page: PageView): Html => {
  const { anchor, number, message, tone } = finding;
  const own = first && html` id="${markAnchorOf(finding)}"`;
  const drawn = box !== null && html` style="${placeOf(box, page)}${beside > 0 && `;--beside:${beside}`}"`;
  const classes = [box === null ? '' : 'mark', tone ?? ''].filter((each) => each !== '').join(' ');
  const place = [classes !== '' && html` class="${classes}"`, drawn];
  return html`<a${own} href="#${anchor}" title="${message}"${place}><b>${number}</b></a>`;
};

/** The place of something that was read; the panel links to it. */
const readBox = ({ anchor, page: number, box, doubtful }: ReadMark, page: PageView): Html | null => {
  const shown = number === page.number ? boxOn(box, page) : undefined;
  return shown === undefined
    ? null
    : html`<span id="${anchor}" class="seen${doubtful && ' doubtful'}" style="${placeOf(shown, page)}"></span>`;
};

const textLine = (line: ViewedLine, links: readonly Html[]): Html => {
  const sign = line.bullet && '• ';
  if (links.length === 0) return html`<p dir="auto">${sign}${line.text}</p>`;
  return html`<p dir="auto"><mark>${sign}${line.text}</mark>${links.map((link) => html` ${link}`)}</p>`;
};

/** The pages of the resume, each with the findings and what was read marked on it. */
export const resumePages = (
  marked: readonly MarkedPage[],
  read: readonly ReadMark[],
  texts: PageTexts,
  language: LanguageCode,
): readonly Html[] =>
  marked.map(({ page, marks }) => {
    const coarse = page.coarse !== null && html` <span class="quiet">${page.coarse[0]} × ${page.coarse[1]} px</span>`;
    const caption = html`<figcaption>${formatMessage(texts.page, language, { page: page.number })}${coarse}</figcaption>`;
    const links = Map.groupBy(marks, ({ line }) => line);
    const linksOf = (line: number | null): readonly Html[] => (links.get(line) ?? []).map((mark) => markLink(mark, page));
    if (page.picture === null)
      return html`<figure class="text">${caption}
<p class="quiet">${texts.pageText}</p>
${page.lines.map((line, index) => textLine(line, linksOf(index)))}
${
  page.moreLines > 0 &&
  html`<p class="quiet">… +${formatMessage('{count}', language, { count: page.moreLines })}</p>
`
}</figure>
`;
    const alt = formatMessage(texts.pagePicture, language, { page: page.number });
    return html`<figure>${caption}
<div class="paper" dir="ltr" style="--shape:${Math.round((1_000 * page.width) / page.height) / 1_000}"><img alt="${alt}" src="data:image/png;base64,${page.picture}">${read.map((mark) => readBox(mark, page))}${linksOf(null)}</div>
</figure>
`;
  });
