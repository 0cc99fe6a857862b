import type { LanguageCode, QuestionCategory, QuestionDraft, QuestionDrafts, QuestionMode, QuestionSet } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { hiringLocaleOf, type InterviewTexts } from '@winnow/languages/hiring';
import { formatMessage } from '@winnow/languages/texts';
import { authoredQuestion } from './authored.ts';
import { listIn } from './logical/logical-item.ts';
import type { AuthoredQuestion } from './schema/authored.ts';

export type QuestionSetOptions = {
  readonly language: LanguageCode;
  readonly requestId: string;
  readonly jobId: string;
  readonly jobVersion: number;
  readonly cached: boolean;
  readonly mode: QuestionMode;
  /** How many questions were requested. */
  readonly requested: number;
  /** Version of the engine that created the drafts. */
  readonly engineVersion: string;
};

type Values = QuestionDraft['values'];

const textOf = (texts: Readonly<Record<string, string>>, id: string): string => {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
  if (text === undefined) throw new AppError('INTERNAL', `The interview text ${id} is missing.`);
  return text;
};

const writeNumber = (number: number, language: LanguageCode): string => formatMessage('{number}', language, { number });

/** Greek capitals lose their accents only in headlines, which the language rules do not cover. */
const capitalised = (text: string, language: LanguageCode): string => {
  const [first = ''] = text;
  const upper = language === 'el' ? first.toUpperCase() : first.toLocaleUpperCase(language);
  return `${upper}${text.slice(first.length)}`;
};

const clausesOf = (clues: QuestionDraft['clues'], { orderClue, separators }: InterviewTexts, language: LanguageCode): string => {
  const clauses = clues.map((clue) => formatMessage(orderClue, language, clue));
  return capitalised(clauses.join(separators.semicolon), language);
};

/** Formats lists in the style of the language: in the values of a draft, they have English commas and digits. */
const listsOf = ({ terms, names, order }: Values, language: LanguageCode): Values => {
  const { comma } = hiringLocaleOf(language).interview.separators;
  const people = new Intl.ListFormat(language, { type: 'conjunction' });
  const items = (list: string | number): readonly string[] => listIn(String(list));
  return {
    ...(terms === undefined
      ? {}
      : {
          terms: items(terms)
            .map((term) => writeNumber(Number(term), language))
            .join(comma),
        }),
    ...(names === undefined ? {} : { names: people.format(items(names)) }),
    ...(order === undefined ? {} : { order: items(order).join(comma) }),
  };
};

/** Authored questions exist in one language. */
const authoredLanguage: LanguageCode = 'en';

const anchorsOf = (
  { anchors }: QuestionDraft,
  texts: InterviewTexts,
  authored: AuthoredQuestion | undefined,
): QuestionSet['questions'][number]['anchors'] => {
  if (anchors === undefined) return null;
  const all: Readonly<Record<string, InterviewTexts['anchors']['deed']>> = texts.anchors;
  const found = Object.hasOwn(all, anchors) ? all[anchors] : undefined;
  if (found === undefined) throw new AppError('INTERNAL', `The interview text ${anchors} is missing.`);
  const { weak, good, excellent } = authored ?? {};
  return { '1': weak ?? found['1'], '3': good ?? found['3'], '5': excellent ?? found['5'] };
};

const reasonOf = ({ why, based_on }: QuestionDraft, texts: InterviewTexts, language: LanguageCode): string | null => {
  if (why === undefined) return null;
  const reason = textOf(texts.why, why);
  return based_on.quote === null
    ? reason
    : formatMessage(textOf(texts.leads, 'because'), language, { reason, quote: based_on.quote });
};

/** A worded question always follows the quote, whose words stand in the resume. */
const ledIn = (
  question: string,
  lead: string | undefined,
  values: Values,
  texts: InterviewTexts,
  language: LanguageCode,
): string => (lead === undefined ? question : formatMessage(textOf(texts.leads, lead), language, { ...values, question }));

const renderQuestion = (
  draft: QuestionDraft,
  texts: InterviewTexts,
  language: LanguageCode,
): QuestionSet['questions'][number] => {
  const { id, category, difficulty, based_on, template, clues, follow_up, answer, explanation, lead } = draft;
  const logical = category === 'iq_logical';
  const values = logical
    ? { ...draft.values, ...listsOf(draft.values, language), clues: clausesOf(clues, texts, language) }
    : draft.values;
  const number = draft.values.answer;
  const authored = draft.authored === undefined || language !== authoredLanguage ? undefined : authoredQuestion(draft.authored);
  const worded = draft.worded?.language === language ? draft.worded : undefined;
  const asked = worded?.text ?? authored?.ask ?? formatMessage(textOf(texts.questions, template), language, values);
  const competency = authored?.competency ?? draft.competency;
  return {
    id,
    category,
    scope: draft.scope ?? null,
    text: ledIn(asked, worded === undefined ? lead : (lead ?? 'quote'), values, texts, language),
    competency: competency === undefined ? null : textOf(texts.competencies, competency),
    why: reasonOf(draft, texts, language),
    difficulty,
    based_on,
    listen_for: worded?.listen_for ?? authored?.listen_for ?? draft.listen_for.map((each) => textOf(texts.listenFor, each)),
    anchors: anchorsOf(draft, texts, authored),
    follow_up: worded?.follow_up ?? authored?.follow_up ?? (follow_up === null ? null : textOf(texts.followUps, follow_up)),
    answer: typeof number === 'number' ? writeNumber(number, language) : answer,
    explanation: explanation === null ? null : formatMessage(textOf(texts.explanations, explanation), language, values),
  };
};

const countsOf = (questions: QuestionDrafts['questions']): QuestionSet['counts'] => {
  const count = (category: QuestionCategory): number => questions.filter((each) => each.category === category).length;
  return {
    hr: count('hr'),
    technical: count('technical'),
    iq_logical: count('iq_logical'),
    personal_development: count('personal_development'),
  };
};

/**
 * Renders drafts as the response body in one language; quotes stay in theirs. Equal inputs give equal bytes. Throws `INTERNAL`
 * for a missing text.
 */
export const renderQuestionSet = (
  drafts: QuestionDrafts,
  { language, requestId, jobId, jobVersion, cached, mode, requested, engineVersion }: QuestionSetOptions,
): QuestionSet => {
  const { interview } = hiringLocaleOf(language);
  const missing = requested - drafts.questions.length;
  return {
    request_id: requestId,
    job_id: jobId,
    job_version: jobVersion,
    engine_version: engineVersion,
    language,
    cached,
    provider: drafts.questions.some(({ worded }) => worded?.language === language) ? 'model' : 'builtin',
    seed: drafts.seed,
    counts: countsOf(drafts.questions),
    mode,
    requested,
    shortfall: missing > 0 ? { count: missing, reason: 'material_exhausted' } : null,
    questions: drafts.questions.map((draft) => renderQuestion(draft, interview, language)),
    document: drafts.document,
  };
};
