import type { Box, LanguageCode } from '@winnow/contracts';
import { type Html, html } from '@winnow/kernel';
import { formatMessage, type PageTexts } from '@winnow/languages';
import { anchorOf, type Finding } from './findings.ts';
import type { PageView, ViewedLine } from './page-view.ts';

/** A quote is cut at 120 UTF-16 units, a line is not; this much tells a line from others. */
const tellingLength = 60;

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;

/** Marks are drawn a little larger than what they mark. */
const margin = 2;

const placeOf = ([left, top, right, bottom]: Box, { width, height }: PageView): string =>
  [
    `left:${percent(left - margin, width)}`,
    `top:${percent(top - margin, height)}`,
    `width:${percent(right - left + 2 * margin, width)}`,
    `height:${percent(bottom - top + 2 * margin, height)}`,
  ].join(';');

const marksOf = (page: PageView, findings: readonly Finding[]): readonly Html[] =>
  findings.flatMap(({ id, number, message, evidence }) =>
    evidence.flatMap(({ page: at, box }) =>
      at === page.number && box !== null
        ? [html`<a class="mark" href="#${anchorOf(id)}" title="${message}" style="${placeOf(box, page)}"><b>${number}</b></a>`]
        : [],
    ),
  );

const findingsOn = ({ text }: ViewedLine, page: number, findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ evidence }) =>
    evidence.some(
      ({ page: at, quote }) => at === page && quote !== '' && text.slice(0, tellingLength) === quote.slice(0, tellingLength),
    ),
  );

const textLine = (line: ViewedLine, page: number, findings: readonly Finding[]): Html => {
  const own = findingsOn(line, page, findings);
  const sign = line.bullet && '• ';
  if (own.length === 0) return html`<p dir="auto">${sign}${line.text}</p>`;
  const numbers = own.map(({ id, number, message }) => html` <a href="#${anchorOf(id)}" title="${message}"><b>${number}</b></a>`);
  return html`<p dir="auto"><mark>${sign}${line.text}</mark>${numbers}</p>`;
};

/** The pages of the resume, each with the findings marked on it. */
export const resumePages = (
  pages: readonly PageView[],
  findings: readonly Finding[],
  texts: PageTexts,
  language: LanguageCode,
): readonly Html[] =>
  pages.map((page) => {
    const caption = html`<figcaption>${formatMessage(texts.page, language, { page: page.number })}</figcaption>`;
    if (page.picture === null)
      return html`<figure class="text">${caption}
<p class="quiet">${texts.pageText}</p>
${page.lines.map((line) => textLine(line, page.number, findings))}
</figure>
`;
    const alt = formatMessage(texts.pagePicture, language, { page: page.number });
    return html`<figure>${caption}
<div class="paper" dir="ltr"><img alt="${alt}" src="data:image/png;base64,${page.picture}">${marksOf(page, findings)}</div>
</figure>
`;
  });
