import type { LanguageCode, QuestionDraft, QuestionDrafts } from '@winnow/contracts';
import { addressesMachine } from '@winnow/languages';
import { renderQuestionSet } from './render-question-set.ts';

/** A question that a chat provider may word: what the interviewer quotes, and what the built-in question asks of it. */
export type WordingItem = {
  readonly id: string;
  readonly quote: string;
  /** Words of the job, where the question is about one of its requirements. */
  readonly requirement: string | null;
  readonly question: string;
};

/** Everything that is sent: items, and the language of the wording. */
export type WordingRequest = { readonly language: LanguageCode; readonly items: readonly WordingItem[] };

/** The questions as built in, without what introduces them; their texts by ID. */
export const builtInTexts = (drafts: QuestionDrafts, language: LanguageCode): ReadonlyMap<string, string> => {
  const questions = drafts.questions.map(({ lead: _, worded: _worded, ...draft }): QuestionDraft => draft);
  const about = {
    requestId: '',
    jobId: '',
    jobVersion: 1,
    cached: false,
    mode: 'both',
    requested: 0,
    engineVersion: '',
  } as const;
  const set = renderQuestionSet({ ...drafts, questions }, { ...about, language });
  return new Map(set.questions.map(({ id, text }) => [id, text]));
};

/** Of questions about what is missing or denied every word matters, and authored ones are better than what a model knows of a quote. */
const mayBeWorded = ({ scope, based_on: { kind }, why, authored }: QuestionDraft): boolean =>
  scope === 'personal' && (kind === 'claim' || kind === 'requirement') && why !== 'denied' && authored === undefined;

/**
 * What a chat provider is asked: the personal questions about words of the resume. `mask` blanks what names the person; a quote with
 * such words, or with instructions to a machine, is not sent.
 */
export const wordingRequest = (
  drafts: QuestionDrafts,
  language: LanguageCode,
  mask: (text: string) => string,
): WordingRequest => {
  const texts = builtInTexts(drafts, language);
  const items = drafts.questions.filter(mayBeWorded).flatMap(({ id, values }): readonly WordingItem[] => {
    const { quote, requirement } = values;
    if (typeof quote !== 'string' || mask(quote) !== quote || addressesMachine(quote)) return [];
    return [{ id, quote, requirement: typeof requirement === 'string' ? requirement : null, question: texts.get(id) ?? '' }];
  });
  return { language, items };
};
