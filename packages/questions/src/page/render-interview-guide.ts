import type { QuestionCategory, QuestionSet } from '@winnow/contracts';
import { type Content, type Html, html, htmlDocument } from '@winnow/html';
import { localeOf } from '@winnow/languages';
import { type CompetencyId, hiringLocaleOf, type InterviewTexts } from '@winnow/languages/hiring';
import { formatMessage } from '@winnow/languages/texts';
import { guideStyle } from './guide-style.ts';

type Question = QuestionSet['questions'][number];

/** What the questions of a category tell about. */
const competenciesOf: { readonly [category in QuestionCategory]: readonly CompetencyId[] } = {
  technical: ['expertise', 'practice'],
  hr: ['teamwork', 'motivation'],
  personal_development: ['learning'],
  iq_logical: ['logic'],
};

/** In the order of an interview. */
const categories: readonly QuestionCategory[] = ['technical', 'hr', 'personal_development', 'iq_logical'];

const points = [1, 2, 3, 4, 5];

/** Lines to write on. */
const noteLines = 3;

const headingOf = (category: QuestionCategory, { competencies }: InterviewTexts): string =>
  competenciesOf[category].map((id) => competencies[id]).join(' · ');

const row = (label: string, value: Content): Html => html`<dt>${label}</dt><dd dir="auto">${value}</dd>
`;

const anchorList = (anchors: NonNullable<Question['anchors']>): Html =>
  html`<ul class="anchors">${(['1', '3', '5'] as const).map((grade) => html`<li><b>${grade}</b> ${anchors[grade]}</li>`)}</ul>`;

const questionItem = (question: Question, number: number, { guide }: InterviewTexts, language: QuestionSet['language']): Html => {
  const { text, why, listen_for: listenFor, follow_up: followUp, anchors, answer, explanation, competency } = question;
  const numberText = formatMessage('{number}', language, { number });
  return html`<li>
<p class="asked"><b>${numberText}</b> <span dir="auto">${text}</span></p>
<dl>
${why !== null && row(guide.why, why)}${
  listenFor.length > 0 && row(guide.listenFor, html`<ul>${listenFor.map((each) => html`<li>${each}</li>`)}</ul>`)
}${followUp !== null && row(guide.followUp, followUp)}${answer !== null && row(guide.answer, [answer, explanation !== null && ` – ${explanation}`])}${row(
  guide.rating,
  [
    html`<span class="points-to-give">${points.map(() => '☐')}</span>`,
    competency !== null && ` ${competency}`,
    anchors !== null && anchorList(anchors),
  ],
)}</dl>
<div class="notes"><span class="quiet">${guide.notes}</span>${Array.from({ length: noteLines }, () => html`<div></div>`)}</div>
</li>
`;
};

/**
 * The questions as a single self-contained HTML page for the interview: by category, each with what to listen for, what to rate
 * it by, and room for notes. Equal inputs give equal bytes.
 */
export const renderInterviewGuide = ({ questions, language, document, engine_version: version }: QuestionSet): string => {
  const { interview } = hiringLocaleOf(language);
  const ordered = categories.flatMap((category) => questions.filter((each) => each.category === category));
  const numbers = new Map(ordered.map((question, index) => [question, index + 1]));
  const sections = categories.flatMap((category) => {
    const own = ordered.filter((each) => each.category === category);
    if (own.length === 0) return [];
    return html`<section aria-labelledby="category-${category}">
<h2 id="category-${category}">${headingOf(category, interview)}</h2>
<ol class="questions">
${own.map((question) => questionItem(question, numbers.get(question) ?? 0, interview, language))}</ol>
</section>
`;
  });
  return htmlDocument({
    language,
    direction: localeOf(language).direction,
    title: interview.guide.title,
    style: guideStyle,
    content: html`<header>
<h1>${interview.guide.title}</h1>
</header>
<main>
${sections}</main>
<footer>
<p class="quiet">${version} · SHA-256 <code>${document.sha256}</code></p>
</footer>
`,
  });
};
