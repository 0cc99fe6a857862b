import type { QuestionCategory, QuestionSet } from '@winnow/contracts';
import { type Look, paragraphs } from './layout.ts';

const titles: { readonly [category in QuestionCategory]: string } = {
  hr: 'HR',
  technical: 'Technical',
  iq_logical: 'IQ and logic',
  personal_development: 'Personal development',
};

const writeQuestion = (question: QuestionSet['questions'][number], number: number, { paint }: Look): string => {
  const { text, difficulty, based_on, listen_for, follow_up, answer, explanation } = question;
  const notes: readonly (readonly [string, string | null])[] = [
    ['about', based_on.quote === null ? null : `"${based_on.quote}"`],
    ['listen for', listen_for.length === 0 ? null : listen_for.join('; ')],
    ['follow up', follow_up],
    ['answer', answer],
    ['because', explanation],
  ];
  const lines = notes.flatMap(([name, value]) => (value === null ? [] : [`   ${paint('dim', `${name}:`)} ${value}`]));
  return [`${number}. ${text} ${paint('dim', `(${difficulty})`)}`, ...lines].join('\n');
};

/** Interview questions as text, by category. */
export const writeQuestionSet = ({ questions, seed, job_id }: QuestionSet, look: Look): string => {
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  const categories = [...new Set(questions.map(({ category }) => category))];
  const parts = categories.flatMap((category) => [
    look.paint('bold', titles[category]),
    ...numbered
      .filter(({ question }) => question.category === category)
      .map((each) => writeQuestion(each.question, each.number, look)),
  ]);
  return paragraphs([...parts, look.paint('dim', `Job ${job_id}. The same questions again: --seed ${seed}`)]);
};
